import { Box, Card, CardContent, Link as TextLink, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import type { Identifier } from 'react-admin';
import { Link } from 'react-router-dom';
import { filteredList } from '../app/base.ts';
import { FailureNote } from '../app/failure-note.tsx';
import { moneyText } from '../fields/money.ts';
import { useOrganizationMoney } from '../fields/use-money.tsx';
import { useBalances } from './use-balances.ts';

interface MoneyCardProps {
  /** The client whose invoices count; without it those of all clients. */
  readonly clientId?: Identifier;
}

/** The card with the open and the overdue balances of clients and the refunds due, by currency, as the statement has them. */
export function MoneyCard({ clientId }: MoneyCardProps): ReactElement {
  const { data, error, refetch } = useBalances(clientId);
  const ofClient = clientId === undefined ? {} : { client_id: clientId };
  const unpaid = data?.map(({ currency, count, balance }) => ({ currency, count, amount: balance }));
  const overdue = data?.map((one) => ({
    currency: one.currency,
    count: one.overdue_count,
    amount: one.overdue_balance,
  }));
  const refunds = data?.map((one) => ({
    currency: one.currency,
    count: one.refund_count,
    amount: one.refund_balance,
  }));
  return (
    <Card component="section" aria-label="Unpaid invoices">
      {error ? (
        <CardContent>
          <FailureNote error={error} onRetry={refetch} />
        </CardContent>
      ) : (
        <Box component="dl" sx={FIGURES}>
          <Figure label="Unpaid" sums={unpaid} filter={{ ...ofClient, unpaid: true }} />
          <Figure label="Overdue" sums={overdue} filter={{ ...ofClient, overdue: true }} isBad />
          {refunds?.some(({ count }) => count > 0) && (
            <Figure label="Refund due" sums={refunds} filter={{ ...ofClient, refund_due: true }} />
          )}
        </Box>
      )}
    </Card>
  );
}

const FIGURES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  m: 0,
  '& > div': { px: 2, py: 1.5, minWidth: 0 },
  '& > div + div': { borderInlineStart: 1, borderColor: 'divider' },
};

/** Holds the place of an amount that is not known yet. */
const LINE = '\u00a0';

interface Sum {
  readonly currency: string;
  readonly count: number;
  readonly amount: number;
}

interface FigureProps {
  readonly label: string;
  readonly sums: readonly Sum[] | undefined;
  readonly filter: object;
  readonly isBad?: boolean;
}

function Figure({ label, sums, filter, isBad }: FigureProps): ReactElement {
  const { currency, locale } = useOrganizationMoney();
  const count = sums?.reduce((all, sum) => all + sum.count, 0) ?? 0;
  const there = sums?.filter((sum) => sum.count > 0) ?? [];
  const shown = there.length > 0 ? there : [{ currency, amount: 0 }];
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {shown.map((sum) => (
          <Typography key={sum.currency} variant="h4" component="p" sx={{ ...AMOUNT, ...(isBad && count > 0 && BAD) }}>
            {sums ? moneyText(sum.amount, { currency: sum.currency, locale }) : LINE}
          </Typography>
        ))}
        <TextLink component={Link} to={filteredList('invoices', filter)} variant="caption">
          {sums ? `${count} ${count === 1 ? 'invoice' : 'invoices'}` : '…'}
        </TextLink>
      </Box>
    </div>
  );
}

const AMOUNT = { fontVariantNumeric: 'tabular-nums', lineHeight: 1.4, overflowWrap: 'anywhere' };
const BAD = { color: 'error.main' };

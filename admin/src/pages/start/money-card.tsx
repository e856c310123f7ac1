import { Box, Link as TextLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { http } from '../../services.ts';
import { StartCard } from './start-card.tsx';

/** The sums of open invoices in one currency, in its smallest unit. */
interface Balance {
  readonly currency: string;
  readonly count: number;
  readonly balance: number;
  readonly overdue_count: number;
  readonly overdue_balance: number;
  readonly refund_count: number;
  readonly refund_balance: number;
}

/** The card with the open and the overdue balances of clients and the refunds due, by currency, as the statement has them. */
export function MoneyCard(): ReactElement {
  const { data, error } = useQuery({
    queryKey: ['start', 'money'],
    queryFn: async ({ signal }) =>
      (await http<{ records: readonly Balance[] }>('GET', '/api/invoices/balances', { signal })).body.records,
  });
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
    <StartCard title="Unpaid invoices" problem={error?.message}>
      <Box sx={{ display: 'flex', columnGap: 4, rowGap: 2, flexWrap: 'wrap', '& > *': { minWidth: 0 } }}>
        <Figure label="Unpaid" sums={unpaid} filter={{ unpaid: true }} />
        <Figure label="Overdue" sums={overdue} filter={{ overdue: true }} isBad />
        {refunds?.some(({ count }) => count > 0) && (
          <Figure label="Refund due" sums={refunds} filter={{ refund_due: true }} />
        )}
      </Box>
    </StartCard>
  );
}

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
  const search = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  const count = sums?.reduce((all, sum) => all + sum.count, 0) ?? 0;
  const there = sums?.filter((sum) => sum.count > 0) ?? [];
  const shown = there.length > 0 ? there : [{ currency, amount: 0 }];
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      {(sums ? shown : []).map((sum) => (
        <Typography
          key={sum.currency}
          variant="h4"
          component="p"
          sx={{
            color: isBad && count > 0 ? 'error.main' : undefined,
            fontVariantNumeric: 'tabular-nums',
            fontSize: { xs: '1.5rem', sm: '2.125rem' },
            overflowWrap: 'anywhere',
          }}
        >
          {moneyText(sum.amount, { currency: sum.currency, locale })}
        </Typography>
      ))}
      <TextLink component={Link} to={`${BASE}/invoices?${search}`} variant="body2">
        {sums ? `${count} ${count === 1 ? 'invoice' : 'invoices'}` : '…'}
      </TextLink>
    </div>
  );
}

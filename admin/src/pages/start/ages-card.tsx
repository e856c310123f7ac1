import { Link as TextLink, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE, filteredList } from '../../app/base.ts';
import { QueryCard } from '../../app/query-card.tsx';
import { BarRow, BarRows } from '../../charts/bar-row.tsx';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { useBalances } from '../../resources/use-balances.ts';
import { useToday } from '../../session/use-session.ts';
import { agesOf } from './ages.ts';

/** The card with the unpaid amounts by age, in the currency of the organization or, without any in it, in the first one. */
export function AgesCard(): ReactElement {
  const money = useOrganizationMoney();
  const today = useToday();
  const query = useBalances();
  const unpaid = query.data?.filter(({ count }) => count > 0) ?? [];
  const shown = unpaid.find(({ currency }) => currency === money.currency) ?? unpaid[0];
  const others = unpaid.filter((one) => one !== shown).map(({ currency }) => currency);
  const problem = query.data && !shown ? 'Nothing is unpaid.' : undefined;
  return (
    <QueryCard title="Unpaid by age" query={query} problem={problem} action={<ReportLink />}>
      <BarRows>
        {shown &&
          agesOf(shown, today).map(({ label, amount, filter, colour }) => (
            <BarRow
              key={label}
              label={label}
              to={filteredList('invoices', filter)}
              part={amount / Math.max(1, shown.balance)}
              text={moneyText(amount, { ...money, currency: shown.currency })}
              colour={colour}
            />
          ))}
      </BarRows>
      {others.length > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {`Without ${others.join(', ')}, which the report has`}
        </Typography>
      )}
    </QueryCard>
  );
}

const ReportLink = (): ReactElement => (
  <TextLink component={Link} to={`${BASE}/reports?report=receivables`} variant="body2">
    Open report
  </TextLink>
);

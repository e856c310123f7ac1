import { Box, Link as TextLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactElement, Suspense } from 'react';
import type { Identifier } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { QueryCard } from '../../app/query-card.tsx';
import { wholeUnits } from '../../charts/bars.ts';
import { monthText } from '../../fields/dates.ts';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { http } from '../../services.ts';
import { useToday } from '../../session/use-session.ts';
import { type RevenueOfMonth, startOfTwoYears, type TwoYears, twoYearsOf } from './two-years.ts';

/** The library of the charts is loaded once there is something to show. */
const BarFigure = lazy(async () => ({ default: (await import('../../charts/bar-figure.tsx')).BarFigure }));

/** The report reads all documents of two years, so it is not read again within that time in milliseconds. */
const FRESH_MS = 10 * 60_000;
const HEIGHT = 284;

interface RevenueCardProps {
  /** The client whose invoices count; without it those of all clients. */
  readonly clientId?: Identifier;
}

/** The card with the revenue by month, beside that of the year before; of a client without any, nothing. */
export function RevenueCard({ clientId }: RevenueCardProps): ReactElement | null {
  const { currency } = useOrganizationMoney();
  const to = useToday();
  const query = useQuery({
    queryKey: ['revenue', clientId, to],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const period = { from: startOfTwoYears(to), to, ...(clientId !== undefined && { client_id: clientId }) };
      const answer = await http<{ records: readonly RevenueOfMonth[] }>('GET', '/api/reports/revenue', {
        query: period,
        signal,
      });
      return answer.body.records;
    },
  });
  const records = query.data ?? [];
  const currencies = [...new Set(records.map((one) => one.currency))];
  // A client may only have invoices in another currency.
  const shown = currencies.includes(currency) ? currency : currencies[0];
  if (clientId !== undefined && !shown && !query.error) return null;
  const problem = query.data && !shown ? 'No revenue in the last two years.' : undefined;
  return (
    <QueryCard title="Revenue by month" query={query} problem={problem} action={<ReportLink clientId={clientId} />}>
      {shown ? <Revenue years={twoYearsOf(records, shown, to)} currency={shown} /> : <Box sx={{ height: HEIGHT }} />}
      {currencies.length > 1 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {`Without ${currencies.filter((one) => one !== shown).join(', ')}, which the report has`}
        </Typography>
      )}
    </QueryCard>
  );
}

function ReportLink({ clientId }: RevenueCardProps): ReactElement {
  const search = new URLSearchParams({
    report: 'revenue',
    ...(clientId !== undefined && { client_id: String(clientId) }),
  });
  return (
    <TextLink component={Link} to={`${BASE}/reports?${search}`} variant="body2">
      Open report
    </TextLink>
  );
}

const THIS_YEAR = 'Last 12 months';
const YEAR_BEFORE = 'Year before';

interface RevenueProps {
  readonly years: TwoYears;
  readonly currency: string;
}

function Revenue({ years: { months, current, before }, currency }: RevenueProps): ReactElement {
  const unitsOf = (amounts: readonly number[]): number[] => amounts.map((amount) => wholeUnits(amount, currency));
  const series = [
    { label: THIS_YEAR, values: unitsOf(current) },
    { label: YEAR_BEFORE, values: unitsOf(before), isMuted: true },
  ];
  const hasBefore = before.some((amount) => amount !== 0);
  return (
    <Box sx={{ mx: -2, minHeight: HEIGHT, position: 'relative' }}>
      <Suspense fallback={null}>
        <BarFigure
          label="Without tax"
          bars={{ labels: months, series: hasBefore ? series : series.slice(0, 1) }}
          currency={currency}
        />
      </Suspense>
      <RevenueTable years={{ months, current, before }} currency={currency} />
    </Box>
  );
}

/** The figures of the chart for screen readers. */
function RevenueTable({ years: { months, current, before }, currency }: RevenueProps): ReactElement {
  const money = { ...useOrganizationMoney(), currency };
  return (
    <Box component="table" sx={FOR_SCREEN_READERS}>
      <caption>{`Revenue by month without tax, ${money.currency}`}</caption>
      <thead>
        <tr>
          {['Month', THIS_YEAR, YEAR_BEFORE].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => (
          <tr key={month}>
            <th scope="row">{monthText(month, money.locale)}</th>
            <td>{moneyText(current[index], money)}</td>
            <td>{moneyText(before[index], money)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const FOR_SCREEN_READERS = {
  position: 'absolute',
  top: 0,
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

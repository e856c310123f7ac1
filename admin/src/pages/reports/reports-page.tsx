import { Box, Card, LinearProgress, Tab, Tabs, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { Title } from 'react-admin';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Query } from '../../api/http.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { BarFigure } from '../../charts/bar-figure.tsx';
import { dayText } from '../../fields/dates.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { http } from '../../services.ts';
import { useLookUp, useSession } from '../../session/use-session.ts';
import { REPORTS, type Report, type ReportView } from './definitions.ts';
import { DownloadButton } from './download-button.tsx';
import { NumberRegister, REGISTER } from './number-register.tsx';
import { type ReportFilter, ReportFilters } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { barsOf, byCurrency } from './series.ts';

/** The reports about invoices; portal users get their statement of account. */
export function ReportsPage(): ReactElement | null {
  const session = useSession();
  if (!session) return null;
  return session.account.user_type === 'client' ? <PortalReports /> : <StaffReports />;
}

function StaffReports(): ReactElement {
  const { view, filter, origin, choose, change } = useChoice();
  const [params] = useSearchParams();
  const isRegister = params.get('report') === REGISTER;
  const name = isRegister ? REGISTER : view.name;
  return (
    <ReportCard title="Reports">
      <Tabs
        value={name}
        onChange={(_event, chosen: string) => choose(chosen)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Reports"
      >
        {REPORTS.map(({ name: one, label }) => (
          <Tab key={one} value={one} label={label} id={`tab-${one}`} aria-controls="report" />
        ))}
        <Tab value={REGISTER} label="Invoice numbers" id={`tab-${REGISTER}`} aria-controls="report" />
      </Tabs>
      <Box id="report" role="tabpanel" aria-labelledby={`tab-${name}`}>
        {isRegister ? (
          <NumberRegister />
        ) : (
          <PeriodReport view={view} filter={filter} origin={origin} onChange={change} />
        )}
      </Box>
    </ReportCard>
  );
}

interface PeriodReportProps {
  readonly view: ReportView;
  readonly filter: ReportFilter;
  readonly origin: string;
  readonly onChange: (filter: ReportFilter) => void;
}

/** A report about a period or a day, with its inputs. */
function PeriodReport({ view, filter, origin, onChange }: PeriodReportProps): ReactElement {
  const mayLookUp = useLookUp();
  return (
    <>
      <Typography variant="body2" sx={{ px: 2, pt: 2, color: 'text.secondary' }}>
        {view.about}
      </Typography>
      <ReportFilters
        key={`${view.name} ${origin}`}
        view={view}
        filter={filter}
        hasClients={mayLookUp('clients')}
        onChange={onChange}
      />
      {view.needsClient && !filter.client_id ? (
        <Typography sx={{ p: 2 }}>Choose a client.</Typography>
      ) : (
        <ShownReport view={view} filter={filter} />
      )}
    </>
  );
}

/** A card that is never wider than the page: its tabs and tables scroll within themselves. */
function ReportCard({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={title} />
      <Card>{children}</Card>
    </Box>
  );
}

const STATEMENT = REPORTS.find(({ name }) => name === 'statement')!;

function PortalReports(): ReactElement {
  const { filter, origin, change } = useChoice();
  return (
    <ReportCard title="Statement of account">
      <ReportFilters key={origin} view={STATEMENT} filter={filter} hasClients={false} onChange={change} />
      <ShownReport view={STATEMENT} filter={{ ...filter, client_id: '' }} />
    </ReportCard>
  );
}

/** The state of a location whose filter comes from the inputs of the page. */
const FROM_INPUTS = { isFromInputs: true } as const;

/** Returns the key of the newest location that does not come from the inputs of the page, e.g. that of a menu item. */
function useOrigin(): string {
  const { key, state } = useLocation();
  const [origin, setOrigin] = useState(key);
  const isFromInputs = (state as Partial<typeof FROM_INPUTS> | null)?.isFromInputs ?? false;
  if (!isFromInputs && key !== origin) setOrigin(key);
  return origin;
}

/** The chosen report and its filter are in the address, so that it can be shared and opened again. */
function useChoice() {
  const origin = useOrigin();
  const [params, setParams] = useSearchParams();
  const view = REPORTS.find(({ name }) => name === params.get('report')) ?? REPORTS[0]!;
  const chosen = (name: string) => params.get(name) ?? '';
  const filter: ReportFilter = { from: chosen('from'), to: chosen('to'), client_id: chosen('client_id') };
  const set = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) value ? after.set(name, value) : after.delete(name);
          return after;
        },
        { replace: true, state: FROM_INPUTS },
      ),
    [setParams],
  );
  const choose = (report: string): void => set({ report });
  const change = useCallback((values: ReportFilter) => set({ ...values }), [set]);
  return { view, filter, origin, choose, change };
}

function ShownReport({ view, filter }: { readonly view: ReportView; readonly filter: ReportFilter }): ReactElement {
  const { from, to, client_id } = filter;
  const query: Query = { ...(view.hasPeriod && { from }), to, client_id };
  const path = `/api/reports/${view.name}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', view.name, query],
    queryFn: async ({ signal }) => (await http<Report>('GET', path, { query, signal })).body,
  });
  if (error) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return <LinearProgress />;
  return (
    <>
      <Box sx={{ px: 2, display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Days report={data} />
        <DownloadButton path={path} query={query} name={fileName(view, data)} />
      </Box>
      {data.records.length === 0 && <Typography sx={{ p: 2 }}>{view.empty}</Typography>}
      {byCurrency(data).map((of) => {
        const bars = barsOf(view, of, data);
        return (
          <Box key={of.currency} sx={{ py: 1, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {bars && <BarFigure label={view.label} bars={bars} currency={of.currency} />}
            <ReportTable view={view} of={of} />
          </Box>
        );
      })}
      {view.withheld &&
        byCurrency({ ...data, records: data.withheld ?? [] }).map((of) => (
          <Box key={of.currency} sx={{ py: 1 }}>
            <ReportTable view={view.withheld!} of={of} />
          </Box>
        ))}
    </>
  );
}

/** The days that the report covers, which the service chooses if the user chose none. */
function Days({ report: { from, to, client_name } }: { readonly report: Report }): ReactElement {
  const { locale } = useOrganizationMoney();
  const days = from ? `${dayText(from, locale)} – ${dayText(to, locale)}` : dayText(to, locale);
  return (
    <Typography component="h2" variant="subtitle1" sx={{ flexGrow: 1 }}>
      {[client_name, days].filter(Boolean).join(', ')}
    </Typography>
  );
}

const fileName = ({ name }: ReportView, { from, to }: Report): string =>
  `${[name, from, to].filter(Boolean).join('-')}.csv`;

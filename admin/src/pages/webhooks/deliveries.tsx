import {
  Card,
  CardHeader,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { FailureNote } from '../../app/failure-note.tsx';
import { hasRoute } from '../../contract/contract.ts';
import { wordsOf } from '../../contract/labels.ts';
import { http } from '../../services.ts';
import { type Delivery, DeliveryRow } from './delivery-row.tsx';

interface Page {
  readonly records: readonly Delivery[];
  readonly meta: { readonly total: number };
}

const ROUTE = 'GET /api/admin/webhooks/{id}/deliveries';
const PER_PAGE = 20;
/** The polling intervals in milliseconds; the short one while a delivery is due. */
const SOON = 1500;
const LATER = 10_000;

/** The latest deliveries of a webhook with their results. */
export function Deliveries(): ReactElement | null {
  const record = useRecordContext();
  const [page, setPage] = useState(0);
  const [status, setStatus] = useState('');
  const path = `/api/admin/webhooks/${record?.id}/deliveries`;
  const { data, error, refetch } = useQuery({
    queryKey: ['deliveries', record?.id, page, status],
    queryFn: async () => (await http<Page>('GET', path, { query: { page: page + 1, limit: PER_PAGE, status } })).body,
    enabled: record !== undefined && hasRoute(ROUTE),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.records.some(isDue) ? SOON : LATER),
  });
  const choose = (chosen: string): void => {
    setStatus(chosen);
    setPage(0);
  };
  if (!data) return error && <FailureNote error={error} onRetry={refetch} />;
  const { records, meta } = data;
  return (
    <Card>
      <CardHeader
        title="Deliveries"
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        action={<StatusFilter value={status} onChange={choose} />}
      />
      {meta.total === 0 && (
        <Typography sx={{ p: 2, pt: 0 }}>{status ? 'None of that kind.' : 'Nothing was sent yet.'}</Typography>
      )}
      {meta.total > 0 && <DeliveryTable path={path} records={records} />}
      {meta.total > PER_PAGE && (
        <TablePagination
          component="div"
          count={meta.total}
          page={page}
          onPageChange={(_event, next) => setPage(next)}
          rowsPerPage={PER_PAGE}
          rowsPerPageOptions={[PER_PAGE]}
        />
      )}
    </Card>
  );
}

/** Returns true if a delivery is due now or within the polling interval. */
const isDue = ({ status, next_attempt_at }: Delivery): boolean =>
  status === 'pending' && Date.parse(next_attempt_at ?? '') < Date.now() + LATER;

function DeliveryTable({ path, records }: { readonly path: string; readonly records: Page['records'] }): ReactElement {
  return (
    <TableContainer>
      <Table size="small" aria-label="Deliveries">
        <TableHead>
          <TableRow>
            {['Event', 'Status', ''].map((label) => (
              <TableCell key={label}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((delivery) => (
            <DeliveryRow key={delivery.id} path={path} delivery={delivery} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface StatusFilterProps {
  readonly value: string;
  readonly onChange: (status: string) => void;
}

function StatusFilter({ value, onChange }: StatusFilterProps): ReactElement {
  return (
    <TextField
      select
      label="Status"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      size="small"
      sx={{ minWidth: 130 }}
    >
      <MenuItem value="">All</MenuItem>
      {['pending', 'delivered', 'failed'].map((status) => (
        <MenuItem key={status} value={status}>
          {wordsOf(status)}
        </MenuItem>
      ))}
    </TextField>
  );
}

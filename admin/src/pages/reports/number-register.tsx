import {
  Box,
  LinearProgress,
  MenuItem,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { FailureNote } from '../../app/failure-note.tsx';
import { wordsOf } from '../../contract/labels.ts';
import { dayText } from '../../fields/dates.ts';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import { http } from '../../services.ts';
import { DownloadButton } from './download-button.tsx';

/** The name of the register in the address, the last segment of its path. */
export const REGISTER = 'invoice-numbers';

interface Row {
  readonly number: string;
  readonly status: string;
  readonly invoice_id: number | null;
  readonly client_name: string;
  readonly sent_on: string | null;
  readonly total: number | null;
  readonly currency: string;
  readonly deleted_at: string | null;
  readonly deleted_by_name: string;
}

interface Register {
  readonly records: readonly Row[];
  readonly series: string;
  readonly all_series: readonly { readonly series: string; readonly last: number }[];
}

/** The numbers of a series that are shown; empty if the default applies. */
interface Range {
  readonly series: string;
  readonly first: string;
  readonly last: string;
}

const PATH = `/api/reports/${REGISTER}`;
const NUMERIC = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** The register of invoice numbers: each with its invoice, or with who deleted the draft. */
export function NumberRegister(): ReactElement {
  const [range, setRange] = useState<Range>({ series: '', first: '', last: '' });
  const { data, error, refetch } = useQuery({
    queryKey: ['reports', REGISTER, range],
    queryFn: async ({ signal }) => (await http<Register>('GET', PATH, { query: { ...range }, signal })).body,
    placeholderData: (before) => before,
  });
  return (
    <>
      <Typography variant="body2" sx={{ px: 2, pt: 2, color: 'text.secondary' }}>
        Every number of a series with its invoice, or with who deleted the draft.
      </Typography>
      <RangeInputs range={range} register={data} onChange={setRange} />
      {error && <FailureNote error={error} onRetry={refetch} />}
      {!error && !data && <LinearProgress />}
      {!error && data && (
        <>
          <Box sx={{ px: 2, display: 'flex', justifyContent: 'flex-end' }}>
            <DownloadButton path={PATH} query={{ ...range }} name={`${REGISTER}.csv`} />
          </Box>
          {data.records.length === 0 ? (
            <Typography sx={{ p: 2 }}>No invoice has such a number.</Typography>
          ) : (
            <Numbers rows={data.records} />
          )}
        </>
      )}
    </>
  );
}

interface RangeInputsProps {
  readonly range: Range;
  readonly register: Register | undefined;
  readonly onChange: (range: Range) => void;
}

function RangeInputs({ range, register, onChange }: RangeInputsProps): ReactElement {
  const all = register?.all_series ?? [];
  const set = (name: keyof Range) => (event: { readonly target: { readonly value: string } }) =>
    onChange({ ...range, [name]: event.target.value });
  const whole = { htmlInput: { inputMode: 'numeric', pattern: '[0-9]*' } } as const;
  return (
    <Box sx={{ display: 'flex', gap: 2, p: 2, flexWrap: 'wrap' }}>
      {all.length > 1 && (
        <TextField
          select
          size="small"
          label="Series"
          value={range.series || register?.series || ''}
          onChange={set('series')}
          sx={{ minWidth: 140 }}
        >
          {all.map(({ series }) => (
            <MenuItem key={series} value={series}>
              {series}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField size="small" label="From number" value={range.first} onChange={set('first')} slotProps={whole} />
      <TextField size="small" label="To number" value={range.last} onChange={set('last')} slotProps={whole} />
    </Box>
  );
}

function Numbers({ rows }: { readonly rows: readonly Row[] }): ReactElement {
  const { locale } = useOrganizationMoney();
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Invoice numbers">
      <Table size="small" aria-label="Invoice numbers">
        <TableHead>
          <TableRow>
            <TableCell>Number</TableCell>
            <TableCell>Status</TableCell>
            <TableCell>Client</TableCell>
            <TableCell>Sent on</TableCell>
            <TableCell sx={NUMERIC}>Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.number}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {row.invoice_id === null || row.status === 'deleted' ? (
                  row.number
                ) : (
                  <MuiLink component={Link} to={`/admin/invoices/${row.invoice_id}`}>
                    {row.number}
                  </MuiLink>
                )}
              </TableCell>
              <TableCell>{statusText(row, locale)}</TableCell>
              <TableCell>{row.client_name}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.sent_on && dayText(row.sent_on, locale)}</TableCell>
              <TableCell sx={NUMERIC}>
                {row.total !== null && moneyText(row.total, { currency: row.currency, locale })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The status of the invoice; of a deleted draft who deleted it, and when. */
function statusText({ status, deleted_at, deleted_by_name }: Row, locale: string): string {
  if (!deleted_at) return wordsOf(status);
  const day = new Date(deleted_at).toLocaleDateString(locale, { dateStyle: 'medium' });
  return deleted_by_name ? `Draft deleted by ${deleted_by_name} on ${day}` : `Draft deleted on ${day}`;
}

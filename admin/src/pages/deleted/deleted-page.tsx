import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import {
  Button,
  Card,
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
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ReferenceField, Title, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FailureNote } from '../../app/failure-note.tsx';
import { deleted } from '../../contract/contract.ts';
import { formatTimestamp } from '../../fields/dates.ts';
import { viewOf } from '../../resources/views.ts';
import { http } from '../../services.ts';

interface Deleted {
  readonly id: number;
  readonly title: string;
  readonly deleted_at: string;
  readonly deleted_by: number;
}
interface Page {
  readonly records: readonly Deleted[];
  readonly meta: { readonly total: number };
}

const PER_PAGE = 20;
/** Hides a column on phones. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } };
/** Labels of kinds that have no page of their own. */
const LABELS: Readonly<Record<string, string>> = { files: 'Files', folders: 'Folders', contracts: 'Contracts' };
const kinds = deleted
  .map(({ name, title, path }) => ({ name, path, label: viewOf(name)?.many ?? LABELS[name] ?? title }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** The records that were deleted in the last 30 days, by kind, with buttons that restore them. */
export function DeletedPage(): ReactElement {
  const [params, setParams] = useSearchParams();
  const kind = kinds.find(({ name }) => name === params.get('kind')) ?? kinds[0]!;
  return (
    <Card sx={{ mt: 2 }}>
      <Title title="Deleted records" />
      <Typography sx={{ p: 2, pb: 1 }}>What is deleted can be brought back for 30 days.</Typography>
      <TextField
        select
        label="Kind of record"
        value={kind.name}
        onChange={(event) => setParams({ kind: event.target.value })}
        size="small"
        sx={{ mx: 2, mb: 1, minWidth: 220 }}
      >
        {kinds.map(({ name, label }) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <DeletedList key={kind.path} path={kind.path} />
    </Card>
  );
}

function DeletedList({ path }: { readonly path: string }): ReactElement {
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['deleted', path, page],
    queryFn: async ({ signal }) =>
      (await http<Page>('GET', path, { query: { page: page + 1, limit: PER_PAGE }, signal })).body,
  });
  if (error) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return <Typography sx={{ p: 2 }}>Loading…</Typography>;
  if (data.meta.total === 0) return <Typography sx={{ p: 2 }}>Nothing of this kind was deleted lately.</Typography>;
  return (
    <>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Name</TableCell>
              <TableCell sx={WIDE_ONLY}>Deleted</TableCell>
              <TableCell sx={WIDE_ONLY}>By</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.records.map((record) => (
              <DeletedRow key={record.id} path={path} record={record} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={data.meta.total}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={PER_PAGE}
        rowsPerPageOptions={[PER_PAGE]}
      />
    </>
  );
}

function DeletedRow({ path, record }: { readonly path: string; readonly record: Deleted }): ReactElement {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      await http('POST', `${path}/${record.id}/restore`);
      notify(`${record.title || `#${record.id}`} is back.`, { type: 'info' });
      await queryClient.invalidateQueries();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error', multiLine: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {record.title || `#${record.id}`}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', display: { sm: 'none' } }}>
          {formatTimestamp(record.deleted_at)}
        </Typography>
      </TableCell>
      <TableCell sx={WIDE_ONLY}>{formatTimestamp(record.deleted_at)}</TableCell>
      <TableCell sx={WIDE_ONLY}>
        {record.deleted_by > 0 && <ReferenceField record={record} source="deleted_by" reference="team" link={false} />}
      </TableCell>
      <TableCell align="right">
        <Button
          size="small"
          startIcon={<RestoreIcon />}
          onClick={restore}
          loading={isBusy}
          aria-label={`Restore ${record.title || `#${record.id}`}`}
        >
          Restore
        </Button>
      </TableCell>
    </TableRow>
  );
}

import { Alert, Button, Card, CardContent, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { resourceNamed } from '../../contract/contract.ts';
import { inSentence, wordsOf } from '../../contract/labels.ts';
import { StatusChip } from '../../fields/status-chip.tsx';
import { kindsOf } from '../../resources/parts.ts';
import { viewOf } from '../../resources/views.ts';
import { CheckedImport } from './checked-import.tsx';
import { actOnImport, fileOf, type ImportJob, isUnderWay, readImport } from './import-jobs.ts';
import { ownerOf } from './owner-of-rows.tsx';
import { RowErrorsCard } from './row-errors-card.tsx';

/** The interval of reading an import that is under way, in milliseconds. */
const EVERY = 1000;

/** The page of an import: its check, its progress or its result. */
export function ImportJobPage({ id }: { readonly id: number }): ReactElement | null {
  // An undo runs in the status of an import.
  const [isUndo, setUndo] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['import', id],
    queryFn: ({ signal }) => readImport(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : EVERY),
  });
  if (error && !data) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return <LinearProgress />;
  if (isUnderWay(data)) return <Progress job={data} isUndo={isUndo} onChange={refetch} />;
  const checked = fileOf(id);
  return (
    <>
      <Summary job={data} />
      {data.dry_run && data.status === 'done' && (
        <CheckedImport job={data} checked={checked} key={`${id} ${data.status}`} />
      )}
      {!data.dry_run && <Outcome job={data} onChange={refetch} onUndo={() => setUndo(true)} />}
      {(data.failed > 0 || data.left > 0) && <RowErrorsCard job={data} />}
    </>
  );
}

interface StepProps {
  readonly job: ImportJob;
  readonly onChange: () => unknown;
}

function Progress({ job, isUndo, onChange }: StepProps & { readonly isUndo: boolean }): ReactElement {
  const { id, file_name, rows, done, status, dry_run } = job;
  const notify = useNotify();
  const part = rows > 0 ? Math.round((done / rows) * 100) : 0;
  const isChecking = dry_run || status === 'validating';
  const cancel = async (): Promise<void> => {
    await actOnImport(id, 'cancel').catch((failure: Error) => notify(failure.message, { type: 'error' }));
    onChange();
  };
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h2" variant="h2">
          {isUndo ? 'Undoing' : isChecking ? 'Checking' : 'Importing'} {file_name}
        </Typography>
        <LinearProgress variant={rows > 0 ? 'determinate' : 'indeterminate'} value={part} aria-label="Progress" />
        <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-live="polite">
          {rows > 0
            ? `${done.toLocaleString()} of ${rows.toLocaleString()} rows. You can leave this page: it goes on.`
            : 'Reading the file'}
        </Typography>
        {!isUndo && (
          <div>
            <Button variant="outlined" onClick={cancel}>
              Cancel
            </Button>
          </div>
        )}
      </CardContent>
    </Card>
  );
}

/** The words for the codes of reasons why an import failed. */
const REASONS: Readonly<Record<string, string>> = {
  forbidden: 'You may no longer create or change such records.',
  access_ended: 'The access of the user who started it has ended.',
  no_rows: 'There is no row below the headings.',
  too_many_rows: 'The file has too many rows. Split it into several files.',
};

/** The numbers of an import. */
function Summary({ job }: { readonly job: ImportJob }): ReactElement {
  const { file_name, module, status, dry_run, rows, created, updated, failed, reason, reverted, left } = job;
  const figures = [
    { label: 'Rows', value: rows },
    { label: dry_run ? 'Would be new' : 'New', value: created },
    { label: dry_run ? 'Would change' : 'Changed', value: updated },
    { label: 'With errors', value: failed, isBad: failed > 0 },
    ...(status === 'undone' ? [{ label: 'Taken back', value: reverted }] : []),
    ...(left > 0 ? [{ label: 'Left as they are', value: left, isBad: true }] : []),
  ];
  return (
    <Card component="section" aria-label="Numbers">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div className="import-head">
          <Typography component="h2" variant="h2">
            {kindsOf(module) ?? wordsOf(module)} from {file_name}
          </Typography>
          {!dry_run && <StatusChip status={status} />}
        </div>
        <dl className="import-figures">
          {figures.map(({ label, value, isBad }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isBad ? 'bad' : undefined}>{value.toLocaleString()}</dd>
            </div>
          ))}
        </dl>
        {reason && <Alert severity="error">{REASONS[reason] ?? wordsOf(reason)}</Alert>}
      </CardContent>
    </Card>
  );
}

/** The actions after an import. */
function Outcome({ job, onChange, onUndo }: StepProps & { readonly onUndo: () => void }): ReactElement {
  const { id, module, status, created, updated } = job;
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const many = inSentence(kindsOf(module) ?? module);
  // Records without pages of their own are shown by those that they belong to.
  const shown = viewOf(module) ? module : (ownerOf(resourceNamed(module))?.module ?? module);
  const undo = async (): Promise<void> => {
    setAsking(false);
    onUndo();
    await actOnImport(id, 'undo').catch((failure: Error) => notify(failure.message, { type: 'error' }));
    onChange();
  };
  const canUndo = (status === 'done' || status === 'cancelled' || status === 'failed') && created + updated > 0;
  return (
    <div className="import-actions">
      <Button variant="contained" component={Link} to={`${BASE}/${shown}`}>
        Show the {inSentence(kindsOf(shown) ?? shown)}
      </Button>
      {canUndo && (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          Undo the import
        </Button>
      )}
      <Button component={Link} to={`${BASE}/imports?module=${module}`}>
        Import another file
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Undo the import"
        content={`${created.toLocaleString()} ${many} are deleted, and ${updated.toLocaleString()} get their former values. Those that were changed since stay as they are, and are listed.`}
        confirm="Undo the import"
        onConfirm={undo}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

import { Box, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify, useRecordContext, useRedirect } from 'react-admin';
import { VERSION } from '../api/changes.ts';
import type { ApiFailure } from '../api/problem.ts';
import { FailureNote } from '../app/failure-note.tsx';

/** Options of the query of a single record: the cached record of a list is not complete. */
export const WHOLE = { staleTime: 0 } as const;

/**
 * Waits for the full record. react-admin first shows the cached one of the list, which has fewer fields, and edits of
 * it would be lost when the full one arrives.
 */
function Whole({ children }: { readonly children: ReactNode }): ReactNode {
  const record = useRecordContext();
  return record && VERSION in record ? children : <LinearProgress />;
}

/**
 * Returns the handler of a record that cannot be read: a missing or inaccessible one redirects to the list; any other
 * failure is shown and retried.
 */
export function useLostRecord(resource: string): (error: unknown) => void {
  const notify = useNotify();
  const redirect = useRedirect();
  return (error) => {
    if (![403, 404].includes((error as Partial<ApiFailure> | null)?.status ?? 0)) return;
    notify('This is not there any more.', { type: 'error' });
    redirect('list', resource);
  };
}

interface RecordBodyProps {
  /** The query of the record, from the context of the page. */
  readonly query: { readonly error?: Error | null; refetch(): unknown };
  readonly children: ReactNode;
}

/** Waits for the full record of the page; shows the failure if it cannot be read. */
export function RecordBody({ query: { error, refetch }, children }: RecordBodyProps): ReactNode {
  const record = useRecordContext();
  const isWhole = record !== undefined && VERSION in record;
  return (
    <>
      {error && (
        <Box sx={{ p: 2 }}>
          <FailureNote error={error} onRetry={() => refetch()} />
        </Box>
      )}
      {error && !isWhole ? null : <Whole>{children}</Whole>}
    </>
  );
}

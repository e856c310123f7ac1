import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Pagination, type PaginationProps, useListContext } from 'react-admin';
import { FailureNote } from '../app/failure-note.tsx';

/** Options of a list query: its failure is shown in place of the list, not as a notification. */
export const SHOWS_FAILURE = { onError: (): void => {} } as const;

/** The paging of the current list; none below a failure, since no range is shown. */
export function ListPagination(props: PaginationProps): ReactElement | null {
  return useListContext().error ? null : <Pagination {...props} />;
}

/** The records of the current list; after a failure, the error and the records read before. */
export function ListBody({ children }: { readonly children: ReactNode }): ReactElement {
  const { error, data, refetch } = useListContext();
  if (!error) return <>{children}</>;
  return (
    <>
      <Box sx={{ p: 2 }}>
        <FailureNote error={error} onRetry={() => refetch()} />
      </Box>
      {data && children}
    </>
  );
}

import { LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { VERSION } from '../api/changes.ts';

/** The query of a page of one record: what a list had of it a moment ago does not do. */
export const WHOLE = { staleTime: 0 } as const;

/**
 * Waits for the record in full. react-admin shows what the list had of it meanwhile: less than there is, and what is typed
 * into that would be lost when the rest comes.
 */
export function Whole({ children }: { readonly children: ReactNode }): ReactNode {
  const record = useRecordContext();
  return record && VERSION in record ? children : <LinearProgress />;
}

import { Alert, Card, CardHeader, Skeleton } from '@mui/material';
import { lazy, type ReactElement, Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import { hasRoute, resourceNamed } from '../../contract/contract.ts';
import { hasSteps, StatusSteps } from '../status/status-steps.tsx';
import type { View } from '../view.ts';
import { isFixed, isOpen } from '../views.ts';
import { Chain } from './chain.tsx';
import type { Conflict } from './conflict-dialog.tsx';
import type { InPlace } from './editable-value.tsx';
import { RecordDetails } from './record-details.tsx';
import { RelatedRecords } from './related-records.tsx';

const RecordPaper = lazy(() => import('../paper/record-paper.tsx'));

interface RecordTextProps {
  readonly view: View;
  readonly inputs: InPlace['inputs'];
  readonly canEdit: boolean;
  readonly onConflict: (conflict: Conflict) => void;
  /** Content below the details. */
  readonly below?: ReactElement;
  /** Content below the records that belong to the record. */
  readonly last?: ReactElement;
}

/** The page of a record to read: its status, what was sent, its details and the records that belong to it. */
export function RecordText({ view, inputs, canEdit, onConflict, below, last }: RecordTextProps): ReactElement | null {
  const record = useRecordContext();
  if (!record) return null;
  const locked = view.locked?.(record);
  const isOnPaper = isFixed(view, record) && hasRoute(`GET ${resourceNamed(view.name).path}/{id}/document`);
  const inPlace: InPlace = {
    isOpen: ({ name }) => isOpen(view, record, name),
    inputs,
    onConflict,
  };
  return (
    <>
      <Chain view={view} />
      <StatusSteps view={view} canChange={canEdit && locked === undefined} />
      {canEdit && locked !== undefined && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {locked}
        </Alert>
      )}
      {isOnPaper && (
        <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
          <RecordPaper view={view} />
        </Suspense>
      )}
      <Card component="section" aria-label="Details">
        <CardHeader title="Details" slotProps={{ title: { component: 'h2', variant: 'h2' } }} sx={{ pb: 0 }} />
        <RecordDetails
          view={view}
          inPlace={canEdit ? inPlace : undefined}
          hasStatus={canEdit && !hasSteps(view, record)}
          isOnPaper={isOnPaper}
        />
      </Card>
      {below}
      <RelatedRecords view={view} />
      {last}
    </>
  );
}

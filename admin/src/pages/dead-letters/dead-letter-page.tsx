import { Alert, Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { type RaRecord, Show, useRecordContext } from 'react-admin';
import { formatTimestamp } from '../../fields/dates.ts';
import { RecordHead } from '../../resources/record/record-head.tsx';
import { viewOf } from '../../resources/views.ts';
import { RecordBody, useLostRecord } from '../../resources/whole.tsx';

/** The polling interval after a replay, in milliseconds. */
const EVERY = 2000;

interface DeadLetter extends RaRecord {
  readonly consumer: string;
  readonly event_type: string;
  readonly error: string;
  readonly attempts: number;
  readonly failed_at: string;
  /** Missing while the record is still that of the list. */
  readonly event?: {
    readonly id: string;
    readonly subject: string;
    readonly occurred_at: string;
    readonly data: string;
  };
}

/** The page of a dead letter: the error, the data of the event, and the actions. */
export function DeadLetterPage(): ReactElement {
  const lose = useLostRecord('dead_letters');
  return (
    <Show
      actions={<RecordHead view={viewOf('dead_letters')!} />}
      queryOptions={{ refetchInterval: EVERY, onError: lose }}
      sx={{ '& .RaShow-main': { minWidth: 0 } }}
      render={(query) => (
        <RecordBody query={query}>
          <DeadLetterDetails />
        </RecordBody>
      )}
    />
  );
}

function DeadLetterDetails(): ReactElement | null {
  const deadLetter = useRecordContext<DeadLetter>();
  if (!deadLetter) return null;
  const { consumer, event_type, error, attempts, failed_at, event } = deadLetter;
  return (
    <CardContent>
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        {error}
      </Alert>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 3 }}>
        <Detail label="Event">{event_type}</Detail>
        <Detail label="Consumer">{consumer}</Detail>
        <Detail label="Attempts">{attempts}</Detail>
        <Detail label="Failed">{formatTimestamp(failed_at)}</Detail>
        {event?.occurred_at && <Detail label="Happened">{formatTimestamp(event.occurred_at)}</Detail>}
        {event && <Detail label="Subject">{event.subject}</Detail>}
        {event?.id && <Detail label="Id of the event">{event.id}</Detail>}
      </Box>
      {event && <Said data={event.data} />}
    </CardContent>
  );
}

function Detail({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', py: 0.25 }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, py: 0.25, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

/** The data of the event, unless it cannot be decoded, which may be why the event was parked. */
function Said({ data }: { readonly data: string }): ReactElement {
  if (!data) return <Typography variant="body2">What it says cannot be read.</Typography>;
  return (
    <Card variant="outlined" sx={{ mb: 2 }}>
      <Typography
        component="pre"
        variant="body2"
        sx={{ m: 0, p: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
      >
        {JSON.stringify(JSON.parse(data), null, 2)}
      </Typography>
    </Card>
  );
}

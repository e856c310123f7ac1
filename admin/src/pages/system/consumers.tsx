import { Button, Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Nothing, Small, WIDE_ONLY } from './section.tsx';
import {
  behind,
  durationText,
  isStalled,
  type SystemConsumer,
  type SystemState,
  silentServices,
} from './system-state.ts';

/** The consumers that have events to handle, and on request all of them. */
export function Consumers({ consumers, processes }: Pick<SystemState, 'consumers' | 'processes'>): ReactElement {
  const [showsAll, setShowsAll] = useState(false);
  const waiting = behind(consumers);
  const silent = silentServices(processes);
  const shown = showsAll ? [...waiting, ...consumers.filter((one) => !waiting.includes(one))] : waiting;
  if (consumers.length === 0) return <Nothing>No consumer has been measured yet.</Nothing>;
  return (
    <>
      {silent.length > 0 && (
        <Nothing>{`Not measured, because no process answers: the consumers of ${silent.join(', ')}.`}</Nothing>
      )}
      {waiting.length === 0 && (
        <Nothing>{`${silent.length > 0 ? 'The other' : 'All'} ${consumers.length} consumers have handled all events.`}</Nothing>
      )}
      {shown.length > 0 && <ConsumerTable consumers={shown} />}
      <Button sx={{ m: 1 }} onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? 'Show only those with events' : `Show all ${consumers.length} consumers`}
      </Button>
    </>
  );
}

function ConsumerTable({ consumers }: { readonly consumers: readonly SystemConsumer[] }): ReactElement {
  return (
    <TableContainer>
      <Table size="small" aria-label="Consumers">
        <TableHead>
          <TableRow>
            <TableCell>Consumer</TableCell>
            <TableCell sx={WIDE_ONLY}>Events of</TableCell>
            <TableCell align="right">Lag</TableCell>
            <TableCell sx={WIDE_ONLY} align="right">
              In progress
            </TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {consumers.map((consumer) => (
            <ConsumerRow key={`${consumer.consumer} ${consumer.source}`} consumer={consumer} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function ConsumerRow({ consumer }: { readonly consumer: SystemConsumer }): ReactElement {
  const { consumer: name, source, pending, unacknowledged, stalled_seconds } = consumer;
  const isBehind = pending + unacknowledged > 0;
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {name}
        <Small isNarrow>{`events of ${source}, ${unacknowledged.toLocaleString()} in progress`}</Small>
      </TableCell>
      <TableCell sx={WIDE_ONLY}>{source}</TableCell>
      <TableCell align="right">{pending.toLocaleString()}</TableCell>
      <TableCell sx={WIDE_ONLY} align="right">
        {unacknowledged.toLocaleString()}
      </TableCell>
      <TableCell>
        {isStalled(consumer) ? (
          <Chip
            size="small"
            variant="outlined"
            color="error"
            label={`Stalled for ${durationText(stalled_seconds * 1000)}`}
          />
        ) : isBehind ? (
          'Working'
        ) : (
          'Up to date'
        )}
      </TableCell>
    </TableRow>
  );
}

import { Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactElement } from 'react';
import { formatTime, formatTimestamp } from '../../fields/dates.ts';
import { sizeText } from '../../fields/size-text.ts';
import { Small, WIDE_ONLY } from './section.tsx';
import { byHealth, durationText, type SystemProcess, severityOf, stateText } from './system-state.ts';

const NONE = '–';

/** The processes, the unhealthy ones first. */
export function Processes({ processes }: { readonly processes: readonly SystemProcess[] }): ReactElement {
  return (
    <TableContainer>
      <Table size="small" aria-label="Processes">
        <TableHead>
          <TableRow>
            <TableCell>Process</TableCell>
            <TableCell>State</TableCell>
            <TableCell sx={WIDE_ONLY}>Version</TableCell>
            <TableCell sx={WIDE_ONLY}>Up since</TableCell>
            <TableCell sx={WIDE_ONLY} align="right">
              Memory
            </TableCell>
            <TableCell sx={WIDE_ONLY} align="right">
              Event loop delay
            </TableCell>
            <TableCell sx={WIDE_ONLY} align="right">
              Unpublished events
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {byHealth(processes).map((process) => (
            <ProcessRow
              key={`${process.service} ${process.instance}`}
              process={process}
              hasCopies={processes.some((other) => other !== process && other.service === process.service)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface ProcessRowProps {
  readonly process: SystemProcess;
  /** True if the service has other processes. */
  readonly hasCopies: boolean;
}

function ProcessRow({ process, hasCopies }: ProcessRowProps): ReactElement {
  const { service, instance, version, started_at, memory_bytes, event_loop_delay_ms } = process;
  const memory = memory_bytes === null ? NONE : sizeText(memory_bytes);
  const since = started_at ? formatTimestamp(started_at) : NONE;
  return (
    <TableRow>
      <TableCell>
        {service}
        {instance && <Small>{instance}</Small>}
        {started_at && <Small isNarrow>{`Since ${since}, ${memory}`}</Small>}
        {process.outbox !== null && process.outbox.unsent > 0 && (
          <Small isNarrow>{`${outboxText(process)} unpublished`}</Small>
        )}
      </TableCell>
      <TableCell>
        <State process={process} />
      </TableCell>
      <TableCell sx={WIDE_ONLY}>{version || NONE}</TableCell>
      <TableCell sx={{ ...WIDE_ONLY, whiteSpace: 'nowrap' }}>{since}</TableCell>
      <TableCell sx={WIDE_ONLY} align="right">
        {memory}
      </TableCell>
      <TableCell sx={WIDE_ONLY} align="right">
        {event_loop_delay_ms === null ? NONE : durationText(event_loop_delay_ms)}
      </TableCell>
      <TableCell sx={WIDE_ONLY} align="right">
        {outboxText(process)}
        {hasCopies && process.outbox?.is_leader && <Small>published by this copy</Small>}
      </TableCell>
    </TableRow>
  );
}

function State({ process }: { readonly process: SystemProcess }): ReactElement {
  const { state, instance, reported_at } = process;
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={severityOf(process)}
        label={stateText(process)}
        sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
      />
      {state === 'no_answer' && (
        <Small>
          {instance && reported_at ? `Last answer ${formatTime(reported_at)}` : 'No process of this service answers'}
        </Small>
      )}
    </>
  );
}

/** The number of events that wait in the outbox, with the age of the oldest. */
function outboxText({ outbox }: SystemProcess): string {
  if (!outbox) return NONE;
  const count = outbox.unsent.toLocaleString();
  return outbox.unsent > 0 ? `${count}, for ${durationText(outbox.oldest_seconds * 1000)}` : count;
}

import { Alert, Box, LinearProgress, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { ApiFailure } from '../../api/problem.ts';
import { BASE } from '../../app/base.ts';
import { FailureNote } from '../../app/failure-note.tsx';
import { formatTime } from '../../fields/dates.ts';
import { http } from '../../services.ts';
import { Consumers } from './consumers.tsx';
import { Processes } from './processes.tsx';
import { Section } from './section.tsx';
import { SlowRequests } from './slow-requests.tsx';
import { durationText, type SystemState } from './system-state.ts';

/** The refresh interval while the page is visible, in milliseconds. */
const EVERY_MS = 5000;

/** The page with the state of all processes and consumers, and the last slow requests. */
export function SystemPage(): ReactElement {
  const { data, error, refetch } = useQuery({
    queryKey: ['system'],
    queryFn: async ({ signal }) => (await http<SystemState>('GET', '/api/admin/system', { signal })).body,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
  });
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="System" />
      {error && <FailureNote error={explained(error, data)} onRetry={refetch} />}
      {!data && !error && <LinearProgress />}
      {data && <SystemSections state={data} />}
    </Box>
  );
}

/** Names the service that is unavailable. @param shown the state that is still on the page */
function explained(error: Error, shown: SystemState | undefined): Error {
  if (!(error instanceof ApiFailure) || ![502, 503, 504].includes(error.status)) return error;
  const last = shown ? ' This is the last known state.' : '';
  return new Error(`The activity service, which collects the state of the system, is unavailable.${last}`);
}

function SystemSections({ state }: { readonly state: SystemState }): ReactElement {
  const { collected_at, is_complete, processes, consumers, slow_requests } = state;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Updated ${formatTime(collected_at)}, every ${EVERY_MS / 1000} seconds`}
      </Typography>
      {!is_complete && (
        <Alert severity="error">
          NATS is unavailable, so the other processes cannot be asked. Only the process that answers is listed.
        </Alert>
      )}
      <DeadLetters counts={state.dead_letters} />
      <Section title="Processes" about="Every process of the system, the unhealthy ones first">
        <Processes processes={processes} />
      </Section>
      {is_complete && (
        <>
          <Section title="Consumers" about="Events that services have not handled yet">
            <Consumers consumers={consumers} processes={processes} />
          </Section>
          <Section title="Slow requests" about={slowText(state)}>
            <SlowRequests requests={slow_requests} />
          </Section>
        </>
      )}
    </>
  );
}

/** Names the services with events that they gave up on. */
function DeadLetters({ counts }: { readonly counts: SystemState['dead_letters'] }): ReactElement | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <Alert severity="warning">
      {`Services gave up on ${total === 1 ? 'an event' : `${total} events`}: ${counts.map(({ service }) => service).join(', ')}. `}
      <MuiLink component={Link} to={`${BASE}/dead_letters`} color="inherit">
        Dead letters
      </MuiLink>
    </Alert>
  );
}

/** Describes from which duration requests are listed, by the settings of the gateways. */
function slowText({ processes }: SystemState): string {
  const limits = processes.flatMap(({ service, slow_request_ms: ms }) => (service === 'gateway' && ms ? [ms] : []));
  if (limits.length === 0) return 'The gateways record no slow requests (SLOW_REQUEST_MS)';
  return `The last requests that took longer than ${durationText(Math.min(...limits))}, newest first`;
}

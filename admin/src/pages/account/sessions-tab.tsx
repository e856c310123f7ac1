import { Button, Chip, CircularProgress, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { FailureNote } from '../../app/failure-note.tsx';
import { formatTimestamp } from '../../fields/dates.ts';
import { http } from '../../services.ts';

interface OwnSession {
  readonly id: number;
  readonly created_at: string;
  readonly last_used_at: string;
  readonly address: string;
  /** Empty if it is unknown. */
  readonly device: string;
  readonly current: boolean;
}

const PATH = '/api/auth/sessions';
const KEY = ['sessions'];
const MAX_SESSIONS = 100;

/** The tab of the user's sessions, each of which can be ended. */
export function SessionsTab(): ReactElement {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      (await http<{ records: readonly OwnSession[] }>('GET', PATH, { query: { limit: MAX_SESSIONS }, signal })).body
        .records,
    staleTime: 0,
  });
  const end = async (sessions: readonly OwnSession[]): Promise<void> => {
    try {
      for (const { id } of sessions) await http('DELETE', `${PATH}/${id}`);
      notify(sessions.length === 1 ? 'The session has ended.' : 'The sessions have ended.', { type: 'info' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
  if (error && !data) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return <CircularProgress />;
  const others = data.filter(({ current }) => !current);
  return (
    <>
      <Typography>Your account is signed in here:</Typography>
      <List aria-label="Sessions">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end([session])} />
        ))}
      </List>
      {others.length > 1 && (
        <Button color="error" onClick={() => end(others)}>
          Sign out everywhere else
        </Button>
      )}
    </>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps): ReactElement {
  const { address, created_at, last_used_at, current } = session;
  const place = address ? ` from ${address}` : '';
  const device = session.device || 'Unknown device';
  return (
    <ListItem divider disableGutters sx={{ gap: 1 }}>
      <ListItemText
        primary={device}
        secondary={`Signed in ${formatTimestamp(created_at)}${place}. Last used ${formatTimestamp(last_used_at)}.`}
      />
      {current ? (
        <Chip size="small" color="success" variant="outlined" label="This browser" />
      ) : (
        <Button size="small" onClick={onEnd} aria-label={`Sign out: ${device}`}>
          Sign out
        </Button>
      )}
    </ListItem>
  );
}

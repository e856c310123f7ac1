import {
  Button,
  Card,
  CardContent,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { hasRoute } from '../../contract/contract.ts';
import { formatTimestamp } from '../../fields/timestamps.ts';
import { confirmation, http } from '../../services.ts';
import { ShownOnce } from '../keys/shown-once.tsx';

const ROUTE = 'POST /api/admin/webhooks/{id}/rotate-secret';

/**
 * The button that replaces the secret of the current webhook, and shows the new one once; the previous one stays valid
 * for a day.
 */
export function NewSecret(): ReactElement | null {
  const record = useRecordContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState('');
  if (!record || !hasRoute(ROUTE)) return null;
  const rotate = async (): Promise<void> => {
    setAsking(false);
    try {
      await confirmation.wait();
      const { body } = await http<{ secret: string }>('POST', `/api/admin/webhooks/${record.id}/rotate-secret`);
      setSecret(body.secret);
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error', multiLine: true });
    }
  };
  const close = (): void => {
    setSecret('');
    refresh();
  };
  return (
    <Card>
      <CardContent sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {secretsOf(record['previous_secret_until'])}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => setAsking(true)} sx={{ whiteSpace: 'nowrap' }}>
          New secret
        </Button>
      </CardContent>
      {isAsking && <Question onAnswer={rotate} onClose={() => setAsking(false)} />}
      {secret && <ShownOnce title="The new secret" secret={secret} onClose={close} />}
    </Card>
  );
}

function secretsOf(until: unknown): string {
  const areTwo = typeof until === 'string' && Date.parse(until) > Date.now();
  return areTwo ? `Signed with the secret before, too, until ${formatTimestamp(until)}.` : 'Signed with one secret.';
}

interface QuestionProps {
  readonly onAnswer: () => void;
  readonly onClose: () => void;
}

function Question({ onAnswer, onClose }: QuestionProps): ReactElement {
  return (
    <Dialog open onClose={onClose} aria-labelledby="new-secret" maxWidth="xs">
      <DialogTitle id="new-secret">Give this webhook a new secret?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          For 24 hours messages are signed with both, so that the receiver can change over. A secret that was replaced
          earlier is of no use from now on.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Not now</Button>
        <Button variant="contained" onClick={onAnswer}>
          Make a new secret
        </Button>
      </DialogActions>
    </Dialog>
  );
}

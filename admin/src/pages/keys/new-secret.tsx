import {
  Button,
  Card,
  CardContent,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactElement, useState } from 'react';
import { type RaRecord, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { hasRoute } from '../../contract/contract.ts';
import { confirmation, http } from '../../services.ts';
import { ShownOnce } from './shown-once.tsx';

/** The words and the call that replace the secret of a record. */
export interface Replacement {
  /** The path of the call, with `{id}`. */
  readonly path: string;
  /** The member of the response that holds the new secret. */
  readonly member: string;
  readonly button: string;
  readonly question: string;
  readonly explanation: string;
  /** The buttons that answer the question, each with the body that it sends; the last one is the usual one. */
  readonly answers: readonly { readonly label: string; readonly body?: object }[];
  /** The label of the input for a new expiry; without one, the record has none. */
  readonly expiry?: string;
  /** The title of the dialog that shows the new secret. */
  readonly shown: string;
  /** Returns how many secrets of the record are valid, in words. */
  readonly stateOf: (record: RaRecord) => string;
}

/** The button that replaces the secret of the current record, and shows the new one once. */
export function NewSecret({ of }: { readonly of: Replacement }): ReactElement | null {
  const record = useRecordContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState('');
  if (!record || !hasRoute(`POST ${of.path}`)) return null;
  const replace = async (body?: object): Promise<void> => {
    setAsking(false);
    try {
      await confirmation.wait();
      const answer = await http<Record<string, string>>('POST', of.path.replace('{id}', String(record.id)), { body });
      setSecret(answer.body[of.member] ?? '');
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
          {of.stateOf(record)}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          onClick={() => setAsking(true)}
          sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
        >
          {of.button}
        </Button>
      </CardContent>
      {isAsking && <Question of={of} onAnswer={replace} onClose={() => setAsking(false)} />}
      {secret && <ShownOnce title={of.shown} secret={secret} onClose={close} />}
    </Card>
  );
}

/** True for a time that is still to come. */
export const isComing = (time: unknown): time is string => typeof time === 'string' && Date.parse(time) > Date.now();

interface QuestionProps {
  readonly of: Replacement;
  readonly onAnswer: (body?: object) => void;
  readonly onClose: () => void;
}

function Question({ of, onAnswer, onClose }: QuestionProps): ReactElement {
  const [day, setDay] = useState('');
  const withExpiry = (body?: object): object | undefined =>
    day === '' ? body : { ...body, expires_at: new Date(`${day}T00:00`).toISOString() };
  return (
    <Dialog open onClose={onClose} aria-labelledby="new-secret" maxWidth="sm">
      <DialogTitle id="new-secret">{of.question}</DialogTitle>
      <DialogContent>
        <DialogContentText>{of.explanation}</DialogContentText>
        {of.expiry && (
          <TextField
            type="date"
            label={of.expiry}
            value={day}
            onChange={({ target }) => setDay(target.value)}
            fullWidth
            margin="normal"
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>Not now</Button>
        {of.answers.map(({ label, body }, index) => (
          <Button
            key={label}
            variant={index === of.answers.length - 1 ? 'contained' : 'text'}
            onClick={() => onAnswer(withExpiry(body))}
          >
            {label}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}

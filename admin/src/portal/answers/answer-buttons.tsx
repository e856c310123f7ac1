import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useNotify } from 'react-admin';
import { fill } from '../../document/texts.ts';
import { http } from '../../services.ts';
import type { PossibleAnswer } from './possible-answers.ts';

interface AnswerButtonsProps {
  readonly answers: readonly PossibleAnswer[];
  /** The name of the document, such as its number. */
  readonly name: string;
  /** The total with its currency. */
  readonly total: string;
}

/** The buttons that answer a document. A dialog says the consequence before anything happens. */
export function AnswerButtons({ answers, name, total }: AnswerButtonsProps): ReactElement {
  const [asked, setAsked] = useState<PossibleAnswer>();
  return (
    <div className="portal-buttons">
      {answers.map((answer) => (
        <Button
          key={answer.label}
          size="large"
          variant={answer.isMain ? 'contained' : 'outlined'}
          aria-label={`${answer.label} ${name}`}
          onClick={() => setAsked(answer)}
        >
          {answer.label}
        </Button>
      ))}
      {asked && <AnswerDialog answer={asked} name={name} total={total} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

interface AnswerDialogProps extends Omit<AnswerButtonsProps, 'answers'> {
  readonly answer: PossibleAnswer;
  readonly onClose: () => void;
}

function AnswerDialog({ answer, name, total, onClose }: AnswerDialogProps): ReactElement {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const send = async (): Promise<void> => {
    const { method, path, body } = answer.request;
    setBusy(true);
    setProblem('');
    try {
      await http(method, path, { body });
      notify(answer.done, { type: 'info' });
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
    // After a failure, too: another user may have answered.
    await queryClient.invalidateQueries();
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby="answer" fullWidth maxWidth="xs">
      <DialogTitle id="answer">{`${answer.label} ${name}?`}</DialogTitle>
      <DialogContent>
        <DialogContentText>{fill(answer.consequence, { total })}</DialogContentText>
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          Not now
        </Button>
        <Button variant="contained" onClick={send} loading={isBusy}>
          {answer.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

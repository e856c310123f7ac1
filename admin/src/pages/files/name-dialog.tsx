import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, type ReactElement, useState } from 'react';

interface NameDialogProps {
  readonly title: string;
  readonly action: string;
  readonly name?: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** A dialog that asks for a name, and stays open with the error if the name is rejected. */
export function NameDialog({ title, action, name, onName, onClose }: NameDialogProps): ReactElement {
  const [failure, setFailure] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    try {
      await onName(String(new FormData(event.currentTarget).get('name') ?? '').trim());
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="name-dialog">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="name-dialog">{title}</DialogTitle>
        <DialogContent>
          <TextField
            name="name"
            label="Name"
            defaultValue={name}
            autoFocus
            fullWidth
            margin="dense"
            error={failure !== ''}
            helperText={failure}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" variant="contained">
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

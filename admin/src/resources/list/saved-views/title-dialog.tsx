import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material';
import { type FormEvent, type ReactElement, useState } from 'react';
import { ApiFailure } from '../../../api/problem.ts';

/** The maximum length of a title. */
const MAX_TITLE = 60;

interface Named {
  readonly title: string;
  readonly is_shared: boolean;
}

interface TitleDialogProps {
  /** The title of the dialog. */
  readonly action: string;
  readonly given?: Named;
  /** Saves the view. @throws ApiFailure, which the dialog shows */
  readonly onSave: (named: Named) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The dialog that asks for the title of a view, and for whom it is. */
export function TitleDialog({ action, given, onSave, onClose }: TitleDialogProps): ReactElement {
  const [title, setTitle] = useState(given?.title ?? '');
  const [isShared, setShared] = useState(given?.is_shared ?? false);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    await onSave({ title, is_shared: isShared }).catch((error: Error) => {
      const errors = error instanceof ApiFailure ? error.body.errors : {};
      setFailure(Object.values(errors)[0] ?? error.message);
    });
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="view-title" fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="view-title">{action}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1, pt: '8px !important' }}>
          <TextField
            label="Title"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            error={failure !== ''}
            helperText={failure}
            slotProps={{ htmlInput: { maxLength: MAX_TITLE } }}
            autoFocus
            required
            fullWidth
          />
          <FormControlLabel
            label="Share with everyone who can open this list"
            control={<Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)} />}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={title.trim() === ''}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

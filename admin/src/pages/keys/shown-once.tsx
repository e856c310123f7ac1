import CopyIcon from '@mui/icons-material/ContentCopy';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type ReactElement, useState } from 'react';

interface ShownOnceProps {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The dialog with a secret that cannot be read again, and a button that copies it. */
export function ShownOnce({ title, secret, onClose }: ShownOnceProps): ReactElement {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <Dialog open aria-labelledby="shown-once" fullWidth maxWidth="sm">
      <DialogTitle id="shown-once">{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          This is the only time that it is shown. Put it where the program that needs it can read it.
        </Alert>
        <TextField
          value={secret}
          label={title}
          fullWidth
          multiline
          margin="dense"
          slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' }, onFocus: selectAll } }}
        />
      </DialogContent>
      <DialogActions>
        <Button startIcon={<CopyIcon />} onClick={copy} autoFocus aria-live="polite">
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button variant="contained" onClick={onClose}>
          I have it
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }): void =>
  currentTarget.select();

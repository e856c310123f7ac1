import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactElement, useSyncExternalStore } from 'react';
import { ApiFailure } from '../api/problem.ts';
import { confirmation, http } from '../services.ts';
import { SmallForm, type Values } from './small-form.tsx';

const PASSWORD = {
  name: 'current_password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
};

/** The dialog that asks for the password before a change of credentials. Nothing is saved if it is cancelled. */
export function ConfirmPassword(): ReactElement {
  const isOpen = useSyncExternalStore(confirmation.subscribe, () => confirmation.isClosed);
  const cancel = (): void =>
    confirmation.giveUp(new ApiFailure(0, { message: 'Nothing was saved: the password was not confirmed.' }, null));
  const send = async (values: Values): Promise<void> => {
    await http('POST', '/api/auth/confirm-password', { body: values });
  };
  return (
    <Dialog open={isOpen} onClose={cancel} aria-labelledby="confirm-password" fullWidth maxWidth="xs">
      <DialogTitle id="confirm-password">Confirm it is you</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>Enter your password to change who or what can act for an account.</Typography>
        <SmallForm fields={[PASSWORD]} action="Confirm" send={send} onDone={confirmation.open} />
        <Button onClick={cancel} fullWidth sx={{ mt: 1 }}>
          Cancel
        </Button>
      </DialogContent>
    </Dialog>
  );
}

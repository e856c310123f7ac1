import { Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useGetIdentity } from 'react-admin';
import { BASE } from '../app/base.ts';
import { accounts, gate, unsaved } from '../services.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in dialog above a page whose session has ended. Unsaved edits stay; calls continue after it. */
export function SignInAgain(): ReactElement {
  const isClosed = useSyncExternalStore(gate.subscribe, () => gate.isClosed);
  const { identity } = useGetIdentity();
  const goOn = async (): Promise<void> => {
    const { account } = await accounts.current();
    // Another user must not continue with the open edits of the previous one.
    if (identity && account.id !== identity.id) {
      unsaved.discard();
      location.assign(`${BASE}/`);
    } else gate.open();
  };
  return (
    <Dialog open={isClosed} aria-labelledby="sign-in-again" fullWidth maxWidth="xs">
      <DialogTitle id="sign-in-again">Please sign in again</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>Your session has ended. Nothing that you typed is lost.</Typography>
        <SignInForm next={`${location.pathname}${location.search}`} onSignedIn={goOn} />
      </DialogContent>
    </Dialog>
  );
}

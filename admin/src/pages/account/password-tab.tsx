import { Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { http } from '../../services.ts';
import { NEW_PASSWORD } from '../../session/choose-password.tsx';
import { SmallForm, type Values } from '../../session/small-form.tsx';
import { useTypedEdits } from '../../unsaved/use-unsaved.ts';

const CURRENT = {
  name: 'current_password',
  label: 'Current password',
  type: 'password',
  autoComplete: 'current-password',
};

/** The tab that changes the password, with the current one as proof. */
export function PasswordTab(): ReactElement {
  const notify = useNotify();
  const edits = useTypedEdits();
  const save = async (values: Values): Promise<void> => {
    // A wrong password is 401, which does not mean that the session has ended.
    await http('POST', '/api/auth/password', { body: values, isAboutSession: true });
    edits.onSaved();
  };
  return (
    <div onInput={edits.onInput}>
      <Typography sx={{ mb: 2 }}>A new password signs you out everywhere else.</Typography>
      <SmallForm
        fields={[CURRENT, ...NEW_PASSWORD]}
        action="Change password"
        send={save}
        isClearedAfter
        onDone={() => notify('Your password is changed.', { type: 'info' })}
      />
    </div>
  );
}

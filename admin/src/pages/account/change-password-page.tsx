import { Alert, Button, Stack } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { accounts } from '../../services.ts';
import { ChoosePassword } from '../../session/choose-password.tsx';
import { PlainPage } from '../../session/plain-page.tsx';

/** Sets a password with the code in the link of a reset or invitation mail. It ends all sessions of the user. */
export function ChangePasswordPage(): ReactElement {
  const [params] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const finish = (): void => {
    accounts.forget();
    setDone(true);
  };
  return (
    <PlainPage title="Choose your password">
      {isDone ? (
        <Stack spacing={2}>
          <Alert severity="success">Your password is set.</Alert>
          <Button component={Link} to={`${BASE}/login`} variant="contained" size="large">
            Sign in
          </Button>
        </Stack>
      ) : (
        <ChoosePassword code={params.get('code') ?? undefined} onDone={finish} />
      )}
    </PlainPage>
  );
}

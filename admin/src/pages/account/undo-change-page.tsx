import { Alert, Button, Stack, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { accounts, http } from '../../services.ts';
import { PlainPage } from '../../session/plain-page.tsx';
import { SmallForm } from '../../session/small-form.tsx';

/**
 * Reverts a change of phone, email or password by the link of its notice. Requires a click, since programs follow links
 * of mails, too.
 */
export function UndoChangePage(): ReactElement {
  const [params] = useSearchParams();
  const [said, setSaid] = useState('');
  const undo = async (): Promise<void> => {
    const body = { code: params.get('code') ?? '' };
    const answer = await http<{ message?: string }>('POST', '/api/auth/undo-change', { body, isAboutSession: true });
    accounts.forget();
    setSaid(answer.body.message || 'The change is undone and all sessions have ended.');
  };
  return (
    <PlainPage title="Undo a change of your account">
      {said ? (
        <Stack spacing={2}>
          <Alert severity="success">{said}</Alert>
          <Button component={Link} to={`${BASE}/login`} variant="contained" size="large">
            Sign in
          </Button>
        </Stack>
      ) : (
        <Stack spacing={2}>
          <Typography>
            If you did not make the change yourself, undo it here. Everybody who is signed in to your account is signed
            out.
          </Typography>
          <SmallForm fields={[]} action="Undo the change" send={undo} onDone={() => {}} />
        </Stack>
      )}
    </PlainPage>
  );
}

import { Alert, Button, Stack } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BASE } from '../app/base.ts';
import { accounts } from '../services.ts';
import type { SecondFactorOffer } from '../session/account.ts';
import { PlainPage } from '../session/plain-page.tsx';
import { SecondFactorStep } from '../session/second-factor-step.tsx';
import { useSignInTitle } from '../session/use-system-mark.ts';

/**
 * The page that the link of a sign-in mail opens. Only the button signs in: programs that open the links of mails to check
 * them would use up a link that signs in by itself.
 */
export function SignInLinkPage(): ReactElement {
  const [search] = useSearchParams();
  const title = useSignInTitle();
  const [offer, setOffer] = useState<SecondFactorOffer>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  // Loads the page again: without a session, react-admin has only the pages that need none.
  const open = (): void => location.replace(`${BASE}/`);
  const signIn = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      const offered = await accounts.signInByLink(search.get('code') ?? '');
      if (offered) setOffer(offered);
      else open();
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  };
  return (
    <PlainPage title={title}>
      {offer ? (
        <SecondFactorStep offer={offer} onDone={open} />
      ) : (
        <Stack spacing={2}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <Button variant="contained" size="large" onClick={signIn} loading={isBusy}>
            Sign in
          </Button>
          {problem && (
            <Button component={Link} to={`${BASE}/login`} size="large">
              Request a new link
            </Button>
          )}
        </Stack>
      )}
    </PlainPage>
  );
}

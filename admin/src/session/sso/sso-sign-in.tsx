import LoginIcon from '@mui/icons-material/Login';
import { Alert, Button, Divider, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { SmallForm, type Values } from '../small-form.tsx';
import { readProviders, type SignInProvider, startAddress } from './sign-in-providers.ts';

/** The most buttons; with more providers, the email address leads to the right one. */
const MAX_BUTTONS = 3;

interface SsoSignInProps {
  /** The path of the panel to continue at. */
  readonly next: string;
  /** The code of the error of a sign-in that failed; empty without one. */
  readonly error: string;
}

/** The sign-in through identity providers, above that by password. Nothing without a provider. */
export default function SsoSignIn({ next, error }: SsoSignInProps): ReactElement | null {
  const { data } = useQuery({ queryKey: ['sign-in providers'], queryFn: () => readProviders(), retry: false });
  const providers = data?.records ?? [];
  const failure = error && <Alert severity="error">{messageOf(error)}</Alert>;
  if (providers.length === 0) return failure || null;
  const isRequired = data?.password_sign_in === 'off';
  return (
    <Stack spacing={1.5}>
      {failure}
      {providers.length <= MAX_BUTTONS ? (
        providers.map((provider) => <ProviderButton key={provider.key} provider={provider} next={next} />)
      ) : (
        <ByWorkEmail next={next} />
      )}
      <Divider sx={{ typography: 'body2', color: 'text.secondary' }}>
        {isRequired ? 'for emergencies' : 'or with a password'}
      </Divider>
    </Stack>
  );
}

interface ProviderButtonProps {
  readonly provider: SignInProvider;
  readonly next: string;
}

function ProviderButton({ provider: { key, name }, next }: ProviderButtonProps): ReactElement {
  return (
    <Button
      component="a"
      href={startAddress(key, next)}
      variant="outlined"
      size="large"
      fullWidth
      startIcon={<LoginIcon />}
      sx={{ overflowWrap: 'anywhere' }}
    >
      Continue with {name}
    </Button>
  );
}

/** The form that leads to the provider of an email address. */
function ByWorkEmail({ next }: Pick<SsoSignInProps, 'next'>): ReactElement {
  const field = { name: 'email', label: 'Work email', type: 'email', autoComplete: 'username' };
  const send = async ({ email = '' }: Values): Promise<void> => {
    const [first] = (await readProviders(email.trim())).records;
    if (!first) throw new Error('No single sign-on belongs to this address. Sign in with a password.');
    location.assign(startAddress(first.key, next, email.trim()));
  };
  return <SmallForm fields={[field]} action="Continue with single sign-on" send={send} onDone={() => {}} />;
}

const messages: Readonly<Record<string, string>> = {
  sso_failed: 'The sign-in was not completed, or took too long. Please try again.',
  sso_no_account: 'You have no account here, or it is inactive. Ask an administrator of your organization.',
  unavailable:
    'The identity provider does not respond, or its registration has expired. Try again, or ask an administrator.',
  too_many_requests: 'Too many sign-ins from this address. Please wait a minute.',
};

const messageOf = (code: string): string => messages[code] ?? 'The sign-in failed. Please try again.';

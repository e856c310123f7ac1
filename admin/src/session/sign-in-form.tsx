import MailIcon from '@mui/icons-material/MailOutlined';
import { Alert, Button, Link, Stack, Tab, Tabs } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Notification } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { BASE } from '../app/base.ts';
import { accounts } from '../services.ts';
import type { Credentials, SecondFactorOffer } from './account.ts';
import { ChoosePassword } from './choose-password.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { PlainPage } from './plain-page.tsx';
import { PasskeyButton, SecondFactorStep } from './second-factor-step.tsx';
import { SmallForm, type StepProps, type Values } from './small-form.tsx';
import { SsoSection } from './sso/sso-section.tsx';
import { useSignInTitle } from './use-system-mark.ts';

/** The current step of the form. */
type Way = 'email' | 'phone' | 'forgotten' | 'code' | 'second' | 'link';

interface SignInFormProps {
  readonly onSignedIn: () => Promise<void> | void;
  /** The path that a single sign-on returns to. */
  readonly next: string;
}

/** The form to sign in by email or phone, to request a new password, and to set one with the code of a mail. */
export function SignInForm({ onSignedIn, next }: SignInFormProps): ReactElement {
  const [way, setWay] = useState<Way>('email');
  const [said, setSaid] = useState('');
  const [offer, setOffer] = useState<SecondFactorOffer>();
  const go = (next: Way, words = ''): void => {
    setWay(next);
    setSaid(words);
  };
  const goOn = (offered: SecondFactorOffer): void => {
    setOffer(offered);
    go('second');
  };
  return (
    <Stack spacing={2}>
      {(way === 'email' || way === 'phone') && <SsoSection next={next} />}
      {(way === 'email' || way === 'phone') && (
        <Tabs value={way} onChange={(_event, next: Way) => go(next)} variant="fullWidth" aria-label="Way to sign in">
          <Tab value="email" label="Email" />
          <Tab value="phone" label="Phone" />
        </Tabs>
      )}
      {said && <Alert severity="success">{said}</Alert>}
      {way === 'email' && <ByEmail onDone={onSignedIn} onOffer={goOn} />}
      {way === 'phone' && <ByPhone onDone={onSignedIn} onOffer={goOn} />}
      {way === 'email' && canUsePasskeys() && <PasskeyButton onDone={onSignedIn} />}
      {way === 'second' && offer && <SecondFactorStep offer={offer} onDone={onSignedIn} />}
      {way === 'email' && BASE === '/portal' && (
        <Button variant="outlined" size="large" startIcon={<MailIcon />} onClick={() => go('link')}>
          Email me a sign-in link
        </Button>
      )}
      {way === 'link' && <ByLink onDone={() => go('email', LINK_SENT)} />}
      {way === 'forgotten' && (
        <Forgotten
          onDone={() => go('code', 'If there is an account with this address, a mail with a code is on its way.')}
        />
      )}
      {way === 'code' && (
        <ChoosePassword onDone={() => go('email', 'Your new password is set. Please sign in with it.')} />
      )}
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        {way === 'email' || way === 'phone' ? (
          <>
            <Way label="Forgotten password" onClick={() => go('forgotten')} />
            <Way label="I have a code" onClick={() => go('code')} />
          </>
        ) : (
          <Way label="Back to sign in" onClick={() => go('email')} />
        )}
      </Stack>
    </Stack>
  );
}

const LINK_SENT =
  'If there is a customer account with this address, a link is on its way. It works once, within 15 minutes.';

function Way({ label, onClick }: { readonly label: string; readonly onClick: () => void }): ReactElement {
  return (
    <Link component="button" type="button" onClick={onClick} variant="body2">
      {label}
    </Link>
  );
}

interface FirstStepProps extends StepProps {
  /** Called if the account needs a second factor. */
  readonly onOffer: (offer: SecondFactorOffer) => void;
}

/** Signs in, and goes on with a second factor if one is needed. */
async function signIn(credentials: Credentials, { onDone, onOffer }: FirstStepProps): Promise<void> {
  const offer = await accounts.signIn(credentials);
  if (offer) onOffer(offer);
  else await onDone();
}

function ByEmail(props: FirstStepProps): ReactElement {
  const fields = [
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
    { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
  ];
  const send = ({ email = '', password = '' }: Values) => signIn({ email, password }, props);
  return <SmallForm fields={fields} action="Sign in" send={send} onDone={() => {}} />;
}

function ByPhone(props: FirstStepProps): ReactElement {
  const [phone, setPhone] = useState('');
  if (phone === '') {
    const send = async (values: Values): Promise<void> => {
      await accounts.sendCode(values['phone'] ?? '');
      setPhone(values['phone'] ?? '');
    };
    const field = { name: 'phone', label: 'Phone with country code', type: 'tel', autoComplete: 'tel' };
    return <SmallForm key="phone" fields={[field]} action="Send me a code" send={send} onDone={() => {}} />;
  }
  const field = {
    name: 'otp',
    label: `Code sent to ${phone}`,
    type: 'text',
    autoComplete: 'one-time-code',
    inputMode: 'numeric' as const,
  };
  const send = ({ otp = '' }: Values) => signIn({ phone, otp: otp.trim() }, props);
  return <SmallForm key="otp" fields={[field]} action="Sign in" send={send} onDone={() => {}} />;
}

/** Requests a mail with a link that signs in without a password. */
function ByLink({ onDone }: StepProps): ReactElement {
  const field = { name: 'email', label: 'Email of your account', type: 'email', autoComplete: 'username' };
  const send = ({ email = '' }: Values) => accounts.requestSignInLink(email);
  return <SmallForm fields={[field]} action="Email me the link" send={send} onDone={onDone} />;
}

function Forgotten({ onDone }: StepProps): ReactElement {
  const field = { name: 'email', label: 'Email of your account', type: 'email', autoComplete: 'username' };
  return (
    <SmallForm
      fields={[field]}
      action="Send me a code"
      send={({ email = '' }) => accounts.requestReset(email)}
      onDone={onDone}
    />
  );
}

/** The sign-in page. It opens the requested page afterwards. */
export function SignInPage(): ReactElement {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { nextPathname?: string; nextSearch?: string } | null };
  const next = state?.nextPathname ? `${state.nextPathname}${state.nextSearch ?? ''}` : BASE;
  const title = useSignInTitle();
  return (
    <PlainPage title={title}>
      <SignInForm next={next} onSignedIn={() => navigate(next, { replace: true })} />
      <Notification />
    </PlainPage>
  );
}

import { Alert, Button, Link, Stack, Tab, Tabs, TextField } from '@mui/material';
import { type FormEvent, type ReactElement, useState } from 'react';
import { accounts } from '../services.ts';

/** What the person is about to do. */
type Way = 'email' | 'phone' | 'forgotten' | 'code';

/** Signing in by email or phone, asking for a new password, and choosing one by the code of a mail. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: () => Promise<void> | void }): ReactElement {
  const [way, setWay] = useState<Way>('email');
  const [said, setSaid] = useState('');
  const go = (next: Way, words = ''): void => {
    setWay(next);
    setSaid(words);
  };
  return (
    <Stack spacing={2}>
      {(way === 'email' || way === 'phone') && (
        <Tabs value={way} onChange={(_event, next: Way) => go(next)} variant="fullWidth" aria-label="Way to sign in">
          <Tab value="email" label="Email" />
          <Tab value="phone" label="Phone" />
        </Tabs>
      )}
      {said && <Alert severity="success">{said}</Alert>}
      {way === 'email' && <ByEmail onDone={onSignedIn} />}
      {way === 'phone' && <ByPhone onDone={onSignedIn} />}
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

function Way({ label, onClick }: { readonly label: string; readonly onClick: () => void }): ReactElement {
  return (
    <Link component="button" type="button" onClick={onClick} variant="body2">
      {label}
    </Link>
  );
}

interface StepProps {
  readonly onDone: () => Promise<void> | void;
}

function ByEmail({ onDone }: StepProps): ReactElement {
  const fields = [
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
    { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
  ];
  const send = ({ email = '', password = '' }: Values) => accounts.signIn({ email, password });
  return <SmallForm fields={fields} action="Sign in" send={send} onDone={onDone} />;
}

function ByPhone({ onDone }: StepProps): ReactElement {
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
  const send = ({ otp = '' }: Values) => accounts.signIn({ phone, otp: otp.trim() });
  return <SmallForm key="otp" fields={[field]} action="Sign in" send={send} onDone={onDone} />;
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

function ChoosePassword({ onDone }: StepProps): ReactElement {
  const fields = [
    { name: 'code', label: 'Code from the mail', type: 'text', autoComplete: 'one-time-code' },
    { name: 'password', label: 'New password, at least 12 characters', type: 'password', autoComplete: 'new-password' },
    { name: 'retyped', label: 'The same once more', type: 'password', autoComplete: 'new-password' },
  ];
  const send = ({ code = '', password = '', retyped = '' }: Values) =>
    accounts.choosePassword(code.trim(), password, retyped);
  return <SmallForm fields={fields} action="Set password" send={send} onDone={onDone} />;
}

type Values = Readonly<Record<string, string>>;

interface SmallFormProps extends StepProps {
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: string;
    readonly autoComplete: string;
    readonly inputMode?: 'numeric';
  }[];
  readonly action: string;
  readonly send: (values: Values) => Promise<void>;
}

function SmallForm({ fields, action, send, onDone }: SmallFormProps): ReactElement {
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // The dialog over a page is inside the page's own form as far as React's events go.
    event.stopPropagation();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Values;
    setBusy(true);
    setFailure('');
    try {
      await send(values);
      await onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {fields.map(({ inputMode, ...field }, at) => (
          <TextField
            key={field.name}
            {...field}
            fullWidth
            required
            autoFocus={at === 0}
            slotProps={{ htmlInput: { inputMode } }}
          />
        ))}
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}

import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { accounts } from '../services.ts';
import type { FactorType, SecondFactorOffer } from './account.ts';
import { getPasskey } from './passkeys.ts';
import { SmallForm, type StepProps, type Values } from './small-form.tsx';

interface SecondFactorStepProps extends StepProps {
  readonly offer: SecondFactorOffer;
}

const LABELS: Readonly<Record<FactorType, string>> = {
  passkey: 'Use a passkey',
  totp: 'Use the code of an authenticator app',
  recovery_code: 'Use a recovery code',
};

/** The second step of a sign-in: a code of an authenticator app, a passkey or a recovery code. */
export function SecondFactorStep({ offer, onDone }: SecondFactorStepProps): ReactElement {
  const types = offer.factors.map(({ type }) => type);
  const [type, setType] = useState(types[0]);
  if (type === undefined)
    return (
      <Alert severity="warning">
        Your second factors do not work here, and you have no recovery codes. Ask an administrator to reset them.
      </Alert>
    );
  return (
    <Stack spacing={2}>
      <Typography variant="body2">Your account needs a second step.</Typography>
      {type === 'passkey' ? (
        <ByPasskey offer={offer} onDone={onDone} />
      ) : (
        <ByCode key={type} type={type} challenge={offer.challenge} onDone={onDone} />
      )}
      {types
        .filter((other) => other !== type)
        .map((other) => (
          <Link key={other} component="button" type="button" variant="body2" onClick={() => setType(other)}>
            {LABELS[other]}
          </Link>
        ))}
    </Stack>
  );
}

interface ByCodeProps extends StepProps {
  readonly type: 'totp' | 'recovery_code';
  readonly challenge: string;
}

function ByCode({ type, challenge, onDone }: ByCodeProps): ReactElement {
  const isTotp = type === 'totp';
  const field = {
    name: 'code',
    label: isTotp ? 'Code of your authenticator app' : 'Recovery code',
    type: 'text',
    autoComplete: isTotp ? 'one-time-code' : 'off',
    ...(isTotp && { inputMode: 'numeric' as const }),
  };
  const send = ({ code = '' }: Values) => accounts.verifySecondFactor({ challenge, type, code });
  return <SmallForm fields={[field]} action="Sign in" send={send} onDone={onDone} />;
}

function ByPasskey({ offer, onDone }: SecondFactorStepProps): ReactElement {
  const send = async (): Promise<void> => {
    const { options = {} } = offer.factors.find(({ type }) => type === 'passkey') ?? {};
    const credential = await getPasskey(options);
    await accounts.verifySecondFactor({ challenge: offer.challenge, type: 'passkey', credential });
  };
  return <SmallForm fields={[]} action="Use your passkey" send={send} onDone={onDone} />;
}

/** The button that signs in by passkey alone. */
export function PasskeyButton({ onDone }: StepProps): ReactElement {
  const [failure, setFailure] = useState('');
  const signIn = async (): Promise<void> => {
    setFailure('');
    try {
      await accounts.signInByPasskey(getPasskey);
      await onDone();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Stack spacing={1}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Button variant="outlined" onClick={signIn}>
        Use a passkey
      </Button>
    </Stack>
  );
}

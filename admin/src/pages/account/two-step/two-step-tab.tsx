import { Alert, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useNotify } from 'react-admin';
import { FailureNote } from '../../../app/failure-note.tsx';
import { formatTimestamp } from '../../../fields/dates.ts';
import { canUsePasskeys } from '../../../session/passkeys.ts';
import { AddApp } from './add-app.tsx';
import { FactorList } from './factor-list.tsx';
import {
  addApp,
  addPasskey,
  createCodes,
  FACTORS_KEY,
  type Factor,
  type NewApp,
  removeFactor,
  useFactors,
} from './factors.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The tab of the user's second factors: authenticator apps, passkeys and recovery codes. */
export function TwoStepTab(): ReactElement {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useFactors();
  const [app, setApp] = useState<NewApp>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (error && !data) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return <CircularProgress />;
  const confirmed = data.records.filter(({ is_confirmed }) => is_confirmed);
  const reload = () => queryClient.invalidateQueries({ queryKey: FACTORS_KEY });
  const attempt = async (action: () => Promise<void>, done = ''): Promise<void> => {
    try {
      await action();
      if (done) notify(done, { type: 'info' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' });
    }
    await reload();
  };
  /** The first factor comes with recovery codes: a lost phone must not lock its owner out. */
  const finish = async (): Promise<void> => {
    setApp(undefined);
    if (data.recovery_codes_left === 0) setCodes(await createCodes());
    await reload();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (app) return <AddApp app={app} onDone={finish} onCancel={() => setApp(undefined)} />;
  return (
    <Stack spacing={2}>
      <Explanation isOn={confirmed.length > 0} dueAt={data.due_at} />
      <FactorList
        factors={confirmed}
        onRemove={(factor: Factor) => attempt(() => removeFactor(factor.id), `${factor.name} was removed.`)}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <Button variant="contained" onClick={() => attempt(async () => setApp(await addApp('Authenticator app')))}>
          Add an authenticator app
        </Button>
        {canUsePasskeys() && (
          <Button
            variant="outlined"
            onClick={() =>
              attempt(async () => {
                await addPasskey('Passkey');
                await finish();
              })
            }
          >
            Add a passkey
          </Button>
        )}
      </Stack>
      {confirmed.length > 0 && (
        <Codes left={data.recovery_codes_left} onCreate={() => attempt(async () => setCodes(await createCodes()))} />
      )}
    </Stack>
  );
}

function Explanation({ isOn, dueAt }: { readonly isOn: boolean; readonly dueAt: string | undefined }): ReactElement {
  if (isOn)
    return <Typography>Two-step sign-in is on. After your password, you are asked for one of these:</Typography>;
  if (!dueAt)
    return (
      <Typography>
        With two-step sign-in, a stolen password is not enough to get into your account: you are also asked for a code
        of your phone, or for a passkey.
      </Typography>
    );
  return (
    <Alert severity="warning">
      {Date.parse(dueAt) <= Date.now()
        ? 'Your organization requires two-step sign-in. Add an authenticator app or a passkey to go on.'
        : `Your organization requires two-step sign-in. Add an authenticator app or a passkey by ${formatTimestamp(dueAt)}.`}
    </Alert>
  );
}

function Codes({ left, onCreate }: { readonly left: number; readonly onCreate: () => Promise<void> }): ReactElement {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h6">Recovery codes</Typography>
      <Typography>
        {left === 0
          ? 'You have no recovery codes. Without them, you cannot sign in if you lose your phone.'
          : `You have ${left} unused recovery codes for the case that you lose your phone.`}
      </Typography>
      <Button variant="outlined" onClick={onCreate}>
        {left === 0 ? 'Create recovery codes' : 'Replace the recovery codes'}
      </Button>
    </Stack>
  );
}

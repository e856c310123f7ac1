import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { QrCode } from '../../../document/payment.tsx';
import { SmallForm, type Values } from '../../../session/small-form.tsx';
import { confirmApp, type NewApp } from './factors.ts';

interface AddAppProps {
  readonly app: NewApp;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

const CODE = {
  name: 'code',
  label: 'Code that the app shows',
  type: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric' as const,
};

/** The setup of an authenticator app: its key as a QR code and as text, and the first code. */
export function AddApp({ app, onDone, onCancel }: AddAppProps): ReactElement {
  const send = ({ code = '' }: Values) => confirmApp(app.id, code);
  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <Typography>Scan this with an authenticator app on your phone.</Typography>
      <Box sx={{ width: 220, maxWidth: '100%', '& svg': { display: 'block', width: '100%' } }}>
        <QrCode content={app.uri} label="Key for the authenticator app" />
      </Box>
      <Box>
        <Typography variant="body2">Or enter this key by hand:</Typography>
        <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {inGroups(app.secret)}
        </Typography>
      </Box>
      <SmallForm fields={[CODE]} action="Turn on" send={send} onDone={onDone} />
      <Button onClick={onCancel}>Cancel</Button>
    </Stack>
  );
}

const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useNotify } from 'react-admin';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** New recovery codes, which the service shows only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactElement {
  const notify = useNotify();
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    notify('The codes are copied.', { type: 'info' });
  };
  return (
    <Stack spacing={2}>
      <Typography variant="h6">Your recovery codes</Typography>
      <Alert severity="warning">
        Keep them where you find them without your phone. They are not shown again, and each is good once.
      </Alert>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{ columns: { xs: 1, sm: 2 }, fontFamily: 'monospace', fontSize: '1.1rem', listStyle: 'none', p: 0, m: 0 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <Button variant="outlined" onClick={copy}>
          Copy
        </Button>
        <Button
          variant="outlined"
          component="a"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Download
        </Button>
        <Button variant="contained" onClick={onDone}>
          I have kept them
        </Button>
      </Stack>
    </Stack>
  );
}

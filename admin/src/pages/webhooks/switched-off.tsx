import { Alert } from '@mui/material';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { formatTimestamp } from '../../fields/timestamps.ts';

/** The notice that a webhook is switched off, with the remedy. */
export function SwitchedOff(): ReactElement | null {
  const record = useRecordContext();
  if (!record?.['switched_off_at']) return null;
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      Switched off {formatTimestamp(String(record['switched_off_at']))}: nothing had arrived for a day. Once the address
      answers again, set it to active and send again what failed.
    </Alert>
  );
}

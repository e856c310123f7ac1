import { Box } from '@mui/material';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Loading } from 'react-admin';
import { outage } from '../services.ts';
import { FailureNote } from './failure-note.tsx';

/** The loading page until the session is known; shows an outage while the system does not respond. */
export function PanelLoading(): ReactElement {
  const error = useSyncExternalStore(outage.subscribe, () => outage.error);
  if (!error) return <Loading />;
  return (
    <Box component="main" sx={{ p: 3, maxWidth: 640, mx: 'auto' }}>
      <FailureNote error={error} onRetry={outage.retry} />
    </Box>
  );
}

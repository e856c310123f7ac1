import { Alert, Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { isTemporary } from '../api/problem.ts';

interface FailureNoteProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** Shows why a query failed, with a button that retries it. Temporary failures are also retried automatically. */
export function FailureNote({ error, onRetry }: FailureNoteProps): ReactElement {
  const [isBusy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  const button = (
    <Button color="inherit" size="small" loading={isBusy} onClick={retry}>
      Retry
    </Button>
  );
  return (
    <Alert severity={isTemporary(error) ? 'warning' : 'error'} action={button} sx={{ width: '100%' }}>
      {error.message}
    </Alert>
  );
}

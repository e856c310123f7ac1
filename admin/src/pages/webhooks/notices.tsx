import { Alert, Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { formatTimestamp } from '../../fields/dates.ts';
import { http } from '../../services.ts';

const reasons: Readonly<Record<string, string>> = {
  owner_inactive: 'its owner is inactive',
  owner_demoted: 'its owner is no administrator any more',
  owner_deleted: 'its owner was deleted',
};

/**
 * The notice that the current webhook is paused since its owner is no administrator any more, with a button that takes
 * it over.
 */
export function Paused(): ReactElement | null {
  const record = useRecordContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const reason = reasons[String(record?.['paused_reason'] ?? '')];
  if (!record || !reason) return null;
  const takeOver = async (): Promise<void> => {
    setBusy(true);
    try {
      await http('POST', `/api/admin/webhooks/${record.id}/take-over`);
      notify('You are now the owner of this webhook.');
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error', multiLine: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert
      severity="warning"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" size="small" disabled={isBusy} onClick={takeOver}>
          Take over
        </Button>
      }
    >
      This webhook is paused: {reason}. Its events are kept for 30 days and sent once an administrator takes it over.
    </Alert>
  );
}

/** The reason for which a webhook is switched off, and what precedes setting it to active. */
const disabled: Readonly<Record<string, string>> = {
  failing: 'nothing had arrived for a day. Once the address answers again',
  gone: 'the receiver answered 410 Gone. If it should get events again',
  account_recovered:
    'an account with which it was created or changed was recovered by its owner. Once you have checked its address and events and made a new secret',
};

/** The notice that a webhook is switched off, with the remedy. */
export function SwitchedOff(): ReactElement | null {
  const record = useRecordContext();
  if (!record?.['switched_off_at']) return null;
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      Disabled {formatTimestamp(String(record['switched_off_at']))}:{' '}
      {disabled[String(record['disabled_reason'])] ?? disabled['failing']}, set it to active and send again what failed.
    </Alert>
  );
}

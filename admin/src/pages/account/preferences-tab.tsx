import { CircularProgress, FormControlLabel, FormHelperText, Stack, Switch } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { FailureNote } from '../../app/failure-note.tsx';
import { useLetterShortcuts } from '../../app/keyboard/use-keyboard.ts';
import { http } from '../../services.ts';

interface Preferences {
  readonly email_notifications: boolean;
}

const PATH = '/api/auth/preferences';
const KEY = ['preferences'];

/** The tab of the user's preferences: mails, and the keyboard of this browser. */
export function PreferencesTab(): ReactElement {
  return (
    <Stack spacing={3}>
      <div>
        <MailPreference />
      </div>
      <div>
        <KeyboardPreference />
      </div>
    </Stack>
  );
}

function KeyboardPreference(): ReactElement {
  const [hasLetters, setLetters] = useLetterShortcuts();
  return (
    <>
      <FormControlLabel
        label="Single letters are shortcuts"
        control={<Switch checked={hasLetters} onChange={(_event, isChecked) => setLetters(isChecked)} />}
      />
      <FormHelperText>Such as G and I for the invoices, in this browser. Press ? for all of them.</FormHelperText>
    </>
  );
}

function MailPreference(): ReactElement {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await http<{ record: Preferences }>('GET', PATH, { signal })).body.record,
    staleTime: 0,
  });
  if (error && !data) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return <CircularProgress />;
  const choose = async (email_notifications: boolean): Promise<void> => {
    try {
      await http('PATCH', PATH, { body: { email_notifications } });
      notify('Saved.', { type: 'info' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
  return (
    <>
      <FormControlLabel
        label="Mail me about what happens"
        control={<Switch checked={data.email_notifications} onChange={(_event, isChecked) => void choose(isChecked)} />}
      />
      <FormHelperText>
        New messages, documents, tasks and announcements. Codes and notices about your account come in any case.
      </FormHelperText>
    </>
  );
}

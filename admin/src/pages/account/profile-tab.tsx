import { CircularProgress, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { FailureNote } from '../../app/failure-note.tsx';
import { accounts, http } from '../../services.ts';
import type { Account } from '../../session/account.ts';
import { SmallForm, type Values } from '../../session/small-form.tsx';
import { useTypedEdits } from '../../unsaved/use-unsaved.ts';

/** The tab of the user's name, job title, language and picture. */
export function ProfileTab(): ReactElement {
  const queryClient = useQueryClient();
  const edits = useTypedEdits();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => (await http<Account>('GET', '/api/auth/me', { signal })).body,
    staleTime: 0,
  });
  if (error && !data) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return <CircularProgress />;
  const save = async ({ image, ...values }: Values): Promise<void> => {
    await http('PATCH', '/api/auth/profile', { body: { ...values, image: image || null } });
    edits.onSaved();
    accounts.forget();
    await queryClient.invalidateQueries({ queryKey: ['auth'] });
    await queryClient.invalidateQueries({ queryKey: ['profile'] });
  };
  return (
    <div onInput={edits.onInput}>
      <Typography sx={{ mb: 2 }}>You sign in with {data.email}.</Typography>
      <SmallForm fields={fieldsOf(data)} action="Save" send={save} onDone={() => notify('Saved.', { type: 'info' })} />
    </div>
  );
}

function fieldsOf({ first_name, last_name, job_title, language, image, user_type }: Account) {
  const optional = { type: 'text', isOptional: true, autoComplete: 'off' };
  return [
    { name: 'first_name', label: 'First name', type: 'text', autoComplete: 'given-name', defaultValue: first_name },
    { ...optional, name: 'last_name', label: 'Last name', autoComplete: 'family-name', defaultValue: last_name },
    ...(user_type === 'staff' ? [{ ...optional, name: 'job_title', label: 'Job title', defaultValue: job_title }] : []),
    { ...optional, name: 'language', label: 'Language', defaultValue: language, helperText: 'Such as en or pt-BR' },
    {
      ...optional,
      name: 'image',
      label: 'Picture',
      defaultValue: image ?? '',
      helperText: 'The address of a picture; empty for none',
    },
  ];
}

import { Alert, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Identifier } from 'react-admin';
import { FailureNote } from '../app/failure-note.tsx';
import { http } from '../services.ts';

interface MailRecipient {
  readonly name: string;
  readonly email: string;
}

interface MailRecipientsProps {
  /** The path of the recipients, with `{id}` for the record. */
  readonly path: string;
  readonly id: Identifier;
}

/** Shows the mail recipients of a record that is about to be sent, with a warning if there are none. */
export function MailRecipients({ path, id }: MailRecipientsProps): ReactElement | null {
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-recipients', path, id],
    queryFn: async ({ signal }) =>
      (
        await http<{ records: readonly MailRecipient[] }>('GET', path.replace('{id}', String(id)), {
          signal,
        })
      ).body.records,
    staleTime: 0,
  });
  if (error && !data) return <FailureNote error={error} onRetry={refetch} />;
  if (!data) return null;
  if (data.length === 0)
    return (
      <Alert severity="warning">
        Nobody gets a mail: the client has no email address, no contact who gets documents and no portal user.
      </Alert>
    );
  return (
    <div>
      <Typography variant="subtitle2">The mail goes to</Typography>
      <List dense disablePadding aria-label="Recipients">
        {data.map(({ name, email }) => (
          <ListItem key={email} disableGutters>
            <ListItemText primary={name || email} secondary={name ? email : undefined} />
          </ListItem>
        ))}
      </List>
    </div>
  );
}

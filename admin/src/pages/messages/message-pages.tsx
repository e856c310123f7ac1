import ReplyIcon from '@mui/icons-material/Reply';
import { Button, Card, CardContent, Divider, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import {
  DeleteWithUndoButton,
  ListButton,
  type RaRecord,
  ShowBase,
  Title,
  TopToolbar,
  useGetIdentity,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import { CreatePage } from '../../resources/create-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { RecordBody, useLostRecord, WHOLE } from '../../resources/whole.tsx';
import { MessageText, Who } from './inbox-page.tsx';
import { RecipientInput } from './recipient-input.tsx';

const inputs = { to_user_id: <RecipientInput /> };

export const MessageCreate = (): ReactElement => <CreatePage view={viewOf('messages')!} inputs={inputs} />;

/** The page of a message. Opening a received one marks it as read. */
export function MessagePage(): ReactElement {
  const queryClient = useQueryClient();
  const lose = useLostRecord('messages');
  // Refreshes the inbox, which shows it as read.
  const lookAgain = (): void => void queryClient.invalidateQueries({ queryKey: ['messages', 'getList'] });
  return (
    <ShowBase
      queryOptions={{ ...WHOLE, onSuccess: lookAgain, onError: lose }}
      render={(query) => (
        <RecordBody query={query}>
          <Message />
        </RecordBody>
      )}
    />
  );
}

function Message(): ReactElement | null {
  const record = useRecordContext();
  const { identity } = useGetIdentity();
  if (!record || !identity) return null;
  const box = record['to_user_id'] === identity.id ? 'inbox' : 'sent';
  return (
    <>
      <Title title={record['subject'] || 'Message'} />
      <TopToolbar sx={{ width: '100%', flex: { xs: '0 0 auto' } }}>
        {box === 'inbox' && record['from_user_id'] !== null && <ReplyButton record={record} />}
        <DeleteWithUndoButton record={record} resource="messages" />
        <ListButton resource="messages" label="Messages" />
      </TopToolbar>
      <Card>
        <CardContent>
          <Typography variant="h6" component="h2">
            {record['subject'] || '(no subject)'}
          </Typography>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {box === 'inbox' ? 'From ' : 'To '}
            <Who record={record} box={box} />,{' '}
            {new Date(record['sent_at']).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
          </Typography>
          <Divider sx={{ my: 2 }} />
          <MessageText />
        </CardContent>
      </Card>
    </>
  );
}

/** The button that starts a reply: a new message to the sender with the same subject. */
function ReplyButton({ record }: { readonly record: RaRecord }): ReactElement {
  const subject = String(record['subject'] ?? '');
  const answer = {
    to_user_id: record['from_user_id'],
    subject: subject.startsWith('Re: ') || subject === '' ? subject : `Re: ${subject}`,
    parent_id: record.id,
  };
  return (
    <Button
      size="small"
      startIcon={<ReplyIcon />}
      component={Link}
      to={`${BASE}/messages/create`}
      state={{ record: answer }}
    >
      Answer
    </Button>
  );
}

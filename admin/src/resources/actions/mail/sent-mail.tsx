import { Box, Card, CardContent, List, ListItem, ListItemText, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { FailureNote } from '../../../app/failure-note.tsx';
import { resourceNamed } from '../../../contract/contract.ts';
import { isAfter } from '../../../contract/moves.ts';
import type { RecordMail } from '../../../contract/types.ts';
import { may } from '../../../session/account.ts';
import { useSession } from '../../../session/use-session.ts';
import type { View } from '../../view.ts';
import { openingsOf } from '../links/openings.ts';
import { useLinkList } from '../links/use-links.ts';
import { useMail } from './use-mail.ts';

/** The mail with which the current record was sent; nothing if it was not sent by mail. */
export function SentMail({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  const session = useSession();
  const resource = resourceNamed(view.name);
  const verb = resource.verbs.find(({ mail }) => mail);
  if (!verb?.mail || !record || !session || !may(session, verb.mail.access)) return null;
  if (!isAfter(resource, verb.name, record['status'])) return null;
  return <MailCard mail={verb.mail} record={record} links={`${resource.path}/${record.id}/links`} />;
}

interface MailCardProps {
  readonly mail: RecordMail;
  readonly record: RaRecord;
  /** The path of the links to the document. */
  readonly links: string;
}

function MailCard({ mail, record, links }: MailCardProps): ReactElement | null {
  const { data, error, refetch } = useMail(mail, record.id);
  if (!data) return error && <FailureNote error={error} onRetry={refetch} />;
  const { recipients, subject, message, language } = data;
  return (
    <Card component="section" aria-labelledby="sent-mail">
      <CardContent>
        <Typography id="sent-mail" component="h2" variant="subtitle2">
          {recipients.length > 0 ? 'Sent by mail to' : 'Sent without a mail'}
        </Typography>
        {recipients.length > 0 && (
          <>
            <List dense disablePadding aria-labelledby="sent-mail">
              {recipients.map((recipient) => (
                <Recipient key={recipient.email} {...recipient} links={links} />
              ))}
            </List>
            <Typography component="details" variant="body2">
              <summary lang={language}>{subject}</summary>
              <Box component="p" lang={language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {message}
              </Box>
            </Typography>
          </>
        )}
      </CardContent>
    </Card>
  );
}

interface RecipientProps {
  readonly name: string;
  readonly email: string;
  readonly links: string;
}

/** A recipient of the mail, and when the document was opened by the link in it. */
function Recipient({ name, email, links }: RecipientProps): ReactElement {
  const { data } = useLinkList(links);
  const sent = data?.filter(({ sent_to }) => sent_to === email) ?? [];
  const about = [name && email, sent.length > 0 && openingsOf(sent)].filter(Boolean);
  return (
    <ListItem disableGutters sx={{ overflowWrap: 'anywhere' }}>
      <ListItemText
        primary={name || email}
        secondary={about.join('\n')}
        slotProps={{ secondary: { sx: { whiteSpace: 'pre-line' } } }}
      />
    </ListItem>
  );
}

import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Card, CardHeader, Chip, IconButton, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Confirm, useNotify, useRecordContext } from 'react-admin';
import { FailureNote } from '../../app/failure-note.tsx';
import { resourceNamed } from '../../contract/contract.ts';
import { MoneyCard } from '../../resources/money-card.tsx';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { RevenueCard } from '../../resources/revenue/revenue-card.tsx';
import { TimelineCard } from '../../resources/timeline/timeline-card.tsx';
import { viewOf } from '../../resources/views.ts';
import { http } from '../../services.ts';
import { may } from '../../session/account.ts';
import { useLookUp, useSession } from '../../session/use-session.ts';
import { type Contact, ContactDialog, contactsPath } from './contact-dialog.tsx';
import { DuplicatesCard } from './duplicates-card.tsx';

const MAX_CONTACTS = 100;

/** The card with the contacts of a client, and which of them get documents by mail. */
export function ContactsCard(): ReactElement | null {
  const id = useRecordContext()?.id;
  const session = useSession();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<Partial<Contact>>();
  const { access } = resourceNamed('contacts');
  const isShown = session !== undefined && id !== undefined && may(session, access.list);
  const path = contactsPath(id);
  const { data, error, refetch } = useQuery({
    queryKey: ['contacts', id],
    queryFn: async ({ signal }) =>
      (
        await http<{ records: readonly Contact[] }>('GET', path, {
          query: { limit: MAX_CONTACTS, sort: 'name' },
          signal,
        })
      ).body.records,
    enabled: isShown,
  });
  if (!isShown) return null;
  const canChange = may(session, access.update);
  const reload = () => queryClient.invalidateQueries({ queryKey: ['contacts', id] });
  return (
    <Card component="section" aria-label="Contacts">
      <CardHeader
        title="Contacts"
        slotProps={{ title: { variant: 'h6', component: 'h2' } }}
        action={
          canChange && (
            <Button size="small" startIcon={<AddIcon />} onClick={() => setEdited({})}>
              Add a contact
            </Button>
          )
        }
        sx={{ pb: 0 }}
      />
      {error && <FailureNote error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <Typography sx={{ p: 2 }}>Nobody here yet. Contacts can get documents by mail.</Typography>
      )}
      <List aria-label="Contacts" dense>
        {data?.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            canChange={canChange}
            onEdit={() => setEdited(contact)}
            onDeleted={reload}
          />
        ))}
      </List>
      {edited && <ContactDialog contact={edited} path={path} onSaved={reload} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}

interface ContactRowProps {
  readonly contact: Contact;
  readonly canChange: boolean;
  readonly onEdit: () => void;
  readonly onDeleted: () => Promise<void>;
}

function ContactRow({ contact, canChange, onEdit, onDeleted }: ContactRowProps): ReactElement {
  const { id, client_id, name, email, phone, position, gets_documents } = contact;
  const [isAsking, setAsking] = useState(false);
  const notify = useNotify();
  const remove = async (): Promise<void> => {
    setAsking(false);
    try {
      await http('DELETE', `${contactsPath(client_id)}/${id}`);
      notify('Deleted.', { type: 'info' });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : String(failure), { type: 'error' });
    }
    await onDeleted();
  };
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', columnGap: 1 }}>
      <ListItemText
        primary={name}
        secondary={[position, email, phone].filter(Boolean).join(' · ')}
        sx={{ overflowWrap: 'anywhere', minWidth: 160 }}
      />
      {gets_documents && <Chip size="small" variant="outlined" color="info" label="gets documents" />}
      {canChange && (
        <>
          <IconButton aria-label={`Edit ${name}`} onClick={onEdit}>
            <EditIcon />
          </IconButton>
          <IconButton aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
            <DeleteIcon />
          </IconButton>
        </>
      )}
      <Confirm
        isOpen={isAsking}
        title={`Delete ${name}?`}
        content="The contact gets no documents any more. It can be brought back for 30 days."
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </ListItem>
  );
}

interface OfInvoicesProps {
  readonly card: typeof MoneyCard | typeof RevenueCard;
  /** True if customers do not get the report of the card. */
  readonly isForStaff?: boolean;
}

/** A card about the invoices of the current client, for users who may view invoices. */
function OfInvoices({ card: Card, isForStaff = false }: OfInvoicesProps): ReactElement | null {
  const id = useRecordContext()?.id;
  const mayLookUp = useLookUp();
  const isPortal = useSession()?.account.user_type === 'client';
  if (id === undefined || !mayLookUp('invoices') || (isForStaff && isPortal)) return null;
  return <Card clientId={id} />;
}

/** What happened to the current client and its records, for the staff. */
function ClientTimeline(): ReactElement | null {
  const id = useRecordContext()?.id;
  const isPortal = useSession()?.account.user_type === 'client';
  if (id === undefined || isPortal) return null;
  return <TimelineCard title="Timeline" page="client" clientId={id} />;
}

/** The page of a client, with its balances, its contacts, its revenue, its timeline and its possible duplicates. */
export const ClientPage = (): ReactElement => (
  <RecordPage
    view={viewOf('clients')!}
    above={<OfInvoices card={MoneyCard} />}
    below={<ContactsCard />}
    last={
      <>
        <OfInvoices card={RevenueCard} isForStaff />
        <ClientTimeline />
      </>
    }
    more={<DuplicatesCard />}
  />
);

import { Chip } from '@mui/material';
import type { ReactElement } from 'react';
import { type Part, PartsCard } from './parts-card.tsx';

/** A person at a client. */
interface Contact extends Part {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly position: string;
  readonly gets_documents: boolean;
}

const WORDS = {
  add: 'Add a contact',
  edit: 'Edit the contact',
  empty: 'Nobody here yet. Contacts can get documents by mail.',
  deletion: 'The contact gets no documents any more. It can be brought back for 30 days.',
};

/** The card with the contacts of the current client, and which of them get documents by mail. */
export const ContactsCard = (): ReactElement => (
  <PartsCard<Contact>
    module="contacts"
    title="Contacts"
    sort="name"
    limit={100}
    words={WORDS}
    nameOf={({ name }) => name}
    primary={({ name }) => name}
    secondary={({ position, email, phone }) => [position, email, phone].filter(Boolean).join(' · ')}
    badge={({ gets_documents }) =>
      gets_documents && <Chip size="small" variant="outlined" color="info" label="gets documents" />
    }
  />
);

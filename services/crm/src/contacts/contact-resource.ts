import { invalid } from '@bms/contracts';
import { createResource, type Kit, type RecordChange, type Resource, recordEvents } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import type { Client } from '../clients/clients.model.ts';
import { followContact } from '../clients/contact-names.ts';
import { partRules } from '../parts-of-clients/part-rules.ts';
import { type Contact, contacts } from './contacts.model.ts';

/** The maximum number of contacts of one client: the recipients of one mail, and one page of a list. */
const MAX_CONTACTS = 100;

/** Creates the resource of contacts of `ofClients` with the rules that the contract does not state. */
export function contactResource(kit: Kit, ofClients: Resource<Client>): Resource<Contact> {
  const part = partRules(kit);
  return createResource(kit, contacts, {
    ...part,
    assert: async (change, tx) => {
      assertReachable(change);
      await part.assert(change, tx);
      if (change.kind === 'created') await assertNotTooMany(kit, change, tx.session);
    },
    follow: (change, tx) => followContact(ofClients, change, tx),
    events: contactEvents,
  });
}

/** @throws ApiError validation_failed for a contact who gets documents and has no email */
function assertReachable({ kind, after }: RecordChange<Contact>): void {
  if (kind === 'deleted' || !after.gets_documents || after.email) return;
  throw invalid({ field: 'email', code: 'required', message: 'email is required if gets_documents is true.' });
}

async function assertNotTooMany({ db }: Kit, { after }: RecordChange<Contact>, session: ClientSession): Promise<void> {
  const { client_id } = after;
  if ((await db.collection(contacts.name).countDocuments({ client_id }, { session })) < MAX_CONTACTS) return;
  throw invalid({
    field: 'client_id',
    code: 'too_many',
    message: `A client can have at most ${MAX_CONTACTS} contacts.`,
  });
}

const contactEvents = recordEvents(contacts, {
  message: 'bms.crm.ContactEvent',
  resource: 'contact',
  module: 'clients',
  data: ({ _id: id, version, client_id, name, email = '', gets_documents = false, created_by }) => ({
    id,
    version,
    client_id,
    name,
    email,
    gets_documents,
    created_by,
  }),
});

import { ApiError } from '@bms/contracts';
import type { ContactEvent } from '@bms/contracts/types/crm';
import { createProjection, type Projection, projectionEffects } from '@bms/events';
import { type Clients, openClients } from '@bms/projections';
import type { Call, Kit } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { canonicalEmail } from '../users/find-user.ts';
import { USERS, type User } from '../users/user.model.ts';
import { type Recipient, recipientOfUser } from './recipient.ts';

const LIST_CONTACTS = '/bms.crm.Contacts/List';
/** The response of crm has no version; every event is newer. */
const VERSION = 0;
/** The maximum number of contacts of a client. */
const MAX_CONTACTS = 100;

/** The projection of a contact of crm. */
interface Contact {
  readonly client_id: number;
  readonly name: string;
  readonly email: string;
  readonly gets_documents: boolean;
}

/** The recipients of the documents of clients. */
export interface Documents {
  /**
   * Returns the recipients of a client's documents, each address once: its portal users who want mails, the address of
   * the client, and its contacts who get documents. @throws ApiError unavailable if a client that is not known yet cannot be
   * requested
   */
  recipientsOf(clientId: number): Promise<Recipient[]>;
  /** Returns every address of a client, of its contacts and of its active portal users, in canonical form. */
  addressesOf(clientId: number): Promise<Set<string>>;
  /**
   * Fetches recently entered addresses from crm whose events have not arrived yet.
   * @param allContacts false for the contacts who get documents only
   */
  refresh(clientId: number, call: Call, allContacts: boolean): Promise<void>;
}

/** Opens the projections of clients and contacts of crm; called once, while the modules are set up. */
export async function openDocuments(kit: Kit): Promise<Documents> {
  const clients = await openClients(kit);
  const contacts = createProjection<Contact>({ connection: kit.db, name: 'contacts', fetch: async () => undefined });
  await contacts.prepare();
  await contacts.rows.createIndex({ 'fields.client_id': 1 });
  const idempotent = projectionEffects(contacts, {
    kept: ['contact.created', 'contact.updated', 'contact.restored'],
    deleted: ['contact.deleted'],
    fieldsOf: ({ data }) => keptContact(data),
  });
  kit.consume({ name: 'contacts', from: 'crm', idempotent });
  // Mails follow events from before a merge, too.
  const present = (clientId: number) => kit.merges.present('clients', clientId);
  return {
    recipientsOf: async (clientId) => findRecipients(kit.db, { clients, contacts }, await present(clientId)),
    addressesOf: async (clientId) => findAddresses(kit.db, { clients, contacts }, await present(clientId)),
    refresh: (clientId, call, allContacts) => refresh(kit, contacts, { clientId, allContacts }, call),
  };
}

const keptContact = ({ client_id, name, email, gets_documents }: ContactEvent): Contact => ({
  client_id,
  name,
  email,
  gets_documents,
});

interface Sources {
  readonly clients: Clients;
  readonly contacts: Projection<Contact>;
}

async function findRecipients(db: Connection, { clients, contacts }: Sources, clientId: number): Promise<Recipient[]> {
  const named = { 'fields.client_id': clientId, 'fields.gets_documents': true, deletedAt: { $exists: false } };
  const client = await clients.get(clientId);
  const rows = await contacts.rows.find(named).sort({ _id: 1 }).toArray();
  const documentsOf = client?.name ?? '';
  const addresses = [
    { key: 'client', email: client?.email ?? '', name: documentsOf },
    ...rows.map(({ _id, fields: { email, name } }) => ({ key: `contact-${_id}`, email, name })),
  ].filter(({ email }) => email !== '');
  const users = await findUsers(db, clientId, addresses);
  const wanting = users.filter((user) => user.client_id === clientId && user.email_notifications);
  const others = addresses.map((address): Recipient => {
    const user = users.find(({ email }) => email === canonicalEmail(address.email));
    return user ? recipientOfUser(user) : { ...address, userId: 0, documentsOf, isPortal: false };
  });
  return eachAddressOnce([...wanting.map(recipientOfUser), ...others]);
}

async function findAddresses(db: Connection, { clients, contacts }: Sources, clientId: number): Promise<Set<string>> {
  const portal = { user_type: 'client', client_id: clientId, status: 'active' } as const;
  const [client, ofContacts, ofUsers] = await Promise.all([
    clients.get(clientId),
    contacts.rows.distinct('fields.email', { 'fields.client_id': clientId, deletedAt: { $exists: false } }),
    db.collection<User>(USERS).distinct('email', portal),
  ]);
  const addresses = [client?.email ?? '', ...ofContacts, ...ofUsers].map(canonicalEmail);
  return new Set(addresses.filter((address) => address !== ''));
}

/**
 * Returns the active portal users of a client and the active staff with one of the addresses, including those who want
 * no mails: users with an account can open a link.
 */
async function findUsers(
  db: Connection,
  client_id: number,
  addresses: readonly { readonly email: string }[],
): Promise<User[]> {
  const emails = addresses.map(({ email }) => canonicalEmail(email));
  const portal = { user_type: 'client', client_id } as const;
  const staff = { user_type: 'staff', email: { $in: emails } } as const;
  const found = db.collection<User>(USERS).find({ status: 'active', $or: [portal, staff] });
  return found.sort({ _id: 1 }).toArray();
}

function eachAddressOnce(recipients: readonly Recipient[]): Recipient[] {
  const known = new Map<string, Recipient>();
  for (const recipient of recipients) {
    const address = canonicalEmail(recipient.email);
    if (!known.has(address)) known.set(address, recipient);
  }
  return [...known.values()];
}

/** Ignores that crm is unavailable: the projections are used then. */
async function refresh(
  kit: Kit,
  contacts: Projection<Contact>,
  { clientId, allContacts }: { readonly clientId: number; readonly allContacts: boolean },
  call: Call,
): Promise<void> {
  try {
    await kit.names.lookup('clients')([clientId], call);
    const query = {
      client_id: clientId,
      ...(!allContacts && { gets_documents: true }),
      list: { limit: MAX_CONTACTS },
    };
    const { records } = await kit.request(LIST_CONTACTS, query, call);
    for (const { id, client_id, name, email, gets_documents } of records)
      await contacts.put({ id, version: VERSION, fields: { client_id, name, email, gets_documents } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    call.log.debug({ client: clientId, code: error.code }, 'refreshing recipients failed');
  }
}

import {
  type Kit,
  type RecordChange,
  type Resource,
  recordModel,
  searchFields,
  type Transaction,
} from '@bms/service-kit';
import { trusted } from 'mongoose';
import { type Contact, contacts } from '../contacts/contacts.model.ts';
import type { Client } from './clients.model.ts';

/** The names of a client's contacts by their ids, by which staff find the client. */
type ContactNames = Readonly<Record<string, string>>;

/** Updates the names of a client's contacts, and its search tokens, when a contact changes. */
export async function followContact(
  clients: Resource<Client>,
  { kind, after, changed }: RecordChange<Contact>,
  { session }: Transaction,
): Promise<void> {
  if (kind === 'updated' && !changed.has('name')) return;
  const client = await clients.model.findById(after.client_id, { search: 0, sort_keys: 0 }).session(session).lean();
  // The contacts of a deleted client are deleted after it, and restored after it.
  if (!client) return;
  const { [after._id]: _before, ...others } = namesOf(client);
  const contact_names = kind === 'deleted' ? others : { ...others, [after._id]: after.name };
  const update = { contact_names, ...searchFields(clients, { ...client, contact_names }) };
  await clients.model.updateOne({ _id: client._id }, { $set: update }, { session });
}

/** Reads the names of the contacts of clients that have contacts or had some. */
export async function readContactNames(
  { db }: Pick<Kit, 'db'>,
  clients: readonly Client[],
): Promise<ReadonlyMap<number, Pick<Client, 'contact_names'>>> {
  const named = new Map<number, Record<string, string>>();
  for (const client of clients) if (client.contact_names) named.set(client._id, {});
  const ids = clients.map(({ _id }) => _id);
  const found = recordModel(db, contacts).find({ client_id: trusted({ $in: ids }) }, { client_id: 1, name: 1 });
  for (const { _id, client_id, name } of await found.lean())
    named.set(client_id, { ...named.get(client_id), [_id]: name });
  return new Map([...named].map(([id, contact_names]) => [id, { contact_names }]));
}

const namesOf = ({ contact_names }: Client): ContactNames => (contact_names as ContactNames | undefined) ?? {};

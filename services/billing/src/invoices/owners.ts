import type { Clients, Numbering, OwnerFollower, Resource, StoredRecord, StoredValues } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { trusted } from 'mongoose';

/** Gives new invoices the users who look after their clients, in place. */
export async function fillOwners(
  clients: Clients,
  created: readonly StoredRecord[],
  session: ClientSession,
): Promise<void> {
  const owners = await clients.ownersOf(created.map(clientIdOf), session);
  for (const invoice of created) invoice['owner_id'] = owners.get(clientIdOf(invoice)) ?? invoice['owner_id'] ?? 0;
}

/** The user who looks after the client of an invoice that is there already. */
export async function ownerOf(clients: Clients, invoice: StoredValues, session: ClientSession): Promise<StoredValues> {
  const owners = await clients.ownersOf([clientIdOf(invoice)], session);
  return { owner_id: owners.get(clientIdOf(invoice)) ?? invoice['owner_id'] ?? 0 };
}

/**
 * Follows a client to another user: every invoice of the client, also one that is being made or given to the client at this
 * moment, since all of these write the counter of the numbers.
 */
export function followOwner({ model }: Pick<Resource, 'model'>, numbers: Numbering): OwnerFollower {
  return async (client_id, owner_id, session) => {
    await numbers.exclude(session);
    const others = { client_id, owner_id: trusted({ $ne: owner_id }) };
    await model.updateMany(others, { $set: { owner_id } }, { session });
  };
}

const clientIdOf = (invoice: StoredValues): number => Number(invoice['client_id']);

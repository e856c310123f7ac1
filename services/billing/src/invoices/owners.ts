import type { Clients, KnownOrganization, Numbering, OwnerFollower, Resource, StoredValues } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { trusted } from 'mongoose';
import type { Invoice } from './invoices.model.ts';

/** Sets the owner and the currency of new invoices from their clients, in place. */
export async function fillFromClients(
  clients: Clients,
  organization: KnownOrganization,
  created: readonly Invoice[],
  session: ClientSession,
): Promise<void> {
  const known = await clients.known(
    created.map(({ client_id }) => client_id),
    session,
  );
  for (const invoice of created) {
    const client = known.get(invoice.client_id);
    invoice.owner_id = client?.owner_id ?? invoice.owner_id ?? 0;
    invoice.currency ||= client?.currency || organization.current().currency;
  }
}

/** Returns the user responsible for the client of an existing invoice. */
export async function ownerOf(
  clients: Clients,
  { client_id = 0, owner_id = 0 }: StoredValues<Invoice>,
  session: ClientSession,
): Promise<StoredValues<Invoice>> {
  const owners = await clients.ownersOf([client_id], session);
  return { owner_id: owners.get(client_id) ?? owner_id };
}

/**
 * Reassigns every invoice of a client to the client's new owner, also those that are being created for or moved to the
 * client concurrently, since all of these write the counter of the numbers.
 */
export function followOwner({ model }: Pick<Resource<Invoice>, 'model'>, numbers: Numbering): OwnerFollower {
  return async (client_id, owner_id, session) => {
    await numbers.exclude(session);
    const others = { client_id, owner_id: trusted({ $ne: owner_id }) };
    await model.updateMany(others, { $set: { owner_id } }, { session });
  };
}

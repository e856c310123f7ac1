import type {
  Clients,
  KnownOrganization,
  OwnerFollower,
  RecordChange,
  RecordModel,
  RecordWith,
  StoredValues,
} from '@bms/service-kit';
import type { ClientSession } from 'mongoose';

/** A record that belongs to the user responsible for its client. */
export type ClientRecord = RecordWith<{ client_id: number; owner_id?: number; currency?: string }>;

/** Excludes a change of a client's owner from the transactions that store records with that owner. */
type ExcludeRecords = (clientId: number, session: ClientSession) => Promise<void>;

/** Sets the owner and the currency of new records from their clients, in place. */
export async function fillFromClients(
  clients: Clients,
  organization: KnownOrganization,
  created: readonly ClientRecord[],
  session: ClientSession,
): Promise<void> {
  const known = await clients.known(
    created.map(({ client_id }) => client_id),
    session,
  );
  for (const record of created) {
    const client = known.get(record.client_id);
    record.owner_id = client?.owner_id ?? record.owner_id ?? 0;
    record.currency ||= client?.currency || organization.current().currency;
  }
}

/** Returns the user responsible for the client of an existing record. */
export async function ownerOf(
  clients: Clients,
  { client_id = 0, owner_id = 0 }: StoredValues<ClientRecord>,
  session: ClientSession,
): Promise<{ owner_id: number }> {
  const owners = await clients.ownersOf([client_id], session);
  return { owner_id: owners.get(client_id) ?? owner_id };
}

/** True for changes after which an existing record takes the owner of a client, which must not change concurrently. */
export const takesOwner = ({ kind, changed }: RecordChange<ClientRecord>): boolean =>
  kind === 'restored' || (kind === 'updated' && changed.has('client_id'));

/**
 * Reassigns every record of a client to the client's new owner, also those that are being created for, moved to or
 * restored for the client concurrently, which `exclude` makes conflict.
 * @param handedOver further changes of the records, as an update pipeline has them
 */
export function followOwner<T extends ClientRecord>(
  { model }: { readonly model: RecordModel<T> },
  exclude: ExcludeRecords,
  handedOver?: object,
): OwnerFollower;
export function followOwner(
  { model }: { readonly model: RecordModel<ClientRecord> },
  exclude: ExcludeRecords,
  handedOver: object = {},
): OwnerFollower {
  return async (client_id, owner_id, session) => {
    await exclude(client_id, session);
    const others = { client_id, owner_id: { $ne: owner_id } };
    const changes = { owner_id: { $literal: owner_id }, ...handedOver };
    await model.collection.updateMany(others, [{ $set: changes }], { session });
  };
}

import { type ClientNames, type Clients, namesOfClient, type OwnerFollower } from '@bms/projections';
import type { KnownOrganization, RecordChange, RecordModel, RecordWith, StoredValues } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';

/** A record that belongs to the user responsible for its client. */
export type ClientRecord = RecordWith<
  ClientNames & { client_id: number; owner_id?: number; status: string; currency?: string }
>;

/** Excludes a change of a client from the transactions that store records with its owner and its name. */
export type ExcludeRecords = (clientId: number, session: ClientSession) => Promise<void>;

/** Sets the owner, the name of the client and the currency of new records from their clients, in place. */
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
    record.client_names = client ? [client.name] : [];
    record.currency ||= client?.currency || organization.current().currency;
  }
}

/**
 * Returns the user responsible for the client of an existing record, and the names of the client if they changed.
 * @param sentStatuses the statuses of records that were sent
 */
export async function fieldsOfClient(
  clients: Clients,
  record: StoredValues<ClientRecord>,
  session: ClientSession,
  sentStatuses: readonly string[] = [],
): Promise<ClientNames & { owner_id: number }> {
  const { client_id = 0, owner_id = 0 } = record;
  const client = await clients.find(client_id, session);
  return { owner_id: client?.owner_id ?? owner_id, ...namesOfClient(record, client?.name, sentStatuses) };
}

/** Returns the names of clients by id. */
export const findClientNames =
  (clients: Clients) =>
  async (ids: readonly number[]): Promise<Map<number, string>> =>
    new Map([...(await clients.known(ids))].map(([id, { name }]) => [id, name]));

/** True for changes after which an existing record takes the fields of a client, which must not change concurrently. */
export const takesClient = ({ kind, changed }: RecordChange<ClientRecord>): boolean =>
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

import { invalid } from '@bms/contracts';
import {
  createReliance,
  type Kit,
  type Reliance,
  type StoredRecord,
  type StoredValues,
  unknownReference,
} from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { clients } from '../clients/clients.model.ts';

type Database = Pick<Kit, 'db'>;

/** The clients of sales records. */
export interface ClientsOfSales {
  /** Returns the client of a record and locks it until the transaction ends; undefined if it was deleted. */
  findKept(record: StoredValues, session: ClientSession): Promise<StoredRecord | undefined>;
  /** As findKept; returns owner_id and currency. @throws ApiError validation_failed if the client was deleted */
  keep(record: StoredValues, session: ClientSession): Promise<StoredRecord>;
  /** Returns the user responsible for the client of a record; of a deleted client, the last one. */
  ownerOf(record: StoredValues, session: ClientSession): Promise<unknown>;
}

/** Creates the shared lock of clients: records made for a client depend on its existence and its owner. */
export const relianceOnClients = ({ db }: Database): Reliance => createReliance(db, clients.name);

/** Opens the clients of this service for its estimates, orders and contracts. */
export function clientsOfSales(kit: Database): ClientsOfSales {
  const model = kit.db.model<StoredRecord>(clients.name);
  const { rely } = relianceOnClients(kit);
  const find = ({ client_id }: StoredValues, session: ClientSession) =>
    model.findById(client_id, { owner_id: 1, created_by: 1, currency: 1 }).session(session).lean<StoredRecord>();
  const findKept: ClientsOfSales['findKept'] = async (record, session) => {
    await rely(Number(record['client_id']), session);
    return (await find(record, session)) ?? undefined;
  };
  return {
    findKept,
    keep: async (record, session) => {
      const client = await findKept(record, session);
      if (client) return client;
      throw invalid(unknownReference('client_id', record['client_id']));
    },
    ownerOf: async (record, session) => (await find(record, session))?.['owner_id'] ?? record['owner_id'],
  };
}

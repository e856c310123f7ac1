import { invalid } from '@bms/contracts';
import { createReliance, type Kit, type Reliance, type StoredRecord, type StoredValues } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { clients } from '../clients/clients.model.ts';

type Database = Pick<Kit, 'db'>;

/** The clients for whom records are made. */
export interface ClientsOfSales {
  /** The client of a record, which stays as it is until the transaction ends; undefined where it has been deleted. */
  findKept(record: StoredValues, session: ClientSession): Promise<StoredRecord | undefined>;
  /** As findKept. @throws ApiError validation_failed where it has been deleted */
  keep(record: StoredValues, session: ClientSession): Promise<StoredRecord>;
  /** The user who looks after the client of a record; of a client that is gone, the one who did. */
  ownerOf(record: StoredValues, session: ClientSession): Promise<unknown>;
}

/** What is made for a client relies on it: on its being there, and on its owner. */
export const relianceOnClients = ({ db }: Database): Reliance => createReliance(db, clients.name);

/** The clients of this service, for its estimates, orders and contracts. */
export function clientsOfSales(kit: Database): ClientsOfSales {
  const model = kit.db.model<StoredRecord>(clients.name);
  const { rely } = relianceOnClients(kit);
  const find = ({ client_id }: StoredValues, session: ClientSession) =>
    model.findById(client_id, { owner_id: 1 }).session(session).lean<StoredRecord>();
  const findKept: ClientsOfSales['findKept'] = async (record, session) => {
    await rely(Number(record['client_id']), session);
    return (await find(record, session)) ?? undefined;
  };
  return {
    findKept,
    keep: async (record, session) => {
      const client = await findKept(record, session);
      if (client) return client;
      const message = `client_id refers to clients that are not there or cannot be used: ${record['client_id']}.`;
      throw invalid({ field: 'client_id', code: 'unknown_reference', message });
    },
    ownerOf: async (record, session) => (await find(record, session))?.['owner_id'] ?? record['owner_id'],
  };
}

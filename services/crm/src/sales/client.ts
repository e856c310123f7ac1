import { invalid } from '@bms/contracts';
import { holdRecord, type Kit, type StoredRecord, type StoredValues, type Transaction } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { clients } from '../clients/clients.model.ts';

type Database = Pick<Kit, 'db'>;
type Session = Pick<Transaction, 'session'>;

const clientsOf = ({ db }: Database) => db.model<StoredRecord>(clients.name);

/** The client of a record, which stays as it is until the transaction ends; undefined where it has been deleted. */
export function findHeldClient(
  kit: Database,
  { client_id }: StoredValues,
  tx: Session,
): Promise<StoredRecord | undefined> {
  return holdRecord({ model: clientsOf(kit) }, Number(client_id), tx);
}

/** As findHeldClient. @throws ApiError validation_failed where it has been deleted */
export async function holdClient(kit: Database, record: StoredValues, tx: Session): Promise<StoredRecord> {
  const client = await findHeldClient(kit, record, tx);
  if (client) return client;
  const message = `client_id refers to clients that are not there or cannot be used: ${record['client_id']}.`;
  throw invalid({ field: 'client_id', code: 'unknown_reference', message });
}

/** The user who looks after the client of a record; of a client that is gone, the one who did. */
export async function ownerOf(kit: Database, record: StoredValues, session: ClientSession): Promise<StoredValues> {
  const found = clientsOf(kit).findById(record['client_id'], { owner_id: 1 }).session(session);
  const client = await found.lean<StoredRecord>();
  return { owner_id: client?.['owner_id'] ?? record['owner_id'] };
}

import { invalid } from '@bms/contracts';
import { type ModelDefinition, type ReadTransaction, type RecordChange, unknownReference } from '@bms/service-kit';
import { type ClientSession, type Connection, Schema } from 'mongoose';
import type { User } from '../users/user.model.ts';

/** The state of a client that has portal users. */
export interface PortalClient {
  /** The id of the client. */
  _id: number;
  /** True if the client was deleted and has not been restored. */
  closed: boolean;
  /** Incremented by every transaction that depends on `closed`, so that it conflicts with one that changes it. */
  taken: number;
}

const PORTAL_CLIENTS = 'portal_clients';

export const portalClientModel: ModelDefinition = {
  name: PORTAL_CLIENTS,
  schema: new Schema<PortalClient>({ _id: Number, closed: Boolean, taken: Number }, { versionKey: false }),
};

/**
 * Rejects portal access for a client that is deleted concurrently: crm may have returned the client, while the effects
 * of its deletion are handled before the account exists.
 * @throws ApiError validation_failed if the client was deleted
 */
export async function checkClient(
  db: Connection,
  change: RecordChange<User>,
  { session }: ReadTransaction,
): Promise<void> {
  if (!getsAccess(change)) return;
  const { client_id } = change.after;
  if (!(await take(db, client_id, {}, session)).closed) return;
  throw invalid(unknownReference('client_id', client_id));
}

function getsAccess({ kind, changed, after }: RecordChange<User>): boolean {
  if (kind === 'deleted' || after.status !== 'active') return false;
  return kind !== 'updated' || changed.has('client_id') || changed.has('status');
}

/** Stores whether a client is closed, in the transaction of the effects. */
export async function setClosed(
  db: Connection,
  clientId: number,
  closed: boolean,
  session: ClientSession,
): Promise<void> {
  await take(db, clientId, { closed }, session);
}

async function take(db: Connection, clientId: number, set: Partial<PortalClient>, session: ClientSession) {
  const update = { $inc: { taken: 1 }, ...(Object.keys(set).length > 0 && { $set: set }) };
  const options = { session, upsert: true, returnDocument: 'after' } as const;
  const client = await db.collection<PortalClient>(PORTAL_CLIENTS).findOneAndUpdate({ _id: clientId }, update, options);
  return client!;
}

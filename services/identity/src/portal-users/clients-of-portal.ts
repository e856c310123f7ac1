import { invalid } from '@bms/contracts';
import { type RecordChange, type Transaction, unknownReference } from '@bms/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import type { User } from '../users/user.model.ts';
import { PORTAL_CLIENTS, type PortalClient } from './portal-client.model.ts';

/**
 * Rejects portal access for a client that is deleted concurrently: crm may have returned the client, while the effects
 * of its deletion are handled before the account exists.
 * @throws ApiError validation_failed if the client was deleted
 */
export async function checkClient(db: Connection, change: RecordChange<User>, { session }: Transaction): Promise<void> {
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

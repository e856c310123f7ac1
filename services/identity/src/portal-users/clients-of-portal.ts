import { invalid } from '@bms/contracts';
import type { RecordChange, Transaction } from '@bms/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import type { User } from '../users/user.model.ts';
import { PORTAL_CLIENTS, type PortalClient } from './portal-client.model.ts';

/**
 * Sees to it that nobody gets into the portal for a client that is deleted at the same time: the client is known from crm to be
 * there, but what follows from its deletion may be done before the account is there.
 * @throws ApiError validation_failed where the client was deleted
 */
export async function checkClient(db: Connection, change: RecordChange, { session }: Transaction): Promise<void> {
  if (!getsAccess(change)) return;
  const { client_id } = change.after as User;
  if (!(await take(db, client_id, {}, session)).closed) return;
  const message = `client_id refers to clients that are not there or cannot be used: ${client_id}.`;
  throw invalid({ field: 'client_id', code: 'unknown_reference', message });
}

function getsAccess({ kind, changed, after }: RecordChange): boolean {
  if (kind === 'deleted' || after['status'] !== 'active') return false;
  return kind !== 'updated' || changed.has('client_id') || changed.has('status');
}

/** Keeps whether a client is closed, in the transaction of what follows from it. */
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

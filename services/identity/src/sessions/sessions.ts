import { randomBytes } from 'node:crypto';
import type { Transaction } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { SESSIONS, type Session } from './session.model.ts';

const ID_BYTES = 16;
/** An end may be written by a clock that is behind and be committed some seconds later. */
const LATEST_COMMIT_MS = 60_000;

/**
 * Opens a session, as part of a transaction that also writes the user's record: one that ends all sessions of the user at
 * the same time conflicts with it, and none is left alive.
 */
export async function openSession(
  db: Connection,
  tx: Transaction,
  opened: { userId: number; ttlSeconds: number },
): Promise<Session> {
  const now = Date.now();
  const session: Session = {
    _id: randomBytes(ID_BYTES).toString('base64url'),
    user_id: opened.userId,
    created_at: new Date(now),
    expires_at: new Date(now + opened.ttlSeconds * 1000),
    ended_at: null,
  };
  await db.collection<Session>(SESSIONS).insertOne(session, { session: tx.session });
  return session;
}

/** Ends one session; one that has ended before is left as it is. */
export async function endSession(db: Connection, tx: Transaction, id: string): Promise<void> {
  await endAll(db, tx, { _id: id });
}

/** Ends every live session of a user, as part of a transaction that also writes the user's record (see openSession). */
export async function endSessionsOf(db: Connection, tx: Transaction, userId: number): Promise<void> {
  await endAll(db, tx, { user_id: userId });
}

async function endAll(db: Connection, tx: Transaction, which: { _id: string } | { user_id: number }): Promise<void> {
  const sessions = db.collection<Session>(SESSIONS);
  const live = await sessions.find({ ...which, ended_at: null }, { session: tx.session }).toArray();
  const ids = live.map(({ _id }) => _id);
  await sessions.updateMany({ _id: { $in: ids } }, { $set: { ended_at: new Date() } }, { session: tx.session });
  for (const session of live) tx.emit(revoked(session));
}

function revoked({ _id, user_id, expires_at }: Session) {
  const data = { session_id: _id, user_id, expires_at_ms: expires_at.getTime() };
  return { message: 'bms.identity.SessionEvent', type: 'session.revoked', recordId: _id, version: 1, data };
}

/** The session of that id; undefined when there is none or it has ended. */
export async function liveSession(db: Connection, id: string): Promise<Session | undefined> {
  const session = await db
    .collection<Session>(SESSIONS)
    .findOne({ _id: id, ended_at: null, expires_at: { $gt: new Date() } });
  return session ?? undefined;
}

/**
 * The sessions that ended before their tokens expire.
 * @param sinceMs only those that ended then or later; 0 for all
 * @returns their ids, and the moment up to which they are the whole truth (both in milliseconds since 1970)
 */
export async function endedSessions(db: Connection, sinceMs: number): Promise<{ ids: string[]; asOfMs: number }> {
  const now = Date.now();
  const ended = await db
    .collection<Session>(SESSIONS)
    .find({ ended_at: { $gte: new Date(sinceMs), $type: 'date' }, expires_at: { $gt: new Date(now) } })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  return { ids: ended.map(({ _id }) => _id), asOfMs: Math.max(0, now - LATEST_COMMIT_MS) };
}

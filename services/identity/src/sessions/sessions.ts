import { randomBytes } from 'node:crypto';
import type { Transaction } from '@bms/service-kit';
import type { Connection, mongo } from 'mongoose';
import { dropChallenges } from '../factors/challenges.ts';
import type { ProviderSession } from '../sso/sso.models.ts';
import { type Remembered, SESSIONS, type Session, tokenExpiry } from './session.model.ts';

const ID_BYTES = 16;
const SALT_BYTES = 16;
/** An end may be written with a clock that is behind, and be committed some seconds later. */
const LATEST_COMMIT_MS = 60_000;
const USE_NOTED_EVERY_MS = 60_000;

/** A session to open. */
export interface NewSession {
  readonly userId: number;
  readonly ttlSeconds: number;
  /** The time for which the device can refresh the session, in seconds; absent if it is not to. */
  readonly rememberSeconds?: number | undefined;
  /** The id shown to the user. */
  readonly number: number;
  readonly address: string;
  readonly userAgent: string;
  /** The session at the identity provider that it comes from. */
  readonly providerSession?: ProviderSession | undefined;
}

/**
 * Opens a session in a transaction that also writes the user's record: a concurrent transaction that ends all sessions
 * of the user conflicts with it, so that none stays live.
 * @see docs/adr/0040-sessions.md
 */
export async function openSession(db: Connection, tx: Transaction, opened: NewSession): Promise<Session> {
  const now = new Date();
  const { ttlSeconds, rememberSeconds } = opened;
  const session: Session = {
    _id: randomBytes(ID_BYTES).toString('base64url'),
    number: opened.number,
    user_id: opened.userId,
    address: opened.address,
    user_agent: opened.userAgent,
    created_at: now,
    expires_at: new Date(now.getTime() + ttlSeconds * 1000),
    ended_at: null,
    ...(opened.providerSession && { provider_session: opened.providerSession }),
    ...(rememberSeconds && { ...lifetimesFrom(now, { ttlSeconds, rememberSeconds }), refresh: rememberedFrom(now) }),
  };
  await db.collection<Session>(SESSIONS).insertOne(session, { session: tx.session });
  return session;
}

/** Returns the state of a new session that its device can refresh. */
const rememberedFrom = (now: Date): Remembered => ({
  salt: randomBytes(SALT_BYTES).toString('base64url'),
  generation: 1,
  rotated_at: now,
});

/** Returns the ends of a remembered session and of its session token. */
export const lifetimesFrom = (
  now: Date,
  { ttlSeconds, rememberSeconds }: { readonly ttlSeconds: number; readonly rememberSeconds: number },
) => ({
  token_expires_at: new Date(now.getTime() + ttlSeconds * 1000),
  expires_at: new Date(now.getTime() + Math.max(ttlSeconds, rememberSeconds) * 1000),
});

/** Ends a session. One that has ended before stays unchanged. */
export async function endSession(db: Connection, tx: Transaction, id: string): Promise<void> {
  await endAll(db, tx, { _id: id });
}

/**
 * Ends every live session of a user, and every sign-in that waits for a second factor, in a transaction that also writes the user's record (see openSession).
 * @param except the id of a session that stays live
 */
export async function endSessionsOf(db: Connection, tx: Transaction, userId: number, except = ''): Promise<void> {
  await dropChallenges(db, userId, tx.session);
  await endAll(db, tx, { user_id: userId, _id: { $ne: except } });
}

/** The session at a provider, or all those of a person there, whose sessions end. */
export interface EndedAtProvider {
  readonly issuer: string;
  readonly sid: string | undefined;
  readonly sub: string | undefined;
}

/** Ends the sessions that come from a session at an identity provider, or from all those of a person there. */
export async function endSessionsOfProvider(
  db: Connection,
  tx: Transaction,
  { issuer, sid, sub }: EndedAtProvider,
): Promise<void> {
  const of = { ...(sid && { 'provider_session.sid': sid }), ...(sub && { 'provider_session.sub': sub }) };
  if (Object.keys(of).length > 0) await endAll(db, tx, { 'provider_session.issuer': issuer, ...of });
}

async function endAll(db: Connection, tx: Transaction, which: mongo.Filter<Session>): Promise<void> {
  const sessions = db.collection<Session>(SESSIONS);
  const live = await sessions.find({ ...which, ended_at: null }, { session: tx.session }).toArray();
  const ids = live.map(({ _id }) => _id);
  await sessions.updateMany({ _id: { $in: ids } }, { $set: { ended_at: new Date() } }, { session: tx.session });
  for (const session of live) tx.emit(revoked(session));
}

function revoked(session: Session) {
  const { _id, user_id } = session;
  const data = { session_id: _id, user_id, expires_at_ms: tokenExpiry(session).getTime() };
  return { message: 'bms.identity.SessionEvent', type: 'session.revoked', recordId: _id, version: 1, data };
}

/**
 * Returns the filter of sessions that are live: neither ended nor expired, and used within the idle time.
 * @param idleSeconds the setting SESSION_IDLE_SECONDS
 */
export function isLive(idleSeconds: number): mongo.Filter<Session> {
  const now = Date.now();
  const used = { $gt: new Date(now - idleSeconds * 1000) };
  const begun = { $or: [{ created_at: used }, { 'refresh.rotated_at': used }] };
  const isUsed = [{ last_used_at: used }, { last_used_at: { $exists: false }, ...begun }];
  return { ended_at: null, expires_at: { $gt: new Date(now) }, $or: isUsed };
}

/** Returns a live session by its id; undefined if it does not exist, has ended or was not used for too long. */
export async function liveSession(db: Connection, id: string, idleSeconds: number): Promise<Session | undefined> {
  return (await db.collection<Session>(SESSIONS).findOne({ _id: id, ...isLive(idleSeconds) })) ?? undefined;
}

/**
 * Stores the use of a session. Gateways resolve a session every five minutes at most while they receive notifications
 * of ended sessions, and each second otherwise, so a use within a minute of the last one is not written.
 */
export async function noteSessionUse(db: Connection, id: string): Promise<void> {
  const now = Date.now();
  const before = new Date(now - USE_NOTED_EVERY_MS);
  const stale = { _id: id, $or: [{ last_used_at: { $exists: false } }, { last_used_at: { $lt: before } }] };
  await db.collection<Session>(SESSIONS).updateOne(stale, { $set: { last_used_at: new Date(now) } });
}

/**
 * Returns the sessions that ended before their tokens expired.
 * @param sinceMs only those that ended then or later; 0 for all
 * @returns their ids, and the instant up to which the list is complete (both in milliseconds since 1970)
 */
export async function endedSessions(db: Connection, sinceMs: number): Promise<{ ids: string[]; asOfMs: number }> {
  const now = Date.now();
  const ended = await db
    .collection<Session>(SESSIONS)
    .find({ ended_at: { $gte: new Date(sinceMs), $type: 'date' }, ...hasTokenAfter(new Date(now)) })
    .project<{ _id: string }>({ _id: 1 })
    .toArray();
  return { ids: ended.map(({ _id }) => _id), asOfMs: Math.max(0, now - LATEST_COMMIT_MS) };
}

/** Returns the filter of sessions whose tokens expire after an instant. */
const hasTokenAfter = (instant: Date): mongo.Filter<Session> => ({
  $or: [{ token_expires_at: { $gt: instant } }, { token_expires_at: { $exists: false }, expires_at: { $gt: instant } }],
});

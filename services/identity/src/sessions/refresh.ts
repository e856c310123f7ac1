import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '@bms/contracts';
import type { RefreshRequest } from '@bms/contracts/types/identity';
import type { Encryption } from '@bms/mail';
import type { Call, Transaction } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import type { Identity } from '../setup.ts';
import { type Remembered, SESSIONS, type Session } from './session.model.ts';
import { endSession, lifetimesFrom } from './sessions.ts';
import { signSessionToken } from './token.ts';

/**
 * The time for which the token before the last one is accepted although that may be in use, in milliseconds: two requests
 * of an app may send the same one.
 */
const GRACE_MS = 60_000;

type Refreshing = Pick<Identity, 'kit' | 'config' | 'keyring' | 'encryption'>;

/** A session that its device can refresh. */
type RememberedSession = Session & { readonly refresh: Remembered };

/**
 * Returns the refresh token of a session: its id, the generation of the token, and a keyed hash of both. Nothing of it is
 * stored, and the same generation gives the same token again.
 */
function refreshTokenOf(encryption: Encryption, { _id, refresh }: RememberedSession): string {
  const { generation, salt } = refresh;
  const place = `${_id}.${generation}`;
  return `${place}.${encryption.digest('refresh-token', `${place}.${salt}`)}`;
}

/**
 * Extends a session by its refresh token, which the next one replaces. The token before it is accepted again for a minute,
 * and until the new session token is used: an answer may have been lost. Any older one has been copied: the session ends.
 * @throws ApiError unauthenticated
 * @see docs/adr/0221-refresh-tokens.md
 */
export async function refreshSession(identity: Refreshing, call: Call<RefreshRequest>) {
  const { kit, encryption, keyring } = identity;
  const sent = readToken(call.request.refresh_token);
  const session = await kit.write(call, async (tx) => {
    const found = sent && (await findRemembered(kit.db, tx, sent.sessionId));
    if (!found || !isGenuine(encryption, found, sent, call.request.refresh_token)) return undefined;
    const { generation } = found.refresh;
    if (sent.generation === generation) return renew(identity, tx, found, generation + 1);
    if (sent.generation === generation - 1) {
      if (found.last_used_at === undefined) return renew(identity, tx, found, generation);
      if (isJustRotated(found)) return found;
    }
    kit.log.warn({ userId: found.user_id }, 'an old refresh token was used: the session ends');
    await endSession(kit.db, tx, found._id);
    return undefined;
  });
  if (!session) throw new ApiError('unauthenticated', 'The refresh token is not valid. Sign in again.');
  return { token: signSessionToken(keyring.signer(), session), ...refreshFields(encryption, session) };
}

/** Returns the members of an answer with which the device refreshes the session; empty if it is not remembered. */
export function refreshFields(encryption: Encryption, session: Session) {
  if (!isRemembered(session)) return { refresh_token: '', refresh_expires_at: '' };
  return { refresh_token: refreshTokenOf(encryption, session), refresh_expires_at: session.expires_at.toISOString() };
}

const isRemembered = (session: Session): session is RememberedSession => session.refresh !== undefined;

interface SentToken {
  readonly sessionId: string;
  readonly generation: number;
}

function readToken(token: string): SentToken | undefined {
  const [, sessionId, generation] = /^([\w-]{22})\.([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? [];
  return sessionId ? { sessionId, generation: Number(generation) } : undefined;
}

async function findRemembered(db: Connection, tx: Transaction, id: string): Promise<RememberedSession | undefined> {
  const remembered = { _id: id, ended_at: null, expires_at: { $gt: new Date() }, refresh: { $exists: true } };
  const found = await db.collection<Session>(SESSIONS).findOne(remembered, { session: tx.session });
  return found && isRemembered(found) ? found : undefined;
}

function isGenuine(encryption: Encryption, session: RememberedSession, sent: SentToken, token: string): boolean {
  const refresh = { ...session.refresh, generation: sent.generation };
  const right = Buffer.from(refreshTokenOf(encryption, { ...session, refresh }));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right);
}

const isJustRotated = ({ refresh }: RememberedSession): boolean =>
  Date.now() - refresh.rotated_at.getTime() <= GRACE_MS;

/** Gives the session a refresh token of a generation and extends both. The use of the session is noted anew. */
async function renew(
  { kit, config }: Refreshing,
  tx: Transaction,
  session: RememberedSession,
  generation: number,
): Promise<RememberedSession> {
  const now = new Date();
  const { last_used_at, ...rest } = session;
  const refresh = { ...session.refresh, generation, rotated_at: now };
  const times = lifetimesFrom(now, config.sessions);
  await kit.db
    .collection<Session>(SESSIONS)
    .updateOne(
      { _id: session._id },
      { $set: { refresh, ...times }, $unset: { last_used_at: '' } },
      { session: tx.session },
    );
  return { ...rest, ...times, refresh };
}

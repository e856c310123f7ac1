import { randomBytes } from 'node:crypto';
import type { Encryption } from '@bms/mail';
import { type Connection as Database, mongo } from 'mongoose';
import { AUTHORIZATIONS, type Authorization } from './connection.model.ts';

const LIFETIME_MS = 10 * 60_000;
/** 256 random bits make a state unguessable. */
const STATE_BYTES = 32;

/** The user who is redirected to a provider, and the connection to authorize. */
export interface Requester {
  readonly connection: string;
  readonly userId: number;
}

/**
 * Stores a pending authorization for 10 minutes.
 * @param verifier PKCE (RFC 7636)
 * @returns the state that the provider sends back
 */
export async function beginAuthorization(
  db: Database,
  encryption: Encryption,
  { connection, userId }: Requester,
  verifier: string,
): Promise<string> {
  const state = randomBytes(STATE_BYTES).toString('base64url');
  const _id = idOf(encryption, state);
  const sealed = new mongo.Binary(encryption.encrypt('connection', _id, verifier));
  const expires_at = new Date(Date.now() + LIFETIME_MS);
  await db
    .collection<Authorization>(AUTHORIZATIONS)
    .insertOne({ _id, connection, user_id: userId, sealed, expires_at });
  return state;
}

/** A consumed authorization: its state cannot be used again. */
export interface ConsumedAuthorization {
  readonly verifier: string;
  /** Restores the state, so that the user can retry after the provider was unavailable. */
  restore(): Promise<void>;
}

/** Consumes a state. @returns undefined if it is wrong, used or expired, or of another user or connection */
export async function consumeAuthorization(
  db: Database,
  encryption: Encryption,
  { connection, userId }: Requester,
  state: string,
): Promise<ConsumedAuthorization | undefined> {
  const rows = db.collection<Authorization>(AUTHORIZATIONS);
  const live = { _id: idOf(encryption, state), connection, user_id: userId, expires_at: { $gt: new Date() } };
  const found = await rows.findOneAndDelete(live);
  if (!found) return undefined;
  return {
    verifier: encryption.decrypt('connection', found._id, found.sealed.buffer),
    restore: async () => {
      await rows.insertOne(found);
    },
  };
}

const idOf = (encryption: Encryption, state: string): string => encryption.digest('connection', `state ${state}`);

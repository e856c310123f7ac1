import { randomBytes } from 'node:crypto';
import { type Connection as Database, mongo } from 'mongoose';
import type { Sealer } from '../sealing/sealer.ts';
import { AUTHORIZATIONS, type Authorization } from './connection.model.ts';

const LIFETIME_MS = 10 * 60_000;
/** 256 random bits: nobody guesses a state. */
const STATE_BYTES = 32;

/** Who is led to a provider, and what for. */
export interface Traveller {
  readonly connection: string;
  readonly userId: number;
}

/**
 * Remembers somebody who is led to a provider, for 10 minutes.
 * @param verifier PKCE (RFC 7636)
 * @returns the state that the provider sends back
 */
export async function beginAuthorization(
  db: Database,
  sealer: Sealer,
  { connection, userId }: Traveller,
  verifier: string,
): Promise<string> {
  const state = randomBytes(STATE_BYTES).toString('base64url');
  const _id = idOf(sealer, state);
  const sealed = new mongo.Binary(sealer.seal('connection', _id, verifier));
  const expires_at = new Date(Date.now() + LIFETIME_MS);
  await db
    .collection<Authorization>(AUTHORIZATIONS)
    .insertOne({ _id, connection, user_id: userId, sealed, expires_at });
  return state;
}

/** An authorization that was taken: nobody else can come back with the same state. */
export interface TakenAuthorization {
  readonly verifier: string;
  /** Lets the person come back once more, where the provider was away. */
  giveBack(): Promise<void>;
}

/** Uses a state up. Undefined for one that is wrong, used or too old, of another person or for another connection. */
export async function takeAuthorization(
  db: Database,
  sealer: Sealer,
  { connection, userId }: Traveller,
  state: string,
): Promise<TakenAuthorization | undefined> {
  const rows = db.collection<Authorization>(AUTHORIZATIONS);
  const live = { _id: idOf(sealer, state), connection, user_id: userId, expires_at: { $gt: new Date() } };
  const found = await rows.findOneAndDelete(live);
  if (!found) return undefined;
  return {
    verifier: sealer.open('connection', found._id, found.sealed.buffer),
    giveBack: async () => {
      await rows.insertOne(found);
    },
  };
}

const idOf = (sealer: Sealer, state: string): string => sealer.digest('connection', `state ${state}`);

import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { Encryption } from '@bms/mail';
import { type Connection, mongo } from 'mongoose';
import { SIGNING_KEYS, type SigningKey } from './signing-key.model.ts';

const DUPLICATE_KEY = 11000;
/** Allows for clock skew and for tokens in transit. */
const SLACK_MS = 3600_000;

/** Durations in milliseconds. */
export interface RotationPlan {
  /** The time for which a key signs. */
  readonly everyMs: number;
  /** The time for which a key is published before it signs, so that every gateway has read it. */
  readonly announceMs: number;
  /** The lifetime of a token. */
  readonly tokenMs: number;
}

/**
 * Creates the first key, or the next one when it is due, and sets the end of publication of older ones. Copies may run
 * it concurrently.
 */
export async function rotateKeys(
  db: Connection,
  encryption: Encryption,
  plan: RotationPlan,
  now = Date.now(),
): Promise<void> {
  const keys = db.collection<SigningKey>(SIGNING_KEYS);
  const [last] = await keys.find().sort({ _id: -1 }).limit(1).toArray();
  const due = last ? last.signs_from.getTime() + plan.everyMs : now;
  if (last && due > now + plan.announceMs) return;
  const next = newKey((last?._id ?? 0) + 1, encryption, last ? Math.max(due, now + plan.announceMs) : now);
  await keys.insertOne(next).catch(unlessTaken);
  await announceRetirement(keys, plan);
}

/** Sets the end of publication of all keys but the last: the expiry of the last token that a key signed. */
async function announceRetirement(keys: mongo.Collection<SigningKey>, plan: RotationPlan): Promise<void> {
  const known = await keys.find().sort({ _id: 1 }).toArray();
  for (const [index, next] of known.entries()) {
    const before = known[index - 1];
    if (!before || before.published_until) continue;
    const published_until = new Date(next.signs_from.getTime() + plan.tokenMs + SLACK_MS);
    await keys.updateOne({ _id: before._id }, { $set: { published_until } });
  }
}

function newKey(number: number, encryption: Encryption, signsFrom: number): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const sealed = encryption.encrypt('signing-key', kid, JSON.stringify(privateKey.export({ format: 'jwk' })));
  return {
    _id: number,
    kid,
    sealed: new mongo.Binary(sealed),
    public_jwk: publicKey.export({ format: 'jwk' }),
    signs_from: new Date(signsFrom),
    published_until: null,
  };
}

/** Ignores that another copy has created the key of that number. */
function unlessTaken(error: unknown): void {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
}

import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { type Connection, mongo } from 'mongoose';
import type { Sealer } from '../sealing/sealer.ts';
import { SIGNING_KEYS, type SigningKey } from './signing-key.model.ts';

const DUPLICATE_KEY = 11000;
/** Clocks differ, and a token may be on its way. */
const SLACK_MS = 3600_000;

/** Milliseconds. */
export interface RotationPlan {
  /** How long one key signs. */
  readonly everyMs: number;
  /** How long a key is published before it signs, so that every gateway knows it by then. */
  readonly announceMs: number;
  /** How long a token lives. */
  readonly tokenMs: number;
}

/**
 * Makes the first key, or the next one when its time has come, and says until when older ones are published. Any number of
 * copies may run it at once.
 */
export async function rotateKeys(db: Connection, sealer: Sealer, plan: RotationPlan, now = Date.now()): Promise<void> {
  const keys = db.collection<SigningKey>(SIGNING_KEYS);
  const [last] = await keys.find().sort({ _id: -1 }).limit(1).toArray();
  const due = last ? last.signs_from.getTime() + plan.everyMs : now;
  if (last && due > now + plan.announceMs) return;
  const next = newKey((last?._id ?? 0) + 1, sealer, last ? Math.max(due, now + plan.announceMs) : now);
  await keys.insertOne(next).catch(unlessTaken);
  await announceRetirement(keys, plan);
}

/** All but the last: a key is published until the last token that it signed has expired. */
async function announceRetirement(keys: mongo.Collection<SigningKey>, plan: RotationPlan): Promise<void> {
  const known = await keys.find().sort({ _id: 1 }).toArray();
  for (const [index, next] of known.entries()) {
    const before = known[index - 1];
    if (!before || before.published_until) continue;
    const published_until = new Date(next.signs_from.getTime() + plan.tokenMs + SLACK_MS);
    await keys.updateOne({ _id: before._id }, { $set: { published_until } });
  }
}

function newKey(number: number, sealer: Sealer, signsFrom: number): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const sealed = sealer.seal('signing-key', kid, JSON.stringify(privateKey.export({ format: 'jwk' })));
  return {
    _id: number,
    kid,
    sealed: new mongo.Binary(sealed),
    public_jwk: publicKey.export({ format: 'jwk' }),
    signs_from: new Date(signsFrom),
    published_until: null,
  };
}

/** Another copy made the key of that number. */
function unlessTaken(error: unknown): void {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
}

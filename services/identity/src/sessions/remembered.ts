import { randomBytes } from 'node:crypto';
import type { Remembered } from './session.model.ts';

const SALT_BYTES = 16;

/** Returns the state of a new session that its device can refresh. */
export const rememberedFrom = (now: Date): Remembered => ({
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

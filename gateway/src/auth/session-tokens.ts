import { hash } from 'node:crypto';
import { ApiError } from '@bms/contracts';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { KeySet } from './keys.ts';

/** Type, issuer and audience that distinguish session tokens from other JWTs (RFC 8725, 3.8 and 3.11). */
const TYPE = 'session+jwt';
const ISSUER = 'identity';
const AUDIENCE = 'gateway';

const MAX_CACHED_TOKENS = 50_000;

/** Claims of a session token. */
export interface SessionClaims {
  readonly sessionId: string;
  readonly userId: number;
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt: number;
}

/**
 * Creates a verifier of session tokens that caches results: a signature check takes 0.1 ms, a hash 0.001 ms. The cache
 * key is the hash, so a memory dump contains no token.
 * @returns a function that throws ApiError unauthenticated for a token that is not valid, and any error of `keys` when
 * the key cannot be fetched
 */
export function createSessionVerifier(keys: KeySet): (token: string) => Promise<SessionClaims> {
  const cache = new LRUCache<string, Verified>({ max: MAX_CACHED_TOKENS });
  return async (token) => {
    const digest = hash('sha256', token, 'base64');
    const known = cache.get(digest);
    // The tokens of a withdrawn key are no longer valid.
    if (known && known.claims.expiresAt > Date.now() && (await keys.find(known.kid))) return known.claims;
    const verified = await verify(token, keys);
    cache.set(digest, verified);
    return verified.claims;
  };
}

interface Verified {
  readonly claims: SessionClaims;
  /** The key that signed the token. */
  readonly kid: string;
}

async function verify(token: string, keys: KeySet): Promise<Verified> {
  const header = jwt.decode(token, { complete: true })?.header;
  if (header?.typ !== TYPE || header.alg !== 'ES256' || !header.kid) throw new ApiError('unauthenticated');
  const key = await keys.find(header.kid);
  if (!key) throw new ApiError('unauthenticated');
  try {
    const payload = jwt.verify(token, key, { algorithms: ['ES256'], issuer: ISSUER, audience: AUDIENCE });
    return { claims: readClaims(payload), kid: header.kid };
  } catch (error) {
    const expired = error instanceof jwt.TokenExpiredError;
    throw new ApiError('unauthenticated', expired ? 'The token has expired. Sign in again.' : undefined);
  }
}

function readClaims(payload: string | jwt.JwtPayload): SessionClaims {
  if (typeof payload === 'string') throw new Error('the token holds no claims');
  const { sid, sub, exp } = payload;
  if (typeof sid !== 'string' || sid === '' || exp === undefined) throw new Error('the token names no session');
  return { sessionId: sid, userId: Number(sub), expiresAt: exp * 1000 };
}

import type { Caller } from '@bms/contracts';
import { ApiError, createCallerVerifier, type VerifiedCaller } from '@bms/contracts';
import type { CacheCounts } from '../health/metrics.ts';

/** The maximum number of cached tokens; each is one caller at one gateway for a minute. */
const MAX_CACHED_TOKENS = 5000;

/** Reads caller tokens. */
export interface CallerReader {
  /** Returns the caller of an Authorization header. @throws ApiError unauthenticated without a valid token for this service */
  readonly read: (authorization: string | undefined) => Caller;
  readonly counts: CacheCounts;
}

/**
 * Creates the reader of the caller token in the Authorization header. Verifying a signature costs more than the rest of
 * a small call, so the result is cached until the token expires.
 */
export function createCallerReader(trustedKeys: string, service: string): CallerReader {
  const verify = createCallerVerifier(trustedKeys, service);
  const cached = new Map<string, VerifiedCaller>();
  const counts = { hits: 0, misses: 0 };
  const read = (authorization: string | undefined): Caller => {
    const token = bearerToken(authorization);
    const known = cached.get(token);
    if (known && known.expiresAt > Date.now()) {
      counts.hits += 1;
      return known.caller;
    }
    counts.misses += 1;
    const verified = verify(token);
    cache(cached, token, verified);
    return verified.caller;
  };
  return { read, counts };
}

function bearerToken(authorization: string | undefined): string {
  if (authorization?.startsWith('Bearer ')) return authorization.slice('Bearer '.length);
  throw new ApiError('unauthenticated', 'The call has no caller token.');
}

/** Caches a verified token and evicts the oldest entry, which expires first; a Map keeps insertion order. */
function cache(cached: Map<string, VerifiedCaller>, token: string, verified: VerifiedCaller): void {
  cached.delete(token);
  if (cached.size >= MAX_CACHED_TOKENS) {
    const [oldest] = cached.keys();
    if (oldest !== undefined) cached.delete(oldest);
  }
  cached.set(token, verified);
}

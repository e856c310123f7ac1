import type { Caller } from '@bms/contracts';
import { ApiError, createCallerVerifier, type VerifiedCaller } from '@bms/contracts';

/** Tokens remembered at most; each is one caller at one gateway for a minute. */
const MOST_REMEMBERED = 5000;

/**
 * Tells who calls, by the caller token in the Authorization header. Verifying a signature costs more than the rest of a small call, so
 * the outcome is remembered until the token expires.
 * @throws ApiError unauthenticated without a token that is valid for this service
 */
export function createCallerReader(
  trustedKeys: string,
  service: string,
): (authorization: string | undefined) => Caller {
  const verify = createCallerVerifier(trustedKeys, service);
  const remembered = new Map<string, VerifiedCaller>();
  return (authorization) => {
    const token = bearerToken(authorization);
    const known = remembered.get(token);
    if (known && known.expiresAt > Date.now()) return known.caller;
    const verified = verify(token);
    remember(remembered, token, verified);
    return verified.caller;
  };
}

function bearerToken(authorization: string | undefined): string {
  if (authorization?.startsWith('Bearer ')) return authorization.slice('Bearer '.length);
  throw new ApiError('unauthenticated', 'The call carries no caller token.');
}

/** A Map keeps the order of insertion, so the first entry is the one that expires first. */
function remember(remembered: Map<string, VerifiedCaller>, token: string, verified: VerifiedCaller): void {
  remembered.delete(token);
  if (remembered.size >= MOST_REMEMBERED) {
    const [oldest] = remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
  }
  remembered.set(token, verified);
}

import { createPublicKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from './caller.ts';
import type { CallerSigner } from './tokens.ts';

/** Lifetime of a delegation, in seconds: a job whose service was away that long cannot go on. */
const DELEGATION_SECONDS = 7 * 24 * 3600;
/** JWT `typ` header of delegations, which distinguishes them from caller tokens (RFC 8725, 3.11). */
const TOKEN_TYPE = 'delegation+jwt';

/** The caller of a delegation; the permissions are looked up whenever it is used. */
export type DelegatedCaller = Pick<Caller, 'userId' | 'apiKeyId' | 'sessionId'>;

/**
 * Signs a delegation: with it, `service` can have gateways make calls in the name of the caller.
 * @see docs/adr/0230-imports.md
 */
export function signDelegation({ issuer, key }: CallerSigner, caller: Caller, service: string): string {
  const { userId, apiKeyId, sessionId } = caller;
  return jwt.sign({ uid: userId, key: apiKeyId, sid: sessionId }, key, {
    algorithm: 'ES256',
    issuer,
    audience: service,
    expiresIn: DELEGATION_SECONDS,
    header: { alg: 'ES256', typ: TOKEN_TYPE },
  });
}

/**
 * Reads a delegation that a gateway with the same key signed.
 * @param service the service that presents it
 * @throws ApiError unauthenticated if it is not valid for that service
 */
export function readDelegation({ issuer, key }: CallerSigner, token: string, service: string): DelegatedCaller {
  try {
    const options = { algorithms: ['ES256' as const], issuer, audience: service, complete: true as const };
    const { header, payload } = jwt.verify(token, createPublicKey(key), options);
    if (header.typ !== TOKEN_TYPE) throw new Error('not a delegation');
    const { uid, key: apiKeyId, sid } = payload as { uid: number; key: number; sid: string };
    return { userId: uid, apiKeyId, sessionId: sid };
  } catch {
    throw new ApiError('unauthenticated', 'The delegation is not valid.');
  }
}

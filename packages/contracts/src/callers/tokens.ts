import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from './caller.ts';
import { type CallerClaims, callerOfClaims, claimsOfCaller } from './claims.ts';

/** Lifetime of a caller token, in seconds. */
export const CALLER_TOKEN_SECONDS = 60;
/** JWT `typ` header of caller tokens, which distinguishes them from session tokens (RFC 8725, 3.11). */
const TOKEN_TYPE = 'caller+jwt';
/** The only process that may call on behalf of users; every other process may call only as itself. */
const GATEWAY = 'gateway';
const SPOKEN_FOR: readonly Caller['kind'][] = ['user', 'api_key', 'scim_token', 'public', 'gateway'];

/** The signing key of a process. */
export interface CallerSigner {
  /** Name of the process, e.g. `gateway`. */
  readonly issuer: string;
  readonly key: KeyObject;
}

interface NamedJwk extends JsonWebKey {
  kid: string;
}

/**
 * Reads the signing key of a process.
 * @param json a private EC P-256 JWK whose `kid` is the name of the process
 * @throws Error if it is not such a key
 */
export function readSigner(json: string): CallerSigner {
  try {
    const jwk = JSON.parse(json) as NamedJwk;
    if (!jwk.d || jwk.crv !== 'P-256') throw new Error('not a private key of that curve');
    return { issuer: processOf(jwk.kid), key: createPrivateKey({ key: jwk, format: 'jwk' }) };
  } catch {
    // Parser errors quote their input, which is a secret.
    throw new Error('a private EC P-256 key as a JWK with a kid is needed');
  }
}

/**
 * Returns the process that a `kid` names. Keys for local development are named `local-<process>`, so that production
 * can reject them.
 */
const processOf = (kid: string): string => kid.replace(/^local-/, '');

/** Signs a token that identifies the caller to `audience`, a service such as `crm`. */
export function signCallerToken(signer: CallerSigner, caller: Caller, audience: string): string {
  return jwt.sign(claimsOfCaller(caller), signer.key, {
    algorithm: 'ES256',
    issuer: signer.issuer,
    audience,
    expiresIn: CALLER_TOKEN_SECONDS,
    header: { alg: 'ES256', typ: TOKEN_TYPE },
  });
}

/** A verified caller with the expiry of its token, in milliseconds since 1970. */
export interface VerifiedCaller {
  readonly caller: Caller;
  readonly expiresAt: number;
}

/**
 * Creates the verifier of caller tokens for one service.
 * @param jwks the public keys of all processes, as JSON text of a JWK set; `kid` is the name of the process, which has
 * several keys while they are exchanged
 * @param audience the name of the verifying service
 * @returns a function that throws ApiError unauthenticated if a token is not valid for this service
 * @throws Error if the keys cannot be read
 */
export function createCallerVerifier(jwks: string, audience: string): (token: string) => VerifiedCaller {
  const byIssuer = readTrustedKeys(jwks);
  return (token) => {
    const issuer = (jwt.decode(token) as jwt.JwtPayload | null)?.iss ?? '';
    const claims = verifyByOneOf(byIssuer.get(issuer) ?? [], token, issuer, audience);
    return { caller: callerOf(claims, issuer), expiresAt: claims.exp * 1000 };
  };
}

function readTrustedKeys(jwks: string): ReadonlyMap<string, readonly KeyObject[]> {
  try {
    const byProcess = Map.groupBy((JSON.parse(jwks) as { keys: NamedJwk[] }).keys, ({ kid }) => processOf(kid));
    const read = (jwk: NamedJwk): KeyObject => createPublicKey({ key: jwk, format: 'jwk' });
    return new Map([...byProcess].map(([process, keys]) => [process, keys.map(read)]));
  } catch {
    throw new Error('trusted keys are a JWK set, each key with a kid');
  }
}

function callerOf(claims: CallerClaims, issuer: string): Caller {
  if (claims.kind === 'service') return callerOfClaims({ kind: 'service' });
  if (issuer !== GATEWAY || !SPOKEN_FOR.includes(claims.kind)) throw new ApiError('unauthenticated');
  return callerOfClaims(claims);
}

type VerifiedClaims = CallerClaims & { readonly exp: number };

/** @throws ApiError unauthenticated if the token is valid by none of the keys */
function verifyByOneOf(
  [key, ...others]: readonly KeyObject[],
  token: string,
  issuer: string,
  audience: string,
): VerifiedClaims {
  if (!key) throw new ApiError('unauthenticated');
  try {
    return verify(token, key, issuer, audience);
  } catch (error) {
    if (others.length === 0) throw error;
    return verifyByOneOf(others, token, issuer, audience);
  }
}

function verify(token: string, key: KeyObject, issuer: string, audience: string): VerifiedClaims {
  try {
    const { header, payload } = jwt.verify(token, key, {
      algorithms: ['ES256'],
      issuer,
      audience,
      complete: true,
      clockTolerance: 5,
    });
    const { iat = 0, exp = Number.POSITIVE_INFINITY } = payload as jwt.JwtPayload;
    if (header.typ !== TOKEN_TYPE || exp - iat > CALLER_TOKEN_SECONDS) throw new Error('not a caller token');
    return payload as VerifiedClaims;
  } catch {
    throw new ApiError('unauthenticated', 'The call has no valid caller token.');
  }
}

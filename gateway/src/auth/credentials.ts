import type { IncomingHttpHeaders } from 'node:http';
import { ApiError, type Caller } from '@bms/contracts';
import type { MadeCalls } from '@bms/telemetry';
import type { SessionClaims } from './session-tokens.ts';
import type { Sessions } from './sessions.ts';

/**
 * Called before an unverified token is sent to identity.
 * @throws ApiError too_many_requests when too many tokens from the client's address were rejected
 */
export type Admit = () => Promise<void>;

/** The request that a token came with. */
export interface TokenRequest {
  readonly admit: Admit;
  /** The client's IP address, see clientAddress. */
  readonly address: string;
  /** Receives the call to identity, if this request is the one that makes it. */
  readonly calls?: MadeCalls | undefined;
}

/** A kind of token that authenticates callers. */
export interface CredentialKind {
  /** True if the token has the format of this kind. */
  accepts(token: string): boolean;
  /**
   * @throws ApiError unauthenticated for a token that is not valid; unavailable or timeout when identity does not
   * answer
   */
  callerOf(token: string, request: TokenRequest): Promise<Caller>;
}

/**
 * Returns the token of a request: that of `Authorization: Bearer`, else of `X-Auth-Token`, else of the cookie. An
 * `Authorization` header of another scheme is ignored where `X-Auth-Token` is sent.
 * @throws ApiError unauthenticated when no header holds a token
 */
export function tokenOf(headers: IncomingHttpHeaders, inCookie: string | undefined): string {
  const { authorization, 'x-auth-token': own } = headers;
  const bearer = authorization === undefined ? undefined : /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  const token = bearer ?? own ?? (authorization === undefined ? inCookie : undefined);
  if (typeof token === 'string' && token !== '') return token;
  throw new ApiError('unauthenticated');
}

/** Creates a function that returns the caller of a token, using the first kind that accepts it. */
export function createAuthenticator(kinds: readonly CredentialKind[]): CredentialKind['callerOf'] {
  return async (token, request) => {
    const kind = kinds.find((known) => known.accepts(token));
    if (!kind) throw new ApiError('unauthenticated');
    return await kind.callerOf(token, request);
  };
}

/** Creates the credential kind of session tokens, which are JWTs. */
export function sessionCredentials(
  verify: (token: string) => Promise<SessionClaims>,
  sessions: Sessions,
): CredentialKind {
  return {
    accepts: (token) => token.startsWith('eyJ'),
    callerOf: async (token, { calls }) => await sessions.caller(await verify(token), calls),
  };
}

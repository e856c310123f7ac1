import type { IncomingHttpHeaders } from 'node:http';
import { ApiError, type Caller } from '@bms/contracts';
import type { SessionClaims } from './session-tokens.ts';
import type { Sessions } from './sessions.ts';

/** One kind of token that a caller may have. */
export interface CredentialKind {
  /** Whether a token is of this kind, by its look. */
  accepts(token: string): boolean;
  /** @throws ApiError unauthenticated for a token that is not valid; unavailable or timeout when nobody can say */
  callerOf(token: string): Promise<Caller>;
}

/**
 * The token of a request: `Authorization: Bearer`, else `X-Auth-Token`, else that of the cookie. The first that is sent counts.
 * @throws ApiError unauthenticated where there is none
 */
export function tokenOf(headers: IncomingHttpHeaders, inCookie: string | undefined): string {
  const { authorization, 'x-auth-token': other = inCookie } = headers;
  const token = authorization === undefined ? other : /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (typeof token === 'string' && token !== '') return token;
  throw new ApiError('unauthenticated');
}

/** Whom a token stands for, by the first kind that accepts it. */
export function createAuthenticator(kinds: readonly CredentialKind[]): (token: string) => Promise<Caller> {
  return async (token) => {
    const kind = kinds.find((known) => known.accepts(token));
    if (!kind) throw new ApiError('unauthenticated');
    return await kind.callerOf(token);
  };
}

/** Tokens of sign-ins: JWTs. */
export function sessionCredentials(
  verify: (token: string) => Promise<SessionClaims>,
  sessions: Sessions,
): CredentialKind {
  return {
    accepts: (token) => token.startsWith('eyJ'),
    callerOf: async (token) => await sessions.caller(await verify(token)),
  };
}

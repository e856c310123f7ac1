import type { Caller } from './caller.ts';

/** JWT claims of a caller. Names are short because the token is sent with every call. Scopes: `o` own, `a` all. */
export interface CallerClaims {
  kind: Caller['kind'];
  uid?: number;
  typ?: Caller['userType'];
  adm?: boolean;
  rol?: number;
  cid?: number;
  sid?: string;
  key?: number;
  /** The token of a directory. */
  scm?: number;
  /** True if the API key can only read. */
  ro?: boolean;
  /** True if the account has to set up a second factor first. */
  nf?: boolean;
  grants?: Record<string, 'o' | 'a'>;
}

/** Builds the claims of a caller; zero and empty values are omitted. */
export function claimsOfCaller(caller: Caller): CallerClaims {
  const grants = Object.entries(caller.grants).map(
    ([permission, scope]) => [permission, scope === 'all' ? 'a' : 'o'] as const,
  );
  return {
    kind: caller.kind,
    ...(caller.userId && { uid: caller.userId }),
    ...(caller.userType && { typ: caller.userType }),
    ...(caller.isAdmin && { adm: true }),
    ...(caller.roleId && { rol: caller.roleId }),
    ...(caller.clientId && { cid: caller.clientId }),
    ...(caller.sessionId && { sid: caller.sessionId }),
    ...(caller.apiKeyId && { key: caller.apiKeyId }),
    ...(caller.scimTokenId && { scm: caller.scimTokenId }),
    ...(caller.isReadOnly && { ro: true }),
    ...(caller.needsFactorSetup && { nf: true }),
    ...(grants.length > 0 && { grants: Object.fromEntries(grants) }),
  };
}

/** Builds the caller from its claims. */
export function callerOfClaims(claims: CallerClaims): Caller {
  const grants = Object.entries(claims.grants ?? {}).map(([permission, scope]) => [
    permission,
    scope === 'a' ? 'all' : 'own',
  ]);
  return {
    kind: claims.kind,
    userId: claims.uid ?? 0,
    userType: claims.typ ?? '',
    isAdmin: claims.adm ?? false,
    roleId: claims.rol ?? 0,
    clientId: claims.cid ?? 0,
    sessionId: claims.sid ?? '',
    apiKeyId: claims.key ?? 0,
    scimTokenId: claims.scm ?? 0,
    isReadOnly: claims.ro ?? false,
    needsFactorSetup: claims.nf ?? false,
    grants: Object.fromEntries(grants) as Caller['grants'],
  };
}

/** The anonymous caller of a public rpc. */
export const publicCaller: Caller = callerOfClaims({ kind: 'public' });

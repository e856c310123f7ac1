import { CALLER_TOKEN_SECONDS, type Caller, type CallerSigner, signCallerToken } from '@bms/contracts';

/** A token is made anew this long before it expires, in milliseconds, so that none expires on its way. */
const RENEW_BEFORE_MS = 15_000;

/** The token that tells a service who calls. */
export type CallerTokens = (caller: Caller, service: string) => string;

interface Signed {
  readonly token: string;
  readonly renewAt: number;
}

/**
 * Signs caller tokens, one for each caller and service until it is about to expire. Callers are told apart as objects: one
 * whose role has changed is another object, and so gets another token.
 */
export function createCallerTokens(signer: CallerSigner): CallerTokens {
  const known = new WeakMap<Caller, Map<string, Signed>>();
  return (caller, service) => {
    const tokens = known.get(caller) ?? new Map<string, Signed>();
    const signed = tokens.get(service);
    if (signed && signed.renewAt > Date.now()) return signed.token;
    const token = signCallerToken(signer, caller, service);
    tokens.set(service, { token, renewAt: Date.now() + CALLER_TOKEN_SECONDS * 1000 - RENEW_BEFORE_MS });
    known.set(caller, tokens);
    return token;
  };
}

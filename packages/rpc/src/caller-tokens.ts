import { CALLER_TOKEN_SECONDS, type Caller, type CallerSigner, signCallerToken } from '@bms/contracts';

/** Time before its expiry at which a token is replaced, in milliseconds, so that no token expires in transit. */
const RENEW_BEFORE_MS = 15_000;

/** Returns the token that identifies the caller to a service. */
export type CallerTokens = (caller: Caller, service: string) => string;

interface Signed {
  readonly token: string;
  readonly renewAt: number;
}

/**
 * Creates a signer of caller tokens. It caches one token per caller and service until shortly before expiry. Callers
 * are compared by object identity: after a role change the caller is a new object and gets a new token.
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

import { ApiError, type Caller } from '@bms/contracts';
import type { Request } from 'express';
import type { Reply, Step } from '../http/exchange.ts';
import type { FailedTokens } from '../limits/steps.ts';
import type { SessionCookie } from '../panel/session-cookie.ts';
import { isUnanswered } from './credential-cache.ts';
import { type Admit, tokenOf } from './credentials.ts';

/**
 * Authenticates the caller. Public routes ignore tokens, so that an expired token does not prevent a sign-in.
 * @param cookie session cookie of pages of the gateway's own origin
 * @param failuresOf counts the tokens of a request that are not valid; too_many_requests then replaces the 401
 */
export function authenticate(
  callerOf: (token: string, admit: Admit) => Promise<Caller>,
  cookie: SessionCookie,
  failuresOf: (request: Request, reply: Reply) => FailedTokens,
): Step {
  return async (request, reply, next) => {
    if (reply.locals.found.route.access.kind !== 'public') {
      const token = () => tokenOf(request.headers, cookie.tokenOf(request));
      reply.locals.caller = await countingFailures(failuresOf(request, reply), (admit) => callerOf(token(), admit));
    }
    next();
  };
}

/**
 * Counts an invalid token once: before the request to identity, so that made-up tokens above the limit cost no call, or
 * after a rejection without such a request. The count of a valid token is taken back.
 */
async function countingFailures<T>(failures: FailedTokens, authenticate: (admit: Admit) => Promise<T>): Promise<T> {
  let isCounted = false;
  const admit = async (): Promise<void> => {
    isCounted = true;
    await failures.count();
  };
  try {
    const caller = await authenticate(admit);
    if (isCounted) failures.uncount();
    return caller;
  } catch (error) {
    const isFailure = error instanceof ApiError && error.code === 'unauthenticated';
    if (isFailure && !isCounted) await failures.count();
    if (isCounted && isUnanswered(error)) failures.uncount();
    throw error;
  }
}

/** Checks the caller's permission for the module of the route. @throws ApiError forbidden */
export function permit(): Step {
  return (_request, reply, next) => {
    const { found, caller } = reply.locals;
    found.route.permit(caller);
    next();
  };
}

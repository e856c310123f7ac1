import { ApiError, type Caller } from '@bms/contracts';
import type { Request } from 'express';
import type { Reply, Step } from '../http/exchange.ts';
import type { SessionCookie } from '../panel/session-cookie.ts';
import { tokenOf } from './credentials.ts';

/**
 * Tells who calls. A public route looks at no token: one that has died must not keep anybody from signing in.
 * @param cookie where pages of our own origin have their token
 * @param countFailure counts a token that is not valid; it may throw too_many_requests instead of the 401
 */
export function authenticate(
  callerOf: (token: string) => Promise<Caller>,
  cookie: SessionCookie,
  countFailure: (request: Request, reply: Reply) => Promise<void>,
): Step {
  return async (request, reply, next) => {
    if (reply.locals.found.route.access.kind !== 'public') {
      try {
        reply.locals.caller = await callerOf(tokenOf(request.headers, cookie.tokenOf(request)));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'unauthenticated') await countFailure(request, reply);
        throw error;
      }
    }
    next();
  };
}

/** The coarse check: may this caller call this route at all? @throws ApiError forbidden */
export function permit(): Step {
  return (_request, reply, next) => {
    const { found, caller } = reply.locals;
    found.route.permit(caller);
    next();
  };
}

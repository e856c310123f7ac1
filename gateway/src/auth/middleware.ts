import { type Access, ApiError, type Caller } from '@bms/contracts';
import type { Request } from 'express';
import type { GatewayResponse, Middleware } from '../http/context.ts';
import { clientAddress } from '../limits/address.ts';
import type { FailedTokens } from '../limits/middleware.ts';
import type { SessionCookie } from '../panel/session-cookie.ts';
import { isUnanswered } from './credential-cache.ts';
import { type Admit, type CredentialKind, tokenOf } from './credentials.ts';

/**
 * Authenticates the caller. Public routes ignore tokens, so that an expired token does not prevent a sign-in.
 * @param cookie session cookie of pages of the gateway's own origin
 * @param failuresOf counts the tokens of a request that are not valid; too_many_requests then replaces the 401
 */
export function authenticate(
  callerOf: CredentialKind['callerOf'],
  cookie: SessionCookie,
  failuresOf: (request: Request, response: GatewayResponse) => FailedTokens,
): Middleware {
  return async (request, response, next) => {
    const { access } = response.locals.match.route;
    if (access.kind !== 'public') {
      const address = clientAddress(request);
      const token = () => tokenOf(request.headers, cookie.tokenOf(request));
      response.locals.caller = await countingFailures(failuresOf(request, response), async (admit) =>
        accepted(await callerOf(token(), { admit, address, calls: response.locals.calls }), access),
      );
    }
    next();
  };
}

/**
 * Returns the caller if its kind of token belongs to the route: SCIM tokens open their surface alone, and no other token opens it.
 * @throws ApiError unauthenticated
 */
function accepted(caller: Caller, access: Access): Caller {
  const isForDirectories = access.kind === 'caller' && access.caller === 'scim_token';
  if ((caller.kind === 'scim_token') === isForDirectories) return caller;
  throw new ApiError(
    'unauthenticated',
    isForDirectories ? 'A SCIM token is required.' : 'SCIM tokens do not open this path.',
  );
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
export function permit(): Middleware {
  return (request, response, next) => {
    const { match, caller } = response.locals;
    match.route.permit(caller, caller.isReadOnly && asksForDryRun(request.url));
    next();
  };
}

/**
 * True if the parameter `dry_run` of a URL is true. A route without the parameter rejects it, and a service stores nothing for a
 * read-only key otherwise.
 */
const asksForDryRun = (url: string): boolean => {
  const [value, ...others] = new URLSearchParams(url.split('?', 2)[1]).getAll('dry_run');
  return others.length === 0 && (value === 'true' || value === '1');
};

import { ApiError, type Caller } from '@bms/contracts';
import type { Request } from 'express';
import type { GatewayResponse, Middleware } from '../http/context.ts';
import { clientAddress, countedAddress } from './address.ts';
import { DEFAULT_LIMIT } from './definitions.ts';
import type { Limiter, Verdict } from './limiter.ts';

/** Rate limits public routes by client address. @throws ApiError too_many_requests */
export function limitAddress(limiter: Limiter): Middleware {
  return async (request, response, next) => {
    const { access, limit } = response.locals.match.route;
    if (access.kind === 'public') enforce(await limiter.count(limit, addressSubject(request)), response);
    next();
  };
}

/** Rate limits authenticated calls by user, API key or SCIM token. @throws ApiError too_many_requests */
export function limitCaller(limiter: Limiter): Middleware {
  return async (_request, response, next) => {
    const { access, limit } = response.locals.match.route;
    if (access.kind !== 'public') enforce(await limiter.count(limit, callerSubject(response.locals.caller)), response);
    next();
  };
}

/** Counts failed tokens of one request by client address. */
export interface FailedTokens {
  /** Counts one token. @throws ApiError too_many_requests, which then replaces the 401 */
  count(): Promise<void>;
  /** Takes the count back: the token was valid after all. */
  uncount(): void;
}

/** Creates the counter of failed tokens for a request's client address. */
export function limitFailedTokens(limiter: Limiter): (request: Request, response: GatewayResponse) => FailedTokens {
  return (request, response) => {
    const subject = addressSubject(request);
    return {
      count: async () => enforce(await limiter.count(DEFAULT_LIMIT, subject), response),
      uncount: () => limiter.uncount(DEFAULT_LIMIT, subject),
    };
  };
}

/** Returns the key that the client address of a request is counted under. */
export const addressSubject = (request: Request): string => `address:${countedAddress(clientAddress(request))}`;

/** Returns the key that a caller is counted under. */
export function callerSubject({ kind, userId, apiKeyId, scimTokenId }: Caller): string {
  if (kind === 'scim_token') return `scim:${scimTokenId}`;
  return kind === 'api_key' ? `key:${apiKeyId}` : `user:${userId}`;
}

/**
 * Sets the header fields of draft-ietf-httpapi-ratelimit-headers-10, with the policy (quota and window), the remaining
 * quota and the seconds until it resets.
 * @throws ApiError too_many_requests when the limit is exceeded
 */
export function enforce({ limit, allowed, remaining, resetSeconds }: Verdict, response: GatewayResponse): void {
  response.setHeader('RateLimit-Policy', `"${limit.name}";q=${limit.points};w=${limit.seconds}`);
  response.setHeader('RateLimit', `"${limit.name}";r=${remaining};t=${resetSeconds}`);
  if (allowed) return;
  const detail = `Too many requests: ${limit.points} are allowed in ${limit.seconds} seconds. Try again in ${resetSeconds} seconds.`;
  throw new ApiError('too_many_requests', detail, { retryAfter: resetSeconds });
}

import { ApiError, type Caller } from '@bms/contracts';
import type { Request } from 'express';
import type { Reply, Step } from '../http/exchange.ts';
import { clientAddress, countedAddress } from './address.ts';
import { DEFAULT_LIMIT } from './definitions.ts';
import type { Limiter, Verdict } from './limiter.ts';

/** Counts calls that anyone may make, by the address they come from. @throws ApiError too_many_requests */
export function limitAddress(limiter: Limiter): Step {
  return async (request, reply, next) => {
    const { access, limit } = reply.locals.found.route;
    if (access.kind === 'public') enforce(await limiter.count(limit, addressSubject(request)), reply);
    next();
  };
}

/** Counts calls that have a caller, by user or API key. @throws ApiError too_many_requests */
export function limitCaller(limiter: Limiter): Step {
  return async (_request, reply, next) => {
    const { access, limit } = reply.locals.found.route;
    if (access.kind !== 'public') enforce(await limiter.count(limit, callerSubject(reply.locals.caller)), reply);
    next();
  };
}

/** Counts a failed token by the address it came from. @throws ApiError too_many_requests, which then stands for the 401 */
export function limitFailedTokens(limiter: Limiter): (request: Request, reply: Reply) => Promise<void> {
  return async (request, reply) => enforce(await limiter.count(DEFAULT_LIMIT, addressSubject(request)), reply);
}

const addressSubject = (request: Request): string => `address:${countedAddress(clientAddress(request))}`;

const callerSubject = ({ kind, userId, apiKeyId }: Caller): string =>
  kind === 'api_key' ? `key:${apiKeyId}` : `user:${userId}`;

/**
 * The header fields of draft-ietf-httpapi-ratelimit-headers-10: a list of one quota policy by name, with its quota and
 * window, and what is left of it for how many seconds.
 */
function enforce({ limit, allowed, remaining, resetSeconds }: Verdict, reply: Reply): void {
  reply.setHeader('RateLimit-Policy', `"${limit.name}";q=${limit.points};w=${limit.seconds}`);
  reply.setHeader('RateLimit', `"${limit.name}";r=${remaining};t=${resetSeconds}`);
  if (allowed) return;
  const detail = `Too many requests: ${limit.points} are allowed in ${limit.seconds} seconds; try again in ${resetSeconds}.`;
  throw new ApiError('too_many_requests', detail, { retryAfter: resetSeconds });
}

import { ApiError } from '@bms/contracts';
import type { ErrorRequestHandler, Request } from 'express';
import { DEFAULT_LIMIT } from '../limits/definitions.ts';
import type { Limiter } from '../limits/limiter.ts';
import { addressSubject, enforce } from '../limits/middleware.ts';
import type { GatewayResponse, Middleware, RouteMatch, Router } from './context.ts';
import { PREFLIGHT_SECONDS } from './cross-origin.ts';

/** The headers that pages can send, and those that they can read. */
const TAKEN = 'Content-Type, Idempotency-Key';
const EXPOSED = 'Idempotent-Replayed, Retry-After, X-Request-Id';

/** The errors that a page gets whose origin the record does not allow: it cannot read them. */
const UNREADABLE = new Set(['forbidden', 'not_found']);

/**
 * Sets the CORS headers of preflights of routes that a record opens to pages of its origins. A preflight from another
 * origin, or for an unknown record, gets none, so that the browser sends nothing more.
 */
export function allowPreflights(router: Router, limiter: Limiter): Middleware {
  return async (request, response, next) => {
    const match = preflightedMatch(router, request);
    if (!match?.route.assertOrigin) return next();
    enforce(await limiter.count(DEFAULT_LIMIT, addressSubject(request)), response);
    response.vary('Origin');
    if (await isAllowed(match, request, response)) {
      allowOrigin(request, response);
      response.setHeader('Access-Control-Allow-Methods', match.route.method);
      response.setHeader('Access-Control-Allow-Headers', TAKEN);
      response.setHeader('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
    }
    next();
  };
}

/** Finds the route that the request after a preflight is for. */
function preflightedMatch(router: Router, { method, path, headers }: Request): RouteMatch | undefined {
  const asked = headers['access-control-request-method'];
  if (method !== 'OPTIONS' || headers.origin === undefined || typeof asked !== 'string') return undefined;
  try {
    return router.find(asked, path);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function isAllowed({ route, params }: RouteMatch, request: Request, response: GatewayResponse): Promise<boolean> {
  try {
    await route.assertOrigin?.(params, request, response);
    return true;
  } catch (error) {
    if (error instanceof ApiError && UNREADABLE.has(error.code)) return false;
    throw error;
  }
}

/** Lets pages read the answers of these routes, errors before the handler included, without credentials. */
export function allowReading(): Middleware {
  return (request, response, next) => {
    if (response.locals.match.route.assertOrigin) {
      response.vary('Origin');
      allowOrigin(request, response);
      response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    }
    next();
  };
}

function allowOrigin({ headers: { origin } }: Request, response: GatewayResponse): void {
  if (origin !== undefined) response.setHeader('Access-Control-Allow-Origin', origin);
}

/** Hides the errors of these routes that say that the record, or the origin, is not allowed. */
export function hideFromOtherOrigins(): ErrorRequestHandler {
  return (error, _request, response, next) => {
    const { match } = (response as GatewayResponse).locals;
    if (match?.route.assertOrigin && error instanceof ApiError && UNREADABLE.has(error.code))
      response.removeHeader('Access-Control-Allow-Origin');
    next(error);
  };
}

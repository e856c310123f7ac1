import cors from 'cors';
import type { RequestHandler } from 'express';

const EXPOSED = ['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id', 'Content-Disposition'];
const TAKEN = [
  'Authorization',
  'X-Auth-Token',
  'Content-Type',
  'If-Match',
  'Idempotency-Key',
  'X-Request-Id',
  'traceparent',
];

/** How long a browser may remember a preflight, in seconds; browsers cap it at two hours. */
const PREFLIGHT_SECONDS = 7200;

/**
 * CORS for the origins of the setting; with none there are no CORS headers at all. `*` is every origin: tokens of their
 * pages travel in headers, so credentials stay off; the cookie is for pages of our own origin, and no other may send its header.
 */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  if (origins.length === 0) return (_request, _reply, next) => next();
  return cors({
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: TAKEN,
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
    // The routing step answers OPTIONS, and knows an unknown path.
    preflightContinue: true,
  });
}

import cors from 'cors';
import type { RequestHandler } from 'express';

/** The response headers that scripts of other origins can read. */
const EXPOSED = [
  'Allow',
  'Content-Disposition',
  'Content-Range',
  'Deprecation',
  'Dry-Run',
  'ETag',
  'Idempotent-Replayed',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Sunset',
  'X-Request-Id',
];
/** The request headers that they can send. */
const TAKEN = [
  'Authorization',
  'X-Auth-Token',
  'Content-Type',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'Range',
  'Idempotency-Key',
  'X-Request-Id',
  'traceparent',
];

/** Lifetime of a cached preflight in a browser, in seconds; browsers cap it at two hours. */
export const PREFLIGHT_SECONDS = 7200;

/**
 * Sets CORS headers for the configured origins, none if there are no origins. `*` allows every origin: their pages send
 * tokens in headers, so credentials stay off. The session cookie is for pages of the gateway's own origin; no other
 * origin may send its header.
 */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  if (origins.length === 0) return (_request, _response, next) => next();
  return cors({
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: TAKEN,
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
    // The routing middleware answers OPTIONS, with 404 for an unknown path.
    preflightContinue: true,
  });
}

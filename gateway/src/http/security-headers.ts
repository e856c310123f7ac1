import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Sets the security headers of every response. JSON needs no sources, so the policy allows none; pages set their own
 * policy.
 */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    // CORS decides which origins may read a response.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The security headers of every answer. JSON needs nothing, so its policy allows nothing; the one page that needs more
 * sets its own.
 */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    // Which origins may read an answer is what CORS settles.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

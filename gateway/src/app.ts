import type { RequestHandler } from 'express';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { CredentialKind } from './auth/credentials.ts';
import { authenticate, permit } from './auth/middleware.ts';
import { accessLog } from './http/access-log.ts';
import { compress } from './http/compress.ts';
import type { Router } from './http/context.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { warnOfForwardedFor } from './http/forwarded-for.ts';
import { identify } from './http/identify.ts';
import type { RequestMetrics } from './http/metrics.ts';
import { type Pages, servePages } from './http/pages.ts';
import { allowPreflights, allowReading, hideFromOtherOrigins } from './http/record-origins.ts';
import { sendProblem } from './http/send-problem.ts';
import type { SlowRequestLog } from './http/slow-requests.ts';
import { traceRequests } from './http/trace.ts';
import type { Limiter } from './limits/limiter.ts';
import { limitAddress, limitCaller, limitFailedTokens } from './limits/middleware.ts';
import { servePanel } from './panel/serve.ts';
import type { SessionCookie } from './panel/session-cookie.ts';
import { readBody } from './transcode/body.ts';
import { answer, findRoute } from './transcode/middleware.ts';

/** Dependencies of the request pipeline. */
export interface AppDeps {
  readonly log: Logger;
  /** Access log: one line per request. */
  readonly requestLog: Logger;
  readonly metrics: RequestMetrics;
  readonly slowRequests: SlowRequestLog;
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  readonly pages: Pages;
  readonly router: Router;
  readonly limiter: Limiter;
  readonly callerOf: CredentialKind['callerOf'];
  readonly sessionCookie: SessionCookie;
  /** Directory of the panel's build. */
  readonly panelDir: string;
  /** Time limit for a request body to arrive, in milliseconds. */
  readonly bodyTimeoutMs: number;
}

/** Creates the request pipeline. The middleware runs in the order of errors that the contract defines. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...deps.trustedProxies]);

  app.use(identify());
  app.use(securityHeaders());
  app.use(servePages(deps.pages)); //                                       /livez, /readyz
  app.use(warnOfForwardedFor(deps.log));
  app.use(traceRequests());
  app.use(accessLog(deps.requestLog, deps.metrics, deps.slowRequests));
  app.use(servePanel(deps.panelDir)); //                                    /admin, /portal
  app.use(crossOrigin(deps.corsOrigins));
  app.use(compress());
  app.use(allowPreflights(deps.router, deps.limiter)); //                   429 by address
  app.use(findRoute(deps.router)); //                                       404, 405
  app.use(allowReading());
  app.use(limitAddress(deps.limiter)); //                                   429 by address
  app.use(authenticate(deps.callerOf, deps.sessionCookie, limitFailedTokens(deps.limiter))); // 401
  app.use(limitCaller(deps.limiter)); //                                    429 by caller
  app.use(readBody(deps.bodyTimeoutMs)); //                                 413, 415, 400
  app.use(permit()); //                                                      403 of the module
  app.use(answer()); //                                                      404, 403, 412 of the record; 422; the response
  app.use(hideFromOtherOrigins());
  app.use(sendProblem(deps.log));
  return app;
}

/**
 * Sets the security headers of every response. JSON needs no sources, so the policy allows none; pages set their own
 * policy.
 */
function securityHeaders(): RequestHandler {
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

import type { Caller } from '@bms/contracts';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Admit } from './auth/credentials.ts';
import { authenticate, permit } from './auth/steps.ts';
import { accessLog } from './http/access-log.ts';
import { compress } from './http/compress.ts';
import { crossOrigin } from './http/cross-origin.ts';
import type { Router } from './http/exchange.ts';
import { warnOfForwardedFor } from './http/forwarded-for.ts';
import { identify } from './http/identify.ts';
import type { RequestMetrics } from './http/metrics.ts';
import { type Pages, servePages } from './http/pages.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendProblem } from './http/send-problem.ts';
import type { Limiter } from './limits/limiter.ts';
import { limitAddress, limitCaller, limitFailedTokens } from './limits/steps.ts';
import { servePanel } from './panel/serve.ts';
import type { SessionCookie } from './panel/session-cookie.ts';
import { readBody } from './transcode/body.ts';
import { answer, findRoute } from './transcode/steps.ts';

/** Dependencies of the request pipeline. */
export interface AppParts {
  readonly log: Logger;
  /** Access log: one line per request. */
  readonly requestLog: Logger;
  readonly metrics: RequestMetrics;
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  readonly pages: Pages;
  readonly router: Router;
  readonly limiter: Limiter;
  readonly callerOf: (token: string, admit: Admit) => Promise<Caller>;
  readonly sessionCookie: SessionCookie;
  /** Directory of the panel's build. */
  readonly panelDir: string;
  /** Time limit for a request body to arrive, in milliseconds. */
  readonly bodyTimeoutMs: number;
}

/** Creates the request pipeline. The middleware runs in the order of errors that the contract defines. */
export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...parts.trustedProxies]);

  app.use(identify());
  app.use(securityHeaders());
  app.use(servePages(parts.pages)); //                                       /livez, /readyz
  app.use(warnOfForwardedFor(parts.log));
  app.use(accessLog(parts.requestLog, parts.metrics));
  app.use(servePanel(parts.panelDir)); //                                    /admin
  app.use(crossOrigin(parts.corsOrigins));
  app.use(compress());
  app.use(findRoute(parts.router)); //                                       404, 405
  app.use(limitAddress(parts.limiter)); //                                   429 by address
  app.use(authenticate(parts.callerOf, parts.sessionCookie, limitFailedTokens(parts.limiter))); // 401
  app.use(limitCaller(parts.limiter)); //                                    429 by caller
  app.use(readBody(parts.bodyTimeoutMs)); //                                 413, 415, 400
  app.use(permit()); //                                                      403 of the module
  app.use(answer()); //                                                      404, 403, 412 of the record; 422; the response
  app.use(sendProblem(parts.log));
  return app;
}

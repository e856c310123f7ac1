import type { Caller } from '@bms/contracts';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { authenticate, permit } from './auth/steps.ts';
import { accessLog } from './http/access-log.ts';
import { compress } from './http/compress.ts';
import { crossOrigin } from './http/cross-origin.ts';
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
import type { Router } from './transcode/router.ts';
import { answer, findRoute } from './transcode/steps.ts';

/** What the way of a request is made of. */
export interface AppParts {
  readonly log: Logger;
  /** Has a line for each request. */
  readonly requestLog: Logger;
  readonly metrics: RequestMetrics;
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  readonly pages: Pages;
  readonly router: Router;
  readonly limiter: Limiter;
  readonly callerOf: (token: string) => Promise<Caller>;
  readonly sessionCookie: SessionCookie;
  /** The folder of the panel's build. */
  readonly panelDir: string;
  /** How long a body may take to arrive, in milliseconds. */
  readonly bodyTimeoutMs: number;
}

/** The way of a request: what may refuse it stands in the order of the contract's errors. */
export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...parts.trustedProxies]);

  app.use(identify());
  app.use(securityHeaders());
  app.use(servePages(parts.pages)); //                                       /livez, /readyz
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
  app.use(answer()); //                                                      404, 403, 412 of the record; 422; the answer
  app.use(sendProblem(parts.log));
  return app;
}

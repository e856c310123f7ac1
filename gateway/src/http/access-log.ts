import type { Caller } from '@bms/contracts';
import { type Logger, pino } from 'pino';
import { type Step, templateOf } from './exchange.ts';
import type { RequestMetrics } from './metrics.ts';

/**
 * The log that the lines of requests go to. Looking for secrets in every line takes longer than writing it, and these hold
 * none: their members are listed below.
 */
export function createRequestLog(level: string): Logger {
  return pino({ level, base: { service: 'gateway' } });
}

/**
 * One line a request once its answer is out or its client gone. Paths and queries are left out: they may hold what a caller
 * looked for; the template says enough.
 */
export function accessLog(log: Logger, metrics: RequestMetrics): Step {
  return (request, reply, next) => {
    const start = performance.now();
    reply.once('close', () => {
      const ms = performance.now() - start;
      const route = templateOf(reply);
      // 499, as nginx has it: nobody waited for the answer.
      const status = reply.writableFinished ? reply.statusCode : 499;
      metrics.observe(request.method, route, status, ms);
      if (!log.isLevelEnabled('info')) return;
      const { requestId, caller } = reply.locals;
      log.info(
        { method: request.method, route, status, ms: Math.round(ms * 10) / 10, requestId, ...whoOf(caller) },
        'request',
      );
    });
    next();
  };
}

function whoOf(caller: Caller): { userId?: number; apiKeyId?: number } {
  return { ...(caller.userId && { userId: caller.userId }), ...(caller.apiKeyId && { apiKeyId: caller.apiKeyId }) };
}

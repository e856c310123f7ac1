import type { Caller } from '@bms/contracts';
import { MadeCalls, traceIdOf } from '@bms/telemetry';
import { type Logger, pino } from 'pino';
import { clientAddress } from '../limits/address.ts';
import { type Middleware, templateOf } from './context.ts';
import type { RequestMetrics } from './metrics.ts';
import { noteSlowRequest, type SlowRequestLog } from './slow-requests.ts';

/** Size of the buffer of the access log, in bytes: a write for each line took a tenth of the gateway's CPU time. */
const BUFFER_BYTES = 8192;
/** Maximum time that a line stays in the buffer, in milliseconds. */
const FLUSH_MS = 1000;

/**
 * Creates the access log. It skips the redaction of secrets, which takes longer than writing the line: the fields
 * listed below contain none. Lines are buffered for a second; those of a killed process are lost.
 */
export function createRequestLog(level: string): Logger {
  const stdout = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
  setInterval(() => stdout.flush(), FLUSH_MS).unref();
  return pino({ level, base: { service: 'gateway' } }, stdout);
}

/**
 * Logs one line per request when the response is sent or the client has disconnected, with the address that rate limits
 * are counted on. Paths and queries are left out because they may contain search terms; the route template is logged
 * instead. A slow request is also kept with its calls.
 */
export function accessLog(log: Logger, metrics: RequestMetrics, slowRequests: SlowRequestLog): Middleware {
  return (request, response, next) => {
    const start = performance.now();
    // Read now: a closed connection no longer has an address.
    const address = clientAddress(request);
    response.locals.calls = slowRequests.thresholdMs > 0 ? new MadeCalls() : undefined;
    response.once('close', () => {
      const ms = performance.now() - start;
      const route = templateOf(response);
      // 499, as in nginx: the client disconnected before the response.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.observe(request.method, route, status, ms);
      if (slowRequests.isSlow(ms)) noteSlowRequest(slowRequests, request.method, response, { start, ms, status });
      if (!log.isLevelEnabled('info')) return;
      const { requestId, traceparent, caller } = response.locals;
      log.info(
        {
          method: request.method,
          route,
          status,
          ms: Math.round(ms * 10) / 10,
          address,
          requestId,
          traceId: traceIdOf(traceparent),
          ...callerFields(caller),
        },
        'request',
      );
    });
    next();
  };
}

function callerFields({ userId, apiKeyId, scimTokenId }: Caller) {
  return { ...(userId && { userId }), ...(apiKeyId && { apiKeyId }), ...(scimTokenId && { scimTokenId }) };
}

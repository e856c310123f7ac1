import { randomUUID } from 'node:crypto';
import { publicCaller } from '@bms/contracts';
import type { Middleware } from './context.ts';

/** Characters that need no escaping in a header, a log line or a file name. */
const SAFE_ID = /^[A-Za-z0-9._~:@/+=-]{1,128}$/;
/** W3C Trace Context, version 00; an all-zero trace or parent id is not valid. */
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Sets the id and the trace context of the request: the received ones if they are valid, else new ones. */
export function identify(): Middleware {
  return (request, response, next) => {
    const sent = request.headers['x-request-id'];
    const requestId = typeof sent === 'string' && SAFE_ID.test(sent) ? sent : randomUUID();
    response.locals.requestId = requestId;
    response.locals.traceparent = traceOf(request.headers['traceparent']);
    response.locals.caller = publicCaller;
    response.setHeader('X-Request-Id', requestId);
    next();
  };
}

/**
 * Returns the received trace context or a new one. A new trace is not sampled; while traces are recorded, that of the
 * request's span replaces it.
 */
function traceOf(sent: string | string[] | undefined): string {
  if (typeof sent === 'string' && TRACEPARENT.test(sent)) return sent;
  return `00-${randomHex()}-${randomHex().slice(16)}-00`;
}

/** Returns 32 hexadecimal digits, 122 bits of which are random. UUIDs cost less than other random bytes. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

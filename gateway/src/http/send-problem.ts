import { ApiError, problemOf } from '@bms/contracts';
import { traceIdOf } from '@bms/telemetry';
import type { NextFunction, Request } from 'express';
import type { Logger } from 'pino';
import type { GatewayResponse } from './context.ts';
import { knownError } from './known-error.ts';

/** Creates the error handler, which converts thrown errors to problem+json. */
export function sendProblem(log: Logger) {
  // Express recognizes an error handler by its four parameters.
  return (thrown: unknown, request: Request, response: GatewayResponse, _next: NextFunction): void => {
    const error = knownError(thrown) ?? faultOf(thrown, response, log);
    if (response.headersSent) {
      // A partly sent response cannot be replaced; closing the connection marks it as incomplete.
      request.socket.destroy();
      return;
    }
    const { caller, match } = response.locals;
    const acceptsKey =
      request.method === 'POST' && (caller.kind !== 'public' || match?.route.assertOrigin !== undefined);
    const send = match?.route.sendError ?? writeProblem;
    send(wordTimeout(error, request.method, acceptsKey), response);
  };
}

/** Sends an error as problem+json. @param more further members of the body */
export function writeProblem(error: ApiError, response: GatewayResponse, more?: object): void {
  const { status, headers, body } = problemOf(error, response.locals.requestId, more);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

function faultOf(thrown: unknown, response: GatewayResponse, log: Logger): ApiError {
  const { requestId, traceparent } = response.locals;
  log.error({ err: thrown, requestId, traceId: traceIdOf(traceparent) }, 'request failed with an internal error');
  return new ApiError('internal');
}

/** Safe methods (RFC 9110, 9.2.1). */
const SAFE = new Set(['GET', 'HEAD']);

/**
 * Adapts the detail of a timeout to the request: the client's next action depends on whether a change may have been
 * made.
 * @param takesKey true if the request accepts an Idempotency-Key
 */
function wordTimeout(error: ApiError, method: string, takesKey: boolean): ApiError {
  if (error.code !== 'timeout') return error;
  if (SAFE.has(method)) return new ApiError('timeout', 'The service did not respond in time. Try again.');
  if (takesKey) return error;
  return new ApiError(
    'timeout',
    'The request timed out and its outcome is unknown. Check the record before trying again.',
  );
}

import { ApiError, problemOf } from '@bms/contracts';
import type { NextFunction, Request } from 'express';
import type { Logger } from 'pino';
import type { GatewayResponse } from './context.ts';
import { knownError } from './known-error.ts';
import { wordTimeout } from './timeout-detail.ts';

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
    const acceptsKey = request.method === 'POST' && response.locals.caller.kind !== 'public';
    writeProblem(wordTimeout(error, request.method, acceptsKey), response);
  };
}

/** Sends an error as problem+json. */
export function writeProblem(error: ApiError, response: GatewayResponse): void {
  const { status, headers, body } = problemOf(error, response.locals.requestId);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

function faultOf(thrown: unknown, response: GatewayResponse, log: Logger): ApiError {
  log.error({ err: thrown, requestId: response.locals.requestId }, 'request failed with an internal error');
  return new ApiError('internal');
}

import { ApiError, problemOf } from '@bms/contracts';
import type { NextFunction, Request } from 'express';
import type { Logger } from 'pino';
import type { Reply } from './exchange.ts';
import { knownError } from './known-error.ts';
import { wordTimeout } from './timeout-detail.ts';

/** Creates the error handler, which converts thrown errors to problem+json. */
export function sendProblem(log: Logger) {
  // Express recognizes an error handler by its four parameters.
  return (thrown: unknown, request: Request, reply: Reply, _next: NextFunction): void => {
    const error = knownError(thrown) ?? faultOf(thrown, reply, log);
    if (reply.headersSent) {
      // A partly sent response cannot be replaced; closing the connection marks it as incomplete.
      request.socket.destroy();
      return;
    }
    const takesKey = request.method === 'POST' && reply.locals.caller.kind !== 'public';
    writeProblem(wordTimeout(error, request.method, takesKey), reply);
  };
}

/** Sends an error as problem+json. */
export function writeProblem(error: ApiError, reply: Reply): void {
  const { status, headers, body } = problemOf(error, reply.locals.requestId);
  reply.statusCode = status;
  for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value);
  reply.setHeader('Content-Length', Buffer.byteLength(body));
  reply.end(body);
}

function faultOf(thrown: unknown, reply: Reply, log: Logger): ApiError {
  log.error({ err: thrown, requestId: reply.locals.requestId }, 'a request met a fault of the gateway');
  return new ApiError('internal');
}

import { ApiError, problemOf } from '@bms/contracts';
import type { NextFunction, Request } from 'express';
import type { Logger } from 'pino';
import type { Reply } from './exchange.ts';
import { knownError } from './known-error.ts';

/** The last step: every error that any step threw becomes problem+json. */
export function sendProblem(log: Logger) {
  // Express knows an error handler by its four parameters.
  return (thrown: unknown, request: Request, reply: Reply, _next: NextFunction): void => {
    const error = knownError(thrown) ?? faultOf(thrown, reply, log);
    if (reply.headersSent) {
      // Half an answer cannot be taken back; a cut connection says that it is not whole.
      request.socket.destroy();
      return;
    }
    writeProblem(error, reply);
  };
}

/** Answers with an error. */
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

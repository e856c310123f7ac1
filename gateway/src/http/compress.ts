import compression from 'compression';
import type { RequestHandler, Response } from 'express';
import type { Exchange } from './exchange.ts';

/** Answers below fit into a few packets; compressing them costs more than it saves. Bytes. */
const THRESHOLD = 4096;

/** Compresses answers where it pays. Those with a secret are left as they are: their length would tell of it (BREACH). */
export function compress(): RequestHandler {
  return compression({
    threshold: THRESHOLD,
    filter: (request, reply) =>
      !holdsSecret(reply as unknown as Response<unknown, Partial<Exchange>>) && compression.filter(request, reply),
  });
}

function holdsSecret(reply: Response<unknown, Partial<Exchange>>): boolean {
  return reply.locals.found?.route.secret === true;
}

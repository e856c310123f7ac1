import compression from 'compression';
import type { RequestHandler, Response } from 'express';
import type { Exchange } from './exchange.ts';

/** Answers below fit into a few packets; compressing them costs more than it saves. Bytes. */
const THRESHOLD = 4096;

/**
 * Compresses answers where it pays. Those with a secret are left as they are, since their length would tell of it (BREACH),
 * and so is what streams through: an event must not wait for the next ones.
 */
export function compress(): RequestHandler {
  return compression({
    threshold: THRESHOLD,
    filter: (request, reply) =>
      !passesBy(reply as unknown as Response<unknown, Partial<Exchange>>) && compression.filter(request, reply),
  });
}

function passesBy(reply: Response<unknown, Partial<Exchange>>): boolean {
  const route = reply.locals.found?.route;
  return route?.secret === true || route?.body?.kind === 'stream';
}

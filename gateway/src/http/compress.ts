import compression from 'compression';
import type { RequestHandler, Response } from 'express';
import type { Exchange } from './exchange.ts';

/**
 * Minimum size of a compressed response, in bytes. Smaller responses fit into a few packets; compressing them costs
 * more than it saves.
 */
const THRESHOLD = 4096;

/**
 * Compresses responses above the threshold. Responses with a secret are not compressed, since their length would reveal
 * it (BREACH), nor are streams, since an event must not wait in a buffer.
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

import compression from 'compression';
import type { RequestHandler, Response } from 'express';
import type { RequestContext } from './context.ts';

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
    filter: (request, response) =>
      !isUncompressed(response as unknown as Response<unknown, Partial<RequestContext>>) &&
      compression.filter(request, response),
  });
}

function isUncompressed(response: Response<unknown, Partial<RequestContext>>): boolean {
  const route = response.locals.match?.route;
  return route?.secret === true || route?.body?.kind === 'stream';
}

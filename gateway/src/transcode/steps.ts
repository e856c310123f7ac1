import { ApiError } from '@bms/contracts';
import type { Request } from 'express';
import type { Reply, Router, Step } from '../http/exchange.ts';

/** Finds the route of a request; answers OPTIONS with the methods of the path. */
export function findRoute(router: Router): Step {
  return (request, reply, next) => {
    const path = pathOf(request);
    if (request.method === 'OPTIONS') return sendOptions(reply, router.allowed(path));
    try {
      reply.locals.found = router.find(request.method, path);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'method_not_allowed')
        reply.setHeader('Allow', router.allowed(path).join(', '));
      throw error;
    }
    next();
  };
}

/** Returns the path of the request target, which is a path with a query or an absolute URL (RFC 9112, 3.2). */
function pathOf({ url }: Request): string {
  const path = url.startsWith('/') ? url : URL.parse(url)?.pathname;
  if (path === undefined) throw new ApiError('bad_request', 'The request target must be a path.');
  const end = path.search(/[?#]/);
  return end < 0 ? path : path.slice(0, end);
}

function sendOptions(reply: Reply, allowed: readonly string[]): void {
  reply.setHeader('Allow', allowed.join(', '));
  reply.statusCode = 204;
  reply.end();
}

/** Calls the handler of the matched route. */
export function answer(): Step {
  return (request, reply) => reply.locals.found.route.answer(request, reply);
}

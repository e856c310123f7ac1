import { ApiError } from '@bms/contracts';
import type { Request } from 'express';
import type { GatewayResponse, Middleware, Router } from '../http/context.ts';

/** Finds the route of a request; answers OPTIONS with the methods of the path. */
export function findRoute(router: Router): Middleware {
  return (request, response, next) => {
    const path = pathOf(request);
    if (request.method === 'OPTIONS') return sendOptions(response, router.allowed(path));
    try {
      response.locals.match = router.find(request.method, path);
      for (const [name, value] of Object.entries(response.locals.match.route.headers ?? {}))
        response.setHeader(name, value);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'method_not_allowed')
        response.setHeader('Allow', router.allowed(path).join(', '));
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

function sendOptions(response: GatewayResponse, allowed: readonly string[]): void {
  response.setHeader('Allow', allowed.join(', '));
  response.statusCode = 204;
  response.end();
}

/** Calls the handler of the matched route. */
export function answer(): Middleware {
  return (request, response) => response.locals.match.route.answer(request, response);
}

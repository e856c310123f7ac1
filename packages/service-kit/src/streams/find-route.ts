import { ApiError, type HttpBinding, type Rpc } from '@bms/contracts';

/** An HTTP route with the compiled pipeline of its rpc. */
export interface StreamRoute<Served> {
  readonly rpc: Rpc;
  readonly binding: HttpBinding;
  readonly served: Served;
}

/** A matching route with its path parameters, percent-decoded. */
interface FoundRoute<Served> {
  readonly route: StreamRoute<Served>;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the route of a request. HEAD is treated as GET, and one trailing slash is ignored. Linear search, since a
 * service has few routes.
 * @param path the raw path without the query
 * @throws ApiError unknown_path or method_not_allowed
 */
export function findRoute<Served>(
  routes: readonly StreamRoute<Served>[],
  method: string,
  path: string,
): FoundRoute<Served> {
  const segments = (path.endsWith('/') ? path.slice(1, -1) : path.slice(1)).split('/').map(decode);
  const here = routes.flatMap((route) => {
    const params = match(route.binding, segments);
    return params ? [{ route, params }] : [];
  });
  if (here.length === 0) throw new ApiError('unknown_path');
  const verb = method === 'HEAD' ? 'GET' : method;
  const found = here.find(({ route }) => route.binding.method === verb);
  if (!found) throw new ApiError('method_not_allowed');
  return found;
}

function match(binding: HttpBinding, segments: readonly string[]): Record<string, string> | undefined {
  if (binding.segments.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of binding.segments.entries()) {
    if ('variable' in segment) params[segment.variable] = segments[at]!;
    else if (segment.literal !== segments[at]) return undefined;
  }
  return params;
}

/**
 * Decodes a path segment.
 * @throws ApiError unknown_path if it is malformed; the gateway already rejects such paths, but other clients may send
 * them
 */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ApiError('unknown_path');
  }
}

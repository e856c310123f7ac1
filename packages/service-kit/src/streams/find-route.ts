import { ApiError, type HttpBinding, type Rpc } from '@bms/contracts';

/** A route of the HTTP side, with what its rpc needs to be served. */
export interface StreamRoute<Served> {
  readonly rpc: Rpc;
  readonly binding: HttpBinding;
  readonly served: Served;
}

/** A route with the values of its path's variables, percent-decoded. */
interface FoundRoute<Served> {
  readonly route: StreamRoute<Served>;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The route of a request; HEAD is taken as GET. A service has a handful of them, so they are tried one by one.
 * @param path as it was sent, without the query
 * @throws ApiError unknown_path or method_not_allowed
 */
export function findRoute<Served>(
  routes: readonly StreamRoute<Served>[],
  method: string,
  path: string,
): FoundRoute<Served> {
  const segments = path.slice(1).split('/').map(decode);
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

/** The gateway has refused what cannot be decoded; from anybody else it is a path that is not there. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ApiError('unknown_path');
  }
}

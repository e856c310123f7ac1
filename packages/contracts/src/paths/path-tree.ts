import { ApiError } from '../errors/api-error.ts';
import type { HttpMethod, PathSegment } from '../types.ts';

/** A method with a path, e.g. of an HTTP binding. */
export interface PathRoute {
  readonly method: HttpMethod;
  readonly segments: readonly PathSegment[];
}

/** A matched route with the percent-decoded values of its path parameters. */
export interface PathMatch<Route> {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Routes by path. */
export interface PathTree<Route> {
  /**
   * Returns the route of a request. HEAD matches GET.
   * @param path the path as sent, still percent-encoded, without the query
   * @throws ApiError unknown_path, method_not_allowed (`allowed` returns the allowed methods) or bad_request if the
   * path cannot be decoded
   */
  find(method: string, path: string): PathMatch<Route>;
  /**
   * Returns the methods of a path, including HEAD and OPTIONS, sorted for the `Allow` header (RFC 9110).
   * @throws ApiError unknown_path or bad_request
   */
  allowed(path: string): string[];
}

interface Node<Route> {
  readonly literals: Map<string, Node<Route>>;
  variable: Node<Route> | undefined;
  readonly routes: Map<HttpMethod, Route>;
}

/** The routes of a path by method, and the values of its parameters in order. */
interface Place<Route> {
  readonly routes: ReadonlyMap<HttpMethod, Route>;
  readonly values: readonly string[];
}

const newNode = <Route>(): Node<Route> => ({ literals: new Map(), variable: undefined, routes: new Map() });

/**
 * Compiles routes into a tree of path segments. A literal takes precedence over a parameter for every method; one
 * trailing slash is ignored.
 */
export function createPathTree<Route extends PathRoute>(routes: readonly Route[]): PathTree<Route> {
  const root = newNode<Route>();
  for (const route of routes) insert(root, route);
  return {
    find: (method, path) => {
      const { routes: byVerb, values } = placeOf(root, path);
      const route = byVerb.get((method === 'HEAD' ? 'GET' : method) as HttpMethod);
      if (!route) throw new ApiError('method_not_allowed');
      return { route, params: paramsOf(route, values) };
    },
    allowed: (path) => verbsOf(placeOf(root, path)),
  };
}

function insert<Route extends PathRoute>(root: Node<Route>, route: Route): void {
  let node = root;
  for (const segment of route.segments) {
    if ('literal' in segment) {
      const next = node.literals.get(segment.literal) ?? newNode<Route>();
      node.literals.set(segment.literal, next);
      node = next;
    } else {
      node.variable ??= newNode();
      node = node.variable;
    }
  }
  node.routes.set(route.method, route);
}

function placeOf<Route>(root: Node<Route>, path: string): Place<Route> {
  const segments = decodeSegments(path);
  const values: string[] = [];
  const node = walk(root, segments, 0, values);
  if (!node) throw new ApiError('unknown_path');
  return { routes: node.routes, values };
}

/** Splits a path at its slashes and then decodes each segment (RFC 3986), so that `%2F` is part of a value. */
function decodeSegments(path: string): string[] {
  const segments = (path.endsWith('/') ? path.slice(1, -1) : path.slice(1)).split('/');
  if (!path.includes('%')) return segments;
  try {
    return segments.map(decodeURIComponent);
  } catch {
    throw new ApiError('bad_request', 'The path is not valid percent-encoding (UTF-8).');
  }
}

function walk<Route>(
  node: Node<Route>,
  segments: readonly string[],
  at: number,
  values: string[],
): Node<Route> | undefined {
  if (at === segments.length) return node.routes.size > 0 ? node : undefined;
  const segment = segments[at]!;
  const literal = node.literals.get(segment);
  const found = literal && walk(literal, segments, at + 1, values);
  if (found || !node.variable || segment === '') return found;
  values.push(segment);
  const taken = walk(node.variable, segments, at + 1, values);
  if (!taken) values.pop();
  return taken;
}

function paramsOf(route: PathRoute, values: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  let at = 0;
  for (const segment of route.segments) if ('variable' in segment) params[segment.variable] = values[at++]!;
  return params;
}

function verbsOf(place: Place<unknown>): string[] {
  const verbs: string[] = [...place.routes.keys()];
  if (verbs.includes('GET')) verbs.push('HEAD');
  return [...verbs, 'OPTIONS'].sort();
}

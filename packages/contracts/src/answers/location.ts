import type { HttpBinding, PathSegment, Rpc } from '../types.ts';

type Params = Readonly<Record<string, string>>;
type Answer = Readonly<Record<string, unknown>>;

/** Returns the percent-encoded path of the created record; undefined if the response does not identify it. */
export type LocationOf = (params: Params, answer: Answer) => string | undefined;

/**
 * Compiles the `Location` header (RFC 9110, 10.2.2) of a POST that creates a record: the path of the GET route of the
 * same service. It is the path of the POST followed by the record's id, or the path itself if the caller chose the id, unless
 * the policy has another.
 * @returns undefined if the route creates no record with a path of its own
 */
export function compileLocation(rpc: Rpc, binding: HttpBinding): LocationOf | undefined {
  if (binding.method !== 'POST') return undefined;
  if (rpc.policy.location !== '') return compileTemplate(rpc.policy.location);
  const shown = rpc.service.rpcs
    .flatMap(({ bindings }) => bindings)
    .find(({ method, segments }) => method === 'GET' && isPathOfCreated(segments, binding.segments));
  const own = shown?.segments.at(binding.segments.length);
  if (!shown) return undefined;
  if (!own) return (params) => pathOf(shown.segments, params);
  if (!('variable' in own) || !rpc.response.field('record')) return undefined;
  return (params, answer) => {
    const id = (answer['record'] as Answer | null | undefined)?.[own.variable];
    return id === undefined ? undefined : pathOf(shown.segments, { ...params, [own.variable]: String(id) });
  };
}

/** Compiles a path that ends with a member of the response, e.g. `/api/payments/{payment.id}`. */
function compileTemplate(location: string): LocationOf {
  const [, path = '', record = '', member = ''] = /^(.+)\{([a-z_]+)\.([a-z_]+)\}$/.exec(location) ?? [];
  return (_params, answer) => {
    const id = (answer[record] as Answer | null | undefined)?.[member];
    return id === undefined ? undefined : path + encodeURIComponent(String(id));
  };
}

function isPathOfCreated(shown: readonly PathSegment[], created: readonly PathSegment[]): boolean {
  const last = shown.at(-1);
  if (!last || !('variable' in last) || shown.length > created.length + 1) return false;
  return shown.length >= created.length && created.every((segment, at) => isSame(segment, shown[at]!));
}

const isSame = (a: PathSegment, b: PathSegment): boolean =>
  'literal' in a ? 'literal' in b && a.literal === b.literal : 'variable' in b && a.variable === b.variable;

function pathOf(segments: readonly PathSegment[], params: Params): string {
  const words = segments.map((segment) =>
    'literal' in segment ? segment.literal : encodeURIComponent(params[segment.variable] ?? ''),
  );
  return `/${words.join('/')}`;
}

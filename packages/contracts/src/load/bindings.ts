import type { FieldContract, HttpBinding, HttpMethod, MessageContract, PathSegment, Policy } from '../types.ts';
import { asList, type RawOption } from './options.ts';

const verbs: Record<string, HttpMethod> = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' };

/** The request field that the gateway sets to the paths that a PUT or PATCH changes. */
export const MASK_FIELD = 'update_mask';

/** Supported members of google.api.HttpRule; the gateway does not support the others (`custom`, `response_body`). */
const members = [...Object.keys(verbs), 'body'];

/**
 * Reads the routes of an rpc from its `google.api.http` option.
 * @throws Error naming `subject` if a route has no verb or an unknown member, or if a path variable or the body is not
 * a suitable field of the request
 */
export function readBindings(
  http: RawOption | undefined,
  request: MessageContract,
  policy: Policy,
  subject: string,
): HttpBinding[] {
  if (!http) return [];
  const { additional_bindings: additional, ...first } = http;
  return [first, ...asList(additional)].map((rule) => readBinding(rule as RawOption, request, policy, subject));
}

function readBinding(rule: RawOption, request: MessageContract, policy: Policy, subject: string): HttpBinding {
  const unknown = Object.keys(rule).find((name) => !members.includes(name));
  if (unknown) throw new Error(`${subject}: (google.api.http) has no member "${unknown}"`);
  const [verb, ...others] = Object.keys(verbs).filter((name) => name in rule);
  if (!verb || others.length > 0) throw new Error(`${subject}: a route has exactly one verb`);
  const method = verbs[verb]!;
  const path = String(rule[verb]);
  const body = String(rule['body'] ?? '');
  const segments = readSegments(path, subject);
  assertVariables(segments, request, subject);
  assertBody(body, method, request, subject);
  return { method, path, segments, body, mask: maskOf(method, request, policy) };
}

function readSegments(path: string, subject: string): PathSegment[] {
  if (!path.startsWith('/')) throw new Error(`${subject}: the path ${path} does not start with a slash`);
  return path
    .slice(1)
    .split('/')
    .map((part) => {
      const variable = /^\{([a-z0-9_]+)\}$/.exec(part)?.[1];
      if (!variable && /[{}*]/.test(part))
        throw new Error(`${subject}: the segment ${part} is neither a word nor {field}`);
      return variable ? { variable } : { literal: part };
    });
}

function assertVariables(segments: readonly PathSegment[], request: MessageContract, subject: string): void {
  const names = segments.flatMap((part) => ('variable' in part ? [part.variable] : []));
  for (const [at, name] of names.entries()) {
    const field = fieldOf(name, request, subject);
    if (field.repeated || field.map || !['string', 'int32', 'int64'].includes(field.type))
      throw new Error(`${subject}: "${name}" cannot stand in a path: it is neither a string nor an integer`);
    if (names.indexOf(name) !== at) throw new Error(`${subject}: "${name}" stands twice in the path`);
  }
}

function assertBody(body: string, method: HttpMethod, request: MessageContract, subject: string): void {
  if (body !== '' && method === 'GET') throw new Error(`${subject}: a GET has no body`);
  if (body === '' || body === '*') return;
  const field = fieldOf(body, request, subject);
  if (field.rules.json) return;
  if (!field.message || field.repeated || field.map) throw new Error(`${subject}: the body "${body}" is no message`);
}

function fieldOf(name: string, request: MessageContract, subject: string): FieldContract {
  const field = request.field(name);
  if (!field) throw new Error(`${subject}: "${name}" is no field of ${request.name}`);
  return field;
}

function maskOf(method: HttpMethod, request: MessageContract, policy: Policy): HttpBinding['mask'] {
  if (!request.field(MASK_FIELD)) return 'none';
  return method === 'PUT' && policy.put === 'replace' ? 'replace' : 'patch';
}

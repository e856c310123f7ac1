import type { HttpBinding, HttpMethod, MessageContract, PathSegment, Policy } from '../types.ts';
import { asList, type RawOption } from './options.ts';

const verbs: Record<string, HttpMethod> = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' };

/** The field of a request that the gateway fills with what a PUT or PATCH changes. */
export const MASK_FIELD = 'update_mask';

/**
 * The routes of an rpc, from its `google.api.http` option.
 * @throws Error naming `subject` when a route has no verb, or a path variable or body is no field of the request.
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
  const verb = Object.keys(verbs).find((name) => name in rule);
  if (!verb) throw new Error(`${subject}: a route without get, post, put, patch or delete`);
  const method = verbs[verb]!;
  const path = String(rule[verb]);
  const body = String(rule['body'] ?? '');
  const segments = readSegments(path, subject);
  assertFields([...segments.flatMap((part) => ('variable' in part ? [part.variable] : [])), body], request, subject);
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

function assertFields(names: string[], request: MessageContract, subject: string): void {
  const missing = names.find((name) => name !== '' && name !== '*' && !request.field(name));
  if (missing) throw new Error(`${subject}: "${missing}" is no field of ${request.name}`);
}

function maskOf(method: HttpMethod, request: MessageContract, policy: Policy): HttpBinding['mask'] {
  if (!request.field(MASK_FIELD)) return 'none';
  return method === 'PUT' && policy.put === 'replace' ? 'replace' : 'patch';
}

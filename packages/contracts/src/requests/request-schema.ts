import { ApiError, invalid } from '../errors/api-error.ts';
import type { Violation } from '../errors/violation.ts';
import { MASK_FIELD } from '../load/bindings.ts';
import type { FieldContract, HttpBinding, MessageContract, Rpc } from '../types.ts';
import { compileCallerFilters } from './caller-filters.ts';
import { type InputMode, inputSchema } from './input-schema.ts';
import { compileKeyCheck } from './map-keys.ts';
import { applyDefaults, maskOf } from './mask.ts';
import { compileNormalization } from './normalize-pasted.ts';
import {
  compileEmptyFilters,
  compileSeveralIds,
  findIdFaults,
  type QueryParameter,
  queryParameters,
  readQuery,
} from './query.ts';
import { jsonText } from './read-json.ts';
import { bodyParts, pathFields } from './request-fields.ts';
import { compileCleanTexts, oneEach } from './texts.ts';
import { decimalsToText, hasNumberTexts, isMembers, removeNulls, scalarsToText } from './to-wire.ts';
import { checkBySchema } from './validator.ts';

/** An HTTP request with a parsed body (readJson). */
export interface RequestInput {
  /** Path variables, percent-decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Undefined if the request has no body. */
  readonly body?: unknown;
}

type Message = Record<string, unknown>;

/** The compiled request schema of one route. */
export interface RequestSchema {
  /** True if the body must be parsed with the source text of its numbers. */
  readonly needsNumberSource: boolean;
  /** True if the route takes a body. */
  readonly takesBody: boolean;
  /**
   * Binds a request to its message and validates it.
   * @throws ApiError not_found if an id is not a positive integer, validation_failed with every field at fault
   */
  bind(input: RequestInput): Message;
  /** Returns a query with the id of the caller in place of `me` in filters by users. @see compileCallerFilters */
  withCaller(query: URLSearchParams, userId: number): URLSearchParams;
  /** Returns an input without the parameters and the members of the body that the schema does not know. */
  withoutUnknown(input: RequestInput): RequestInput;
  /** Returns the names of the list-valued filters without a value, separated by commas; undefined if there are none. */
  emptyFilters(query: URLSearchParams): string | undefined;
  /** Returns the filters by an id with several ids: `client_id=1,2;owner_id=3,4`; undefined if there are none. */
  severalIds(query: URLSearchParams): string | undefined;
  /**
   * Builds the precheck of a route that changes one record: the request with an empty update mask; undefined for other
   * routes. The gateway sends it to learn that the record is missing, inaccessible or modified before it reports
   * validation errors (the order of errors).
   */
  buildPrecheck(input: RequestInput): Message | undefined;
}

/**
 * Compiles the request schema of a route from the rules of its request message.
 * @see docs/adr/0005-ajv-on-raw-json.md
 */
export function compileRequestSchema(rpc: Rpc, binding: HttpBinding): RequestSchema {
  const readPath = compilePath(rpc, binding);
  const readQueryPart = compileQuery(rpc, binding);
  // The bytes of an upload bypass the gateway's schema; the receiving service reads the form around them.
  const body = rpc.policy.stream === 'upload' ? undefined : bodyParts(rpc, binding);
  const readBody = rpc.policy.external
    ? compileJsonBody(binding)
    : body && compileBody(binding, body.message, body.fields);
  return {
    needsNumberSource: body !== undefined && hasNumberTexts(body.message),
    takesBody: body !== undefined,
    bind: (input) => {
      const path = readPath(input.params);
      const query = readQueryPart(input.query);
      const read = readBody?.(input.body) ?? { members: {}, violations: [] };
      const violations = [...path.violations, ...query.violations, ...read.violations];
      if (violations.length > 0) throw invalid(...violations);
      return { ...query.message, ...read.members, ...path.message };
    },
    withCaller: compileCallerFilters(rpc),
    withoutUnknown: compileWithoutUnknown(
      queryParameters(rpc, binding).map(({ field }) => field.name),
      body?.fields.map(({ name }) => name) ?? [],
    ),
    emptyFilters: compileEmptyFilters(queryParameters(rpc, binding)),
    severalIds: compileSeveralText(rpc, binding),
    buildPrecheck: (input) =>
      binding.mask === 'none' ? undefined : { ...readPath(input.params).message, [MASK_FIELD]: { paths: [] } },
  };
}

function compileWithoutUnknown(
  parameters: readonly string[],
  members: readonly string[],
): RequestSchema['withoutUnknown'] {
  const knowsParameter = (entry: [string, unknown]): boolean => parameters.includes(entry[0]);
  const knowsMember = (entry: [string, unknown]): boolean => members.includes(entry[0]);
  return ({ params, query, body }) => ({
    params,
    query: new URLSearchParams([...query].filter(knowsParameter)),
    body: isMembers(body) ? Object.fromEntries(Object.entries(body).filter(knowsMember)) : body,
  });
}

function compileSeveralText(rpc: Rpc, binding: HttpBinding): RequestSchema['severalIds'] {
  const readSeveral = compileSeveralIds(queryParameters(rpc, binding));
  return (query) => [...readSeveral(query)].map(([name, ids]) => `${name}=${ids}`).join(';') || undefined;
}

interface RequestPart {
  message: Message;
  violations: Violation[];
}

function compilePath(rpc: Rpc, binding: HttpBinding): (params: RequestInput['params']) => RequestPart {
  const fields = pathFields(rpc, binding);
  const findFaults = checkBySchema(() => inputSchema(rpc.request, 'create', fields));
  return (params) => {
    const message = Object.fromEntries(fields.map((field) => [field.name, pathValue(field, params[field.name] ?? '')]));
    return { message, violations: findFaults(message) };
  };
}

/** Reads a path variable. An id that is not a positive integer names a record that does not exist. */
function pathValue(field: FieldContract, text: string): unknown {
  if (field.type === 'string') return text;
  const value = Number(text);
  if (!/^[1-9]\d{0,15}$/.test(text) || !Number.isSafeInteger(value)) throw new ApiError('not_found');
  return value;
}

function compileQuery(rpc: Rpc, binding: HttpBinding): (query: URLSearchParams) => RequestPart {
  const listed = queryParameters(rpc, binding);
  const parameters = new Map<string, QueryParameter>(listed.map((parameter) => [parameter.field.name, parameter]));
  const fields = listed.map((parameter) => parameter.field);
  const normalize = compileNormalization(fields);
  const readSeveral = compileSeveralIds(listed);
  const findFaults = checkBySchema(() => inputSchema(rpc.request, 'create', fields));
  return (query) => {
    const { values, violations } = readQuery(query, parameters);
    normalize(values);
    const wrong = oneEach([...violations, ...findFaults(values), ...findIdFaults(readSeveral(query))]);
    applyDefaults(values, { ...rpc.request, fields });
    if (wrong.length === 0) decimalsToText(values, { ...rpc.request, fields });
    return { message: nest(values, parameters), violations: wrong };
  };
}

/** Moves the parameters of inline messages into their messages. */
function nest(values: Message, parameters: ReadonlyMap<string, QueryParameter>): Message {
  const message: Message = {};
  for (const [name, value] of Object.entries(values)) {
    const parent = parameters.get(name)?.parent;
    if (!parent) message[name] = value;
    else message[parent] = { ...(message[parent] as Message | undefined), [name]: value };
  }
  return message;
}

function compileBody(binding: HttpBinding, message: MessageContract, fields: readonly FieldContract[]) {
  const mode: InputMode = binding.mask === 'none' ? 'create' : binding.mask;
  const findFaults = checkBySchema(() => inputSchema(message, mode, fields));
  const cleanTexts = compileCleanTexts({ fields }, mode);
  const hasTexts = hasNumberTexts(message);
  const normalize = compileNormalization(fields);
  const checkKeys = compileKeyCheck(message);
  return (body: unknown = {}): { members: Message; violations: Violation[] } => {
    normalize(body);
    const cleared = isMembers(body) ? removeNulls(body, message, mode) : [];
    const reordered = isMembers(body) ? cleanTexts(body) : [];
    const violations = oneEach([...findFaults(body), ...checkKeys(cleared), ...reordered]);
    if (violations.length > 0) return { members: {}, violations };
    const members = body as Message;
    const request = wrap(binding, message, members, cleared);
    if (hasTexts) {
      decimalsToText(members, message);
      scalarsToText(members, message);
    }
    return { members: request, violations };
  };
}

/** Compiles the reader of a body that the service validates: it becomes the JSON text of one field. */
function compileJsonBody({ body: name }: HttpBinding) {
  return (body: unknown = {}): { members: Message; violations: Violation[] } => {
    if (isMembers(body)) return { members: { [name]: jsonText(body) }, violations: [] };
    return { members: {}, violations: [{ field: '', code: 'wrong_type', message: 'The body must be an object.' }] };
  };
}

/** Builds the part of the request that comes from the body, with the defaults and, for an update, the mask. */
function wrap(binding: HttpBinding, message: MessageContract, members: Message, cleared: string[]): Message {
  if (binding.mask === 'none') {
    applyDefaults(members, message);
    return binding.body === '*' ? members : { [binding.body]: members };
  }
  const paths = maskOf(binding.mask, message, members, cleared);
  applyDefaults(members, message, new Set(paths));
  return { [binding.body]: members, [MASK_FIELD]: { paths } };
}

import { status } from '@grpc/grpc-js';
import { type ErrorCode, errorCatalogue, problemType } from '../errors/catalogue.ts';
import type { HttpBinding, Rpc } from '../types.ts';
import { answerHeaderRefs } from './headers.ts';
import type { SchemaObject } from './standard-schema.ts';
import { changesRecord, isAboutRecord, takesBody, takesKey } from './traits.ts';

/** The failures that operations share, by the name of the component, with the errors that each may show. */
const failures = {
  BadRequest: ['bad_request', 'malformed_json', 'too_deep'],
  Unauthenticated: ['unauthenticated'],
  WrongCredentials: ['invalid_credentials', 'locked'],
  Forbidden: ['forbidden'],
  NotFound: ['not_found'],
  Conflict: ['already_answered'],
  PreconditionFailed: ['version_mismatch'],
  TooLarge: ['too_large'],
  UnsupportedMediaType: ['unsupported_media_type'],
  ValidationFailed: ['validation_failed'],
  TooManyRequests: ['too_many_requests'],
  Internal: ['internal'],
  Unavailable: ['unavailable'],
  Timeout: ['timeout'],
} as const satisfies Record<string, readonly [ErrorCode, ...ErrorCode[]]>;

type FailureName = keyof typeof failures;

const statusOf = (name: FailureName): number => errorCatalogue[failures[name][0]].http;

/**
 * The failures that an operation may answer, as references by HTTP status: what follows from its policy, its route and
 * its rules, and what the policy adds.
 */
export function failureRefs(rpc: Rpc, binding: HttpBinding): Record<string, SchemaObject> {
  const named = [...failureNames(rpc, binding), ...rpc.policy.errors.flatMap((name) => addedFailure(rpc, name))];
  return Object.fromEntries(named.map((name) => [statusOf(name), { $ref: `#/components/responses/${name}` }]));
}

function failureNames(rpc: Rpc, binding: HttpBinding): FailureName[] {
  const { access, secret } = rpc.policy;
  const isGated = access.kind === 'permission' || (access.kind === 'caller' && access.caller !== 'any');
  const hasBody = takesBody(rpc, binding);
  const cases: Partial<Record<FailureName, boolean>> = {
    BadRequest: hasBody || isAboutRecord(binding),
    Unauthenticated: access.kind !== 'public',
    Forbidden: isGated,
    NotFound: isAboutRecord(binding),
    Conflict: secret && takesKey(rpc, binding),
    PreconditionFailed: changesRecord(binding),
    TooLarge: hasBody,
    UnsupportedMediaType: hasBody,
  };
  const always: FailureName[] = ['ValidationFailed', 'TooManyRequests', 'Internal', 'Unavailable', 'Timeout'];
  return [...(Object.keys(cases) as FailureName[]).filter((name) => cases[name]), ...always];
}

/** The failure that a gRPC status of the policy stands for; a public rpc that answers UNAUTHENTICATED checked credentials. */
function addedFailure(rpc: Rpc, grpcName: string): FailureName[] {
  if (grpcName === 'UNAUTHENTICATED')
    return [rpc.policy.access.kind === 'public' ? 'WrongCredentials' : 'Unauthenticated'];
  const code = status[grpcName as keyof typeof status];
  const names = Object.keys(failures) as FailureName[];
  return names.filter((name) => errorCatalogue[failures[name][0]].grpc === code && code !== status.INVALID_ARGUMENT);
}

/** The components of the failures. */
export function failureComponents(): Record<string, SchemaObject> {
  const names = Object.keys(failures) as FailureName[];
  return Object.fromEntries(names.map((name) => [name, failureComponent(failures[name])]));
}

function failureComponent(codes: readonly [ErrorCode, ...ErrorCode[]]): SchemaObject {
  const { http } = errorCatalogue[codes[0]];
  const waits = http === 429 || http === 503;
  return {
    description: codes.map((code) => errorCatalogue[code].title).join('; '),
    headers: answerHeaderRefs(...(waits ? ['RetryAfter' as const] : [])),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: problemExample(code) }])),
      },
    },
  };
}

function problemExample(code: ErrorCode): SchemaObject {
  const { http, title, detail } = errorCatalogue[code];
  const errors = [{ field: 'items[1].rate', code: 'out_of_range', message: 'items[1].rate must be 0 or more.' }];
  const said = code === 'validation_failed' ? errors[0]!.message : detail;
  return {
    type: problemType(code),
    title,
    status: http,
    detail: said,
    success: false,
    message: said,
    code,
    request_id: '7f4c1d2e9a35',
    ...(code === 'validation_failed' && { errors }),
  };
}

const text = (description: string, more: SchemaObject = {}): SchemaObject => ({ type: 'string', description, ...more });

/** The body of every failure (RFC 9457), with the members that clients of this API have always read. */
export const problemSchema: SchemaObject = {
  type: 'object',
  description: 'Why a request failed (RFC 9457).',
  required: ['type', 'title', 'status', 'detail', 'success', 'message', 'code', 'request_id'],
  properties: {
    type: text('The kind of the problem, as a name that never changes.', { format: 'uri' }),
    title: text('The kind of the problem, for a person.'),
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: text('What is wrong with this request, for a person.'),
    success: { type: 'boolean', const: false, description: 'Always false.' },
    message: text('The same as detail.'),
    code: text('The kind of the problem, for a program.', { enum: Object.keys(errorCatalogue) }),
    request_id: text('The id under which the request is logged.'),
    errors: {
      type: 'array',
      description: 'The fields at fault, where the request was understood but is not valid.',
      items: { $ref: '#/components/schemas/Violation' },
    },
  },
};

/** A field at fault. */
export const violationSchema: SchemaObject = {
  type: 'object',
  description: 'A field that was sent and what is wrong with it.',
  required: ['field', 'code', 'message'],
  properties: {
    field: text('Where it stands, e.g. items[1].rate.'),
    code: text('What is wrong, for a program, e.g. required or too_long.'),
    message: text('What is wrong, for a person.'),
  },
};

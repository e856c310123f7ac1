import { status } from '@grpc/grpc-js';
import { type ErrorCode, errorCatalogue } from '../errors/catalogue.ts';
import type { HttpBinding, Rpc, Violation } from '../types.ts';
import { faultExample } from './fault-example.ts';
import { answerHeaderRefs } from './headers.ts';
import { problemExample } from './problem-schema.ts';
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
  NoSuchPart: ['range_not_satisfiable'],
  ValidationFailed: ['validation_failed'],
  TooManyRequests: ['too_many_requests'],
  Internal: ['internal'],
  Unavailable: ['unavailable'],
  Timeout: ['timeout'],
} as const satisfies Record<string, readonly [ErrorCode, ...ErrorCode[]]>;

type FailureName = keyof typeof failures;

const statusOf = (name: FailureName): number => errorCatalogue[failures[name][0]].http;

/**
 * The failures that an operation may answer, by HTTP status: what follows from its policy, its route and its rules, and
 * what the policy adds.
 */
export function failuresOf(rpc: Rpc, binding: HttpBinding): Record<string, SchemaObject> {
  const named = [...failureNames(rpc, binding), ...rpc.policy.errors.flatMap((name) => addedFailure(rpc, name))];
  const refs = Object.fromEntries(named.map((name) => [statusOf(name), { $ref: `#/components/responses/${name}` }]));
  return {
    ...refs,
    [statusOf('ValidationFailed')]: failureAnswer(['validation_failed'], [faultExample(rpc, binding)]),
  };
}

function failureNames(rpc: Rpc, binding: HttpBinding): FailureName[] {
  const { access, secret, stream } = rpc.policy;
  const isDownload = stream === 'download';
  const isGated = access.kind === 'permission' || (access.kind === 'caller' && access.caller !== 'any');
  const hasBody = takesBody(rpc, binding);
  const cases: Partial<Record<FailureName, boolean>> = {
    Unauthenticated: access.kind !== 'public',
    Forbidden: isGated,
    NotFound: isAboutRecord(binding),
    Conflict: secret && takesKey(rpc, binding),
    PreconditionFailed: changesRecord(rpc, binding) || isDownload,
    TooLarge: hasBody,
    UnsupportedMediaType: hasBody,
    NoSuchPart: isDownload,
  };
  const always: FailureName[] = ['BadRequest', 'TooManyRequests', 'Internal', 'Unavailable', 'Timeout'];
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

/** The components of the failures; what is not valid differs from one operation to the next. */
export function failureComponents(): Record<string, SchemaObject> {
  const names = (Object.keys(failures) as FailureName[]).filter((name) => name !== 'ValidationFailed');
  return Object.fromEntries(names.map((name) => [name, failureAnswer(failures[name])]));
}

function failureAnswer(codes: readonly [ErrorCode, ...ErrorCode[]], errors: readonly Violation[] = []): SchemaObject {
  const { http } = errorCatalogue[codes[0]];
  const waits = http === 429 || http === 503 ? (['RetryAfter'] as const) : [];
  const asks = http === 401 ? (['Authenticate'] as const) : [];
  const tells = http === 416 ? (['ContentRange'] as const) : [];
  return {
    description: codes.map((code) => errorCatalogue[code].title).join('; '),
    headers: answerHeaderRefs(...waits, ...asks, ...tells),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: problemExample(code, errors) }])),
      },
    },
  };
}

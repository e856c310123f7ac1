import { status } from '@grpc/grpc-js';
import { type ErrorCode, errorCatalogue } from '../errors/catalogue.ts';
import type { SchemaObject } from '../requests/input-schema.ts';
import type { HttpBinding, Rpc } from '../types.ts';
import { answerHeaderRefs, GENERAL_HEADERS } from './headers.ts';
import { exampleViolation, problemExample } from './problem-schema.ts';
import { acceptsIdempotencyKey, changesRecord, isAboutRecord } from './traits.ts';

/** Failures specific to an operation, by component name, with the errors of each. */
const failures = {
  WrongCredentials: ['invalid_credentials', 'locked', 'second_factor_required', 'challenge_ended', 'sso_failed'],
  Forbidden: ['forbidden', 'sso_required', 'sso_no_account'],
  NotFound: ['not_found'],
  Conflict: ['already_answered', 'conflict'],
  Gone: ['resync_required', 'not_kept'],
  PreconditionFailed: ['version_mismatch'],
  NoSuchPart: ['range_not_satisfiable'],
  Invalid: ['validation_failed'],
} as const satisfies Record<string, readonly [ErrorCode, ...ErrorCode[]]>;

/** Failures that any operation may return. */
const general: readonly ErrorCode[] = [
  'unauthenticated',
  'second_factor_setup_required',
  'bad_request',
  'malformed_json',
  'too_deep',
  'too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
  'timeout',
];

type FailureName = keyof typeof failures;

const statusOf = (name: FailureName): number => errorCatalogue[failures[name][0]].http;

/** A reference to the failures that any operation may return. */
export const generalFailure = { default: { $ref: '#/components/responses/Failure' } };

/**
 * Returns the failures of an operation by HTTP status: those that follow from its policy, route and rules, and those
 * that the policy adds; as `default` those of any operation.
 */
export function failuresOf(rpc: Rpc, binding: HttpBinding): Record<string, SchemaObject> {
  const named = [...failureNames(rpc, binding), ...rpc.policy.errors.flatMap((name) => addedFailures(rpc, name))];
  const refs = named.map((name) => [statusOf(name), { $ref: `#/components/responses/${name}` }]);
  return { ...Object.fromEntries(refs), ...generalFailure };
}

function failureNames(rpc: Rpc, binding: HttpBinding): FailureName[] {
  const { access, secret, stream, bulk, external } = rpc.policy;
  const isDownload = stream === 'download';
  const cases: Partial<Record<FailureName, boolean>> = {
    Forbidden:
      access.kind === 'permission' || (access.kind === 'caller' && access.caller !== 'any') || bulk || external,
    NotFound: isAboutRecord(binding),
    Gone: rpc.past !== undefined || rpc.policy.revert,
    Conflict: secret && acceptsIdempotencyKey(rpc, binding),
    PreconditionFailed: changesRecord(rpc, binding) || isDownload,
    NoSuchPart: isDownload,
    Invalid: true,
  };
  return (Object.keys(cases) as FailureName[]).filter((name) => cases[name]);
}

/**
 * Returns the failures for a gRPC status of the policy, without those of any operation. UNAUTHENTICATED of a public rpc
 * means wrong credentials.
 */
function addedFailures(rpc: Rpc, grpcName: string): FailureName[] {
  if (grpcName === 'UNAUTHENTICATED') return rpc.policy.access.kind === 'public' ? ['WrongCredentials'] : [];
  const code = status[grpcName as keyof typeof status];
  const names = Object.keys(failures) as FailureName[];
  return names.filter((name) => errorCatalogue[failures[name][0]].grpc === code && code !== status.INVALID_ARGUMENT);
}

export function failureComponents(): Record<string, SchemaObject> {
  const named = Object.entries(failures).map(([name, codes]) => [name, failureAnswer(codes)] as const);
  return { ...Object.fromEntries(named), Failure: generalAnswer() };
}

function failureAnswer(codes: readonly [ErrorCode, ...ErrorCode[]]): SchemaObject {
  const { http } = errorCatalogue[codes[0]];
  const asks = http === 401 ? (['Authenticate'] as const) : [];
  const headerNames = http === 416 ? (['ContentRange'] as const) : http === 412 ? (['ETag'] as const) : [];
  const description = codes.map((code) => errorCatalogue[code].title).join('; ');
  return {
    description,
    headers: answerHeaderRefs(...GENERAL_HEADERS, ...asks, ...headerNames),
    content: problemContent(codes),
  };
}

function generalAnswer(): SchemaObject {
  const byStatus = Map.groupBy(general, (code) => errorCatalogue[code].http);
  const lines = [...byStatus].map(([http, codes]) => `${http} ${codes.map((code) => `\`${code}\``).join(', ')}`);
  return {
    description: `An error that any operation can return: ${lines.join('; ')}. 401 has \`WWW-Authenticate\`; 429 and 503 have \`Retry-After\`.`,
    headers: answerHeaderRefs(...GENERAL_HEADERS, 'RetryAfter', 'Authenticate'),
    content: problemContent(general),
  };
}

const problemContent = (codes: readonly ErrorCode[]): SchemaObject => ({
  'application/problem+json': {
    schema: { $ref: '#/components/schemas/Problem' },
    examples: Object.fromEntries(
      codes.map((code) => [
        code,
        { value: problemExample(code, code === 'validation_failed' ? [exampleViolation] : []) },
      ]),
    ),
  },
});

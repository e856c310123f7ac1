import { status } from '@grpc/grpc-js';

/** One kind of error: how it travels between processes and what a client app sees. */
interface CatalogueEntry {
  readonly grpc: status;
  readonly http: number;
  readonly title: string;
  /** What is said where the one who throws has nothing better to say. */
  readonly detail: string;
}

/**
 * Every error of the system, by the `code` that client apps see. This is the one table between gRPC status, HTTP status
 * and problem+json (RFC 9457).
 */
export const errorCatalogue = {
  bad_request: {
    grpc: status.INVALID_ARGUMENT,
    http: 400,
    title: 'Bad request',
    detail: 'The request cannot be read.',
  },
  malformed_json: {
    grpc: status.INVALID_ARGUMENT,
    http: 400,
    title: 'Malformed JSON',
    detail: 'The body is not valid JSON.',
  },
  too_deep: {
    grpc: status.INVALID_ARGUMENT,
    http: 400,
    title: 'Nested too deeply',
    detail: 'The body is nested deeper than 32 levels.',
  },
  unauthenticated: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    title: 'Not signed in',
    detail: 'A valid token is needed.',
  },
  invalid_credentials: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    title: 'Wrong credentials',
    detail: 'The credentials are wrong.',
  },
  locked: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    title: 'Locked',
    detail: 'Too many failed attempts; try again later.',
  },
  forbidden: { grpc: status.PERMISSION_DENIED, http: 403, title: 'Access denied', detail: 'You may not do this.' },
  not_found: { grpc: status.NOT_FOUND, http: 404, title: 'Not found', detail: 'There is no such record.' },
  unknown_path: { grpc: status.NOT_FOUND, http: 404, title: 'Not found', detail: 'There is nothing at this path.' },
  method_not_allowed: {
    grpc: status.UNIMPLEMENTED,
    http: 405,
    title: 'Method not allowed',
    detail: 'This path does not take this method.',
  },
  already_answered: {
    grpc: status.ALREADY_EXISTS,
    http: 409,
    title: 'Already answered',
    detail: 'This Idempotency-Key was used, and its answer held a secret that is shown only once.',
  },
  version_mismatch: {
    grpc: status.FAILED_PRECONDITION,
    http: 412,
    title: 'Changed meanwhile',
    detail: 'The record has changed since you read it.',
  },
  too_large: { grpc: status.OUT_OF_RANGE, http: 413, title: 'Too large', detail: 'The body is too large.' },
  unsupported_media_type: {
    grpc: status.INVALID_ARGUMENT,
    http: 415,
    title: 'Unsupported media type',
    detail: 'The body must be application/json.',
  },
  range_not_satisfiable: {
    grpc: status.OUT_OF_RANGE,
    http: 416,
    title: 'No such part',
    detail: 'The Range header asks for bytes that are not there.',
  },
  validation_failed: {
    grpc: status.INVALID_ARGUMENT,
    http: 422,
    title: 'Validation failed',
    detail: 'Some fields are not valid.',
  },
  too_many_requests: {
    grpc: status.RESOURCE_EXHAUSTED,
    http: 429,
    title: 'Too many requests',
    detail: 'Too many requests; try again later.',
  },
  internal: { grpc: status.INTERNAL, http: 500, title: 'Internal error', detail: 'Something went wrong on our side.' },
  unavailable: {
    grpc: status.UNAVAILABLE,
    http: 503,
    title: 'Unavailable',
    detail: 'A part of the service is away; try again shortly.',
  },
  timeout: {
    grpc: status.DEADLINE_EXCEEDED,
    http: 504,
    title: 'Timed out',
    detail: 'The outcome is not known. The same Idempotency-Key makes it safe to try again.',
  },
} as const satisfies Record<string, CatalogueEntry>;

/** The `code` of an error, e.g. `validation_failed`. */
export type ErrorCode = keyof typeof errorCatalogue;

/** The `type` of a problem (RFC 9457): a name for programs that never changes, not an address. */
export const problemType = (code: ErrorCode): string => `urn:bms:error:${code}`;

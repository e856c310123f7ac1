import { status } from '@grpc/grpc-js';

/** One kind of error: its gRPC status, its HTTP status and its texts. */
interface CatalogueEntry {
  readonly grpc: status;
  readonly http: number;
  readonly title: string;
  /** Default detail of the error. */
  readonly detail: string;
}

/**
 * Every error of the API, by the `code` that clients see. This is the only mapping between gRPC status, HTTP status and
 * problem+json (RFC 9457).
 * @see docs/adr/0004-errors-in-rich-status.md
 */
export const errorCatalogue = {
  bad_request: {
    grpc: status.INVALID_ARGUMENT,
    http: 400,
    title: 'Bad request',
    detail: 'The request could not be read.',
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
    title: 'Not authenticated',
    detail: 'A valid session token or API key is required.',
  },
  invalid_credentials: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    title: 'Invalid credentials',
    detail: 'The credentials are not valid.',
  },
  locked: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    title: 'Account locked',
    detail: 'Too many failed sign-in attempts. Try again later.',
  },
  recent_sign_in_required: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    title: 'Recent sign-in required',
    detail:
      'This change requires a sign-in of the last 10 minutes. Send current_password, confirm it with POST /api/auth/confirm-password, or sign in again.',
  },
  second_factor_required: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    title: 'Second factor required',
    detail: 'The sign-in needs a second factor. Send the challenge with one to POST /api/auth/second-factor.',
  },
  challenge_ended: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    title: 'Challenge ended',
    detail: 'The challenge is used, expired or was tried too often. Sign in again.',
  },
  sso_failed: {
    grpc: status.UNAUTHENTICATED,
    http: 401,
    title: 'Single sign-on failed',
    detail: 'The sign-in could not be verified, or has expired. Start again.',
  },
  sso_required: {
    grpc: status.PERMISSION_DENIED,
    http: 403,
    title: 'Single sign-on required',
    detail: 'Your organization signs in with single sign-on. Continue with one of the providers of /api/auth/sso.',
  },
  sso_no_account: {
    grpc: status.PERMISSION_DENIED,
    http: 403,
    title: 'No account for single sign-on',
    detail: 'No account belongs to this sign-in. Ask an administrator of your organization.',
  },
  forbidden: {
    grpc: status.PERMISSION_DENIED,
    http: 403,
    title: 'Access denied',
    detail: 'You do not have permission to perform this operation.',
  },
  second_factor_setup_required: {
    grpc: status.PERMISSION_DENIED,
    http: 403,
    title: 'Second factor setup required',
    detail:
      'Your organization requires a second factor. Add one at /api/auth/factors; until it is confirmed, nothing else is available.',
  },
  not_found: {
    grpc: status.NOT_FOUND,
    http: 404,
    title: 'Not found',
    detail: 'The record does not exist or is not accessible.',
  },
  unknown_path: { grpc: status.NOT_FOUND, http: 404, title: 'Not found', detail: 'No operation exists at this path.' },
  method_not_allowed: {
    grpc: status.UNIMPLEMENTED,
    http: 405,
    title: 'Method not allowed',
    detail: 'This path does not support this method.',
  },
  already_answered: {
    grpc: status.ALREADY_EXISTS,
    http: 409,
    title: 'Idempotency-Key already used',
    detail: 'This Idempotency-Key was already used, and the response contained a secret that is returned only once.',
  },
  conflict: {
    grpc: status.ALREADY_EXISTS,
    http: 409,
    title: 'Conflict',
    detail: 'The operation was already carried out.',
  },
  not_kept: {
    grpc: status.ABORTED,
    http: 410,
    title: 'Not kept',
    detail: 'This state of the record is not kept.',
  },
  resync_required: {
    grpc: status.ABORTED,
    http: 410,
    title: 'Resync required',
    detail:
      'The cursor is older than the changes that are kept, or the permissions have changed since. Read the lists again.',
  },
  version_mismatch: {
    grpc: status.FAILED_PRECONDITION,
    http: 412,
    title: 'Version mismatch',
    detail: 'The record has changed since it was read.',
  },
  bulk_failed: {
    grpc: status.INVALID_ARGUMENT,
    http: 422,
    title: 'Nothing was stored',
    detail: 'At least one of the writes failed, so none of them was made.',
  },
  not_attempted: {
    grpc: status.FAILED_PRECONDITION,
    http: 424,
    title: 'Not attempted',
    detail: 'This write was not made, because another one of the request failed.',
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
    title: 'Range not satisfiable',
    detail: 'The requested range is outside the content.',
  },
  validation_failed: {
    grpc: status.INVALID_ARGUMENT,
    http: 422,
    title: 'Validation failed',
    detail: 'One or more fields are not valid.',
  },
  too_many_requests: {
    grpc: status.RESOURCE_EXHAUSTED,
    http: 429,
    title: 'Too many requests',
    detail: 'Too many requests. Try again later.',
  },
  internal: { grpc: status.INTERNAL, http: 500, title: 'Internal error', detail: 'An internal error occurred.' },
  unavailable: {
    grpc: status.UNAVAILABLE,
    http: 503,
    title: 'Service unavailable',
    detail: 'The service is temporarily unavailable. Try again in a few seconds.',
  },
  timeout: {
    grpc: status.DEADLINE_EXCEEDED,
    http: 504,
    title: 'Timed out',
    detail: 'The request timed out and its outcome is unknown. Retry with the same Idempotency-Key.',
  },
} as const satisfies Record<string, CatalogueEntry>;

/** The `code` of an error, e.g. `validation_failed`. */
export type ErrorCode = keyof typeof errorCatalogue;

/** Returns the `type` of a problem (RFC 9457): a stable identifier, not a URL to open. */
export const problemType = (code: ErrorCode): string => `urn:bms:error:${code}`;

import type { ApiError } from './api-error.ts';
import { type ErrorCode, errorCatalogue, problemType } from './catalogue.ts';
import type { Violation } from './violation.ts';

/** Default Retry-After, in seconds. */
const DEFAULT_RETRY_AFTER: Partial<Record<ErrorCode, number>> = { unavailable: 2, too_many_requests: 1 };

/**
 * Maximum number of violations in a response, the same as between processes. It bounds the size of the response;
 * further violations are reported once these are fixed.
 */
const MAX_VIOLATIONS = 50;
const MAX_FIELD_LENGTH = 200;
const MAX_TEXT_LENGTH = 500;

/** A serialized problem (RFC 9457), with the additional members that existing clients of this API read. */
export interface Problem {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The members of a problem. */
export type ProblemMembers = Readonly<Record<string, unknown>> & { readonly status: number };

/** Builds the HTTP response of an error. @param more further members of the body */
export function problemOf(error: ApiError, requestId: string, more: object = {}): Problem {
  const { http } = errorCatalogue[error.code];
  const { type, title, status, detail, success, message, code, ...rest } = problemMembers(error, requestId);
  const body = { type, title, status, detail, success, message, code, request_id: requestId, ...rest, ...more };
  return { status: http, headers: headersOf(error, http), body: JSON.stringify(body) };
}

/** Builds the members of the problem of an error, without the id of the request. */
export function problemMembers(error: ApiError, requestId: string): ProblemMembers {
  const { http, title } = errorCatalogue[error.code];
  const detail = error.code === 'internal' ? internalDetail(requestId) : clip(error.message, MAX_TEXT_LENGTH);
  return {
    type: problemType(error.code),
    title,
    status: http,
    detail,
    success: false,
    message: detail,
    code: error.code,
    ...(error.conflicts && { conflicts: error.conflicts }),
    ...error.members,
    ...(error.violations.length > 0 && { errors: error.violations.slice(0, MAX_VIOLATIONS).map(clipViolation) }),
  };
}

/** Shortens a violation. A field name can be the caller's own, of any length. */
function clipViolation({ field, code, message, allowed }: Violation): Violation {
  const clipped = { field: clip(field, MAX_FIELD_LENGTH), code, message: clip(message, MAX_TEXT_LENGTH) };
  return allowed ? { ...clipped, allowed } : clipped;
}

const clip = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);

/**
 * Returns the detail of an internal error. It reveals nothing but the request id, which finds the cause in the logs.
 */
const internalDetail = (requestId: string): string =>
  `${errorCatalogue.internal.detail} If it persists, report it with the request id ${requestId}.`;

function headersOf(error: ApiError, status: number): Record<string, string> {
  const retryAfter = error.retryAfter ?? DEFAULT_RETRY_AFTER[error.code];
  return {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...(error.version !== undefined && { ETag: `"${error.version}"` }),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    // RFC 9110: a 401 names the authentication scheme.
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
  };
}

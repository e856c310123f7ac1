import type { Violation } from '../types.ts';
import type { ApiError } from './api-error.ts';
import { type ErrorCode, errorCatalogue, problemType } from './catalogue.ts';

/** Seconds after which to try again, where the one who refused did not say. */
const DEFAULT_RETRY_AFTER: Partial<Record<ErrorCode, number>> = { unavailable: 2, too_many_requests: 1 };

/** As many as travel between processes: who repairs these sees the next ones, and an answer is never larger than its request. */
const MOST_VIOLATIONS = 50;
const MOST_FIELD = 200;
const MOST_TEXT = 500;

/** A problem as it goes out (RFC 9457), with the members that clients of this API have always read. */
export interface Problem {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An error in the words of the catalogue, for whoever answers HTTP. */
export function problemOf(error: ApiError, requestId: string): Problem {
  const { http, title } = errorCatalogue[error.code];
  const detail = error.code === 'internal' ? internalDetail(requestId) : clip(error.message, MOST_TEXT);
  const body = {
    type: problemType(error.code),
    title,
    status: http,
    detail,
    success: false,
    message: detail,
    code: error.code,
    request_id: requestId,
    ...(error.violations.length > 0 && { errors: error.violations.slice(0, MOST_VIOLATIONS).map(clipViolation) }),
  };
  return { status: http, headers: headersOf(error, http), body: JSON.stringify(body) };
}

/** Names may be a caller's own, and of any length. */
function clipViolation({ field, code, message }: Violation): Violation {
  return { field: clip(field, MOST_FIELD), code, message: clip(message, MOST_TEXT) };
}

const clip = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);

/** What went wrong inside is nobody's business outside; with the id it can be found in the logs. */
const internalDetail = (requestId: string): string =>
  `${errorCatalogue.internal.detail} If it goes on, report it with the request id ${requestId}.`;

function headersOf(error: ApiError, status: number): Record<string, string> {
  const retryAfter = error.retryAfter ?? DEFAULT_RETRY_AFTER[error.code];
  return {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    // RFC 9110: a 401 says how to authenticate.
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
  };
}

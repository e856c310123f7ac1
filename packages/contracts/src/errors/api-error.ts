import type { Conflict } from '../answers/conflicts.ts';
import { type ErrorCode, errorCatalogue } from './catalogue.ts';
import type { Violation } from './violation.ts';

/** Further members of the problem of an error, as JSON values; their names are those of the problem's schema. */
export type ProblemExtension = Readonly<Record<string, unknown>>;

interface ErrorDetails {
  readonly violations?: readonly Violation[];
  readonly retryAfter?: number;
  readonly version?: number | undefined;
  readonly conflicts?: readonly Conflict[];
  readonly members?: ProblemExtension | undefined;
}

/**
 * An error that API clients see. It is thrown in services and at the gateway, and is never logged with a stack trace.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly violations: readonly Violation[];
  /** Seconds to wait before a retry (RFC 9110 Retry-After); undefined if unknown. */
  readonly retryAfter: number | undefined;
  /** The current version of the record, of an error about its version; undefined if unknown. */
  readonly version: number | undefined;
  /** The fields of an update that conflict with the record; undefined if they are unknown. */
  readonly conflicts: readonly Conflict[] | undefined;
  /** Further members of the problem; undefined if there are none. */
  readonly members: ProblemExtension | undefined;

  /** @param detail one sentence for the user; defaults to that of the catalogue */
  constructor(code: ErrorCode, detail?: string, more: ErrorDetails = {}) {
    super(detail ?? errorCatalogue[code].detail);
    this.code = code;
    this.violations = more.violations ?? [];
    this.retryAfter = more.retryAfter;
    this.version = more.version;
    this.conflicts = more.conflicts;
    this.members = more.members;
  }
}

/**
 * Creates a 422 for one or more fields. The detail is the message of the first violation, for clients that show only
 * the detail.
 */
export function invalid(...violations: Violation[]): ApiError {
  return new ApiError('validation_failed', violations[0]?.message, { violations });
}

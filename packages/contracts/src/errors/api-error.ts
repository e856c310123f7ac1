import type { Violation } from '../types.ts';
import { type ErrorCode, errorCatalogue } from './catalogue.ts';

/** An error that a client app sees: thrown in a service or at the gateway, never a reason to log a stack. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly violations: readonly Violation[];
  /** Seconds after which a further try makes sense (RFC 9110 Retry-After); undefined where that is not known. */
  readonly retryAfter: number | undefined;

  /** @param detail one sentence for a person; the catalogue's where left out. */
  constructor(code: ErrorCode, detail?: string, more: { violations?: readonly Violation[]; retryAfter?: number } = {}) {
    super(detail ?? errorCatalogue[code].detail);
    this.code = code;
    this.violations = more.violations ?? [];
    this.retryAfter = more.retryAfter;
  }
}

/** A 422 that names one or more fields. The detail is the first message, so that a client that shows only that says enough. */
export function invalid(...violations: Violation[]): ApiError {
  return new ApiError('validation_failed', violations[0]?.message, { violations });
}

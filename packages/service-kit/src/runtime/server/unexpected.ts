import { type UnexpectedError, unexpectedErrors } from '@bms/rpc';

/** Publishes an unexpected error of an rpc to the diagnostics channel, which tests observe. */
export function reportUnexpected(rpc: string, error: unknown): void {
  unexpectedErrors.publish({ rpc, error } satisfies UnexpectedError);
}

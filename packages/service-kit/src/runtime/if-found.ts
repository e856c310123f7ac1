import { ApiError, type ErrorCode } from '@bms/contracts';

/**
 * Returns the result of a request; undefined if it fails with one of these codes, by default because the record does not
 * exist. @throws any other error of the request
 */
export async function ifFound<Result>(
  requested: Promise<Result>,
  codes: readonly ErrorCode[] = ['not_found'],
): Promise<Result | undefined> {
  try {
    return await requested;
  } catch (error) {
    if (error instanceof ApiError && codes.includes(error.code)) return undefined;
    throw error;
  }
}

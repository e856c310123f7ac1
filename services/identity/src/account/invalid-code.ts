import { type ApiError, invalid } from '@bms/contracts';

/** Creates the error for a mailed code that is wrong, used or expired. */
export const invalidCode = (message = 'The code is invalid, used or expired.'): ApiError =>
  invalid({ field: 'code', code: 'invalid_code', message });

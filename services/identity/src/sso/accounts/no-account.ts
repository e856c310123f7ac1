import { ApiError } from '@bms/contracts';

/** Returns the error of a sign-in that no account can be used for. @param reason one sentence */
export const noAccount = (reason: string): ApiError =>
  new ApiError('sso_no_account', `${reason} Ask an administrator of your organization.`);

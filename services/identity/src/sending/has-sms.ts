import { ApiError } from '@bms/contracts';
import type { IdentityConfig } from '../config.ts';

const RETRY_AFTER_SECONDS = 300;

type SmsConfig = Pick<IdentityConfig, 'environment'> & { readonly sending: Pick<IdentityConfig['sending'], 'smsUrl'> };

/**
 * Returns false in production without a provider: there a mailed code would be no second channel. Elsewhere mails
 * replace text messages.
 */
export const hasSms = ({ environment, sending }: SmsConfig): boolean =>
  environment !== 'production' || sending.smsUrl !== undefined;

/** @throws ApiError unavailable if no text messages can be sent */
export function assertSms(config: SmsConfig): void {
  if (hasSms(config)) return;
  const detail = 'Sign-in by phone is not configured. Set SMS_URL of the identity service.';
  throw new ApiError('unavailable', detail, { retryAfter: RETRY_AFTER_SECONDS });
}

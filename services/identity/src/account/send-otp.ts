import { invalid } from '@bms/contracts';
import type { SendOtpRequest, SendPhoneChangeOtpRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import { assertSms } from '../config.ts';
import { createOtp, type OtpSubject } from '../otps/otps.ts';
import type { AccountMessage } from '../sending/messages.ts';
import { consumeSendQuota } from '../sending/quota.ts';
import { recentSignInOf } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';
import { findByPhone, readPhone } from '../users/find-user.ts';

/**
 * Sends a one-time password for sign-in to a phone. The response and its duration do not depend on the existence of the
 * account.
 * @throws ApiError validation_failed for an invalid phone number
 */
export async function sendOtp(identity: Identity, call: Call<SendOtpRequest>) {
  assertSms(identity.config);
  const phone = requirePhone(call.request.phone);
  const user = await findByPhone(identity.kit.db, phone);
  const userId = user?.status === 'active' ? user._id : 0;
  const outgoing = { kind: 'sign_in_otp', to: phone } as const;
  const message = 'If an account with this phone exists, a code was sent to it.';
  return dispatchOtp(identity, call, { outgoing, subject: { signIn: phone }, userId, message });
}

/** Sends a one-time password to the caller's new phone. */
export async function sendPhoneChangeOtp(identity: Identity, call: Call<SendPhoneChangeOtpRequest>) {
  assertSms(identity.config);
  const phone = requirePhone(call.request.phone);
  await recentSignInOf(identity)(call, call.request.current_password ?? undefined);
  const { userId } = call.caller;
  const outgoing = { kind: 'phone_change_otp', to: phone } as const;
  const message = 'A code was sent to this phone.';
  return dispatchOtp(identity, call, { outgoing, subject: { phoneChange: phone, userId }, userId, message });
}

/** Returns the number as E.164. @throws ApiError validation_failed */
export function requirePhone(text: string): string {
  const phone = readPhone(text);
  if (phone) return phone;
  const message = 'phone must be a phone number with its country code, such as +12065559857.';
  throw invalid({ field: 'phone', code: 'invalid_format', message });
}

interface OtpDispatch {
  /** The message to send, without its code. */
  readonly outgoing: Omit<Extract<AccountMessage, { kind: `${string}_otp` }>, 'code'>;
  readonly subject: OtpSubject;
  /** 0 for no account. */
  readonly userId: number;
  /** The message of the response. */
  readonly message: string;
}

/** @returns the response, from the transaction, which stores it for a retry with the same Idempotency-Key */
async function dispatchOtp(identity: Identity, call: Call<SendOtpRequest>, otpDispatch: OtpDispatch) {
  const { kit, encryption, config, smsQuota, messages } = identity;
  const { outgoing } = otpDispatch;
  const inHour = await consumeSendQuota(kit.db, encryption, outgoing.to, config.sending.otpsPerHour);
  const inDay = await smsQuota.take(inHour ? otpDispatch.userId : 0);
  const allowed = inHour && inDay;
  // Above the quota the code is created for no account, so that the last one that was sent stays valid.
  const subject = allowed ? otpDispatch.subject : { signIn: '' };
  const userId = allowed ? otpDispatch.userId : 0;
  return kit.write(call, async (tx) => {
    const { otp, expiresAt } = await createOtp(kit.db, encryption, subject, tx.session);
    await messages.add([{ message: { ...outgoing, code: otp }, userId, expiresAt }], tx);
    return { success: true, message: otpDispatch.message };
  });
}

import { invalid } from '@bms/contracts';
import type { SendOtpRequest } from '@bms/contracts/types/identity';
import type { Call } from '@bms/service-kit';
import type { Identity } from '../identity.ts';
import { createOtp, type OtpSubject } from '../otps/otps.ts';
import type { Letter } from '../sending/letters.ts';
import { queueLetter } from '../sending/queue.ts';
import { takeSending } from '../sending/quota.ts';
import { findByPhone } from '../users/find-user.ts';
import { readPhone } from '../users/phone.ts';

/**
 * Has a one-time password to sign in with sent to a phone. The answer is the same, after the same work, whether or not
 * there is such an account.
 * @throws ApiError validation_failed for what is no phone number
 */
export async function sendOtp(identity: Identity, call: Call<SendOtpRequest>) {
  const phone = requirePhone(call.request.phone);
  const user = await findByPhone(identity.kit.db, phone);
  const userId = user?.status === 'active' ? user._id : 0;
  const letter = { kind: 'sign_in_otp', to: phone } as const;
  const message = 'If there is an account with this phone, a code is on its way to it.';
  return dispatchOtp(identity, call, { letter, subject: { signIn: phone }, userId, message });
}

/** Has a one-time password sent to the phone that is to be the caller's new one. */
export async function sendPhoneChangeOtp(identity: Identity, call: Call<SendOtpRequest>) {
  const phone = requirePhone(call.request.phone);
  const { userId } = call.caller;
  const letter = { kind: 'phone_change_otp', to: phone } as const;
  const message = 'A code is on its way to this phone.';
  return dispatchOtp(identity, call, { letter, subject: { phoneChange: phone, userId }, userId, message });
}

/** The number as E.164. @throws ApiError validation_failed */
export function requirePhone(text: string): string {
  const phone = readPhone(text);
  if (phone) return phone;
  const message = 'phone must be a phone number with the code of its country, such as +12065559857.';
  throw invalid({ field: 'phone', code: 'invalid_format', message });
}

interface OtpDispatch {
  readonly letter: Omit<Extract<Letter, { kind: 'sign_in_otp' | 'phone_change_otp' }>, 'code'>;
  readonly subject: OtpSubject;
  /** 0 for nobody. */
  readonly userId: number;
  /** What the caller is told. */
  readonly message: string;
}

/** @returns the answer, out of the transaction, which keeps it for a repeat with the same Idempotency-Key */
async function dispatchOtp(identity: Identity, call: Call<SendOtpRequest>, otpDispatch: OtpDispatch) {
  const { kit, sealer, config } = identity;
  const { letter } = otpDispatch;
  const allowed = await takeSending(kit.db, sealer, letter.to, config.sending.otpsPerHour);
  // One too many is made for nobody, so that the last one that was sent stays good.
  const subject = allowed ? otpDispatch.subject : { signIn: '' };
  const userId = allowed ? otpDispatch.userId : 0;
  return kit.write(call, async (tx) => {
    const { otp, expiresAt } = await createOtp(kit.db, sealer, subject, tx.session);
    await queueLetter(kit.db, sealer, tx, { letter: { ...letter, code: otp }, userId, expiresAt });
    return { success: true, message: otpDispatch.message };
  });
}

import { ApiError, invalid } from '@bms/contracts';
import type { VerifyPhoneChangeRequest } from '@bms/contracts/types/identity';
import { type Call, changeRecord } from '@bms/service-kit';
import { tryOtp, useOtp } from '../otps/otps.ts';
import { recentSignInOf } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';
import { notifyChange } from '../undo/notify-change.ts';
import type { Accounts } from '../users/accounts.ts';
import { USERS, type User } from '../users/user.model.ts';
import { requirePhone } from './send-otp.ts';

/**
 * Changes the caller's phone, which the one-time password sent to it proves.
 * @throws ApiError validation_failed for a wrong one-time password and a phone that another user has
 */
export async function verifyPhoneChange(identity: Identity, accounts: Accounts, call: Call<VerifyPhoneChangeRequest>) {
  const { kit, encryption } = identity;
  const phone = requirePhone(call.request.phone);
  const { userId } = call.caller;
  await recentSignInOf(identity)(call, call.request.current_password ?? undefined);
  const otp = await tryOtp(kit.db, encryption, { phoneChange: phone, userId }, call.request.otp);
  if (!otp) throw wrongOtp();
  return kit.write(call, async (tx) => {
    if (!(await useOtp(kit.db, otp, tx.session))) throw wrongOtp();
    const found = { _id: userId, status: 'active' } as const;
    const proven = { $set: { verified_phone: phone } };
    const user = await kit.db.collection<User>(USERS).findOneAndUpdate(found, proven, { session: tx.session });
    if (!user) throw new ApiError('unauthenticated');
    if (user.phone !== phone) {
      await changeRecord(accounts.of(user), user, { phone }, call, tx);
      await notifyChange(identity, user, ['phone'], tx);
    }
    return { success: true, message: 'The phone was changed.' };
  });
}

const wrongOtp = (): ApiError =>
  invalid({ field: 'otp', code: 'invalid_code', message: 'The code is invalid, used or expired. Request a new one.' });

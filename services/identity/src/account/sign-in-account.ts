import type { Attempt } from '../brute-force/guard.ts';
import type { FirstFactor } from '../factors/challenge.model.ts';
import { canonicalEmail } from '../users/find-user.ts';
import type { User } from '../users/user.model.ts';

/** Returns the account name under which failed password sign-ins are counted. */
export const passwordAccount = (email: string): string => `email ${canonicalEmail(email)}`;

/** Returns the account name under which failed sign-ins by phone (E.164) are counted. */
export const phoneAccount = (phone: string): string => `phone ${phone}`;

/** Returns the attempt to sign in to an account that is counted, by its first factor and the address of the client app. */
export const attemptOf = ({ email, phone }: User, first: FirstFactor, address: string): Attempt => ({
  account: first === 'otp' ? phoneAccount(phone) : passwordAccount(email),
  address,
});

import type { Encryption } from '@bms/mail';
import type { FirstFactor } from '../factors/challenge.model.ts';
import { canonicalEmail } from '../users/find-user.ts';
import type { User } from '../users/user.model.ts';
import { type Attempt, countedAddress } from './guard.ts';

/** The maximum number of addresses of earlier sign-ins stored for an account. */
const MAX_KNOWN = 10;

/** Returns the account name under which failed password sign-ins are counted. */
export const passwordAccount = (email: string): string => `email ${canonicalEmail(email)}`;

/** Returns the account name under which failed sign-ins by phone (E.164) are counted. */
export const phoneAccount = (phone: string): string => `phone ${phone}`;

/** Returns the attempt to sign in to an account that is counted, by its first factor and the address of the client app. */
export const attemptOf = ({ email, phone }: User, first: FirstFactor, address: string): Attempt => ({
  account: first === 'otp' ? phoneAccount(phone) : passwordAccount(email),
  address,
});

const digestOf = (encryption: Encryption, address: string): string =>
  encryption.digest('account', countedAddress(address));

/** Returns true if the user has signed in from that address, or from its /64, before. */
export function isKnownAddress(encryption: Encryption, { known_addresses }: User, address: string): boolean {
  return known_addresses.includes(digestOf(encryption, address));
}

/** Returns the known addresses of a user after a sign-in from an address, latest first. */
export function withAddress(encryption: Encryption, { known_addresses }: User, address: string): string[] {
  const digest = digestOf(encryption, address);
  return [digest, ...known_addresses.filter((other) => other !== digest)].slice(0, MAX_KNOWN);
}

import type { Encryption } from '@bms/mail';
import { countedAddress } from '../brute-force/guard.ts';
import type { User } from './user.model.ts';

/** The maximum number of addresses of earlier sign-ins stored for an account. */
const MAX_KNOWN = 10;

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

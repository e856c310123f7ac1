import type { Lookup } from '@bms/service-kit';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Connection } from 'mongoose';
import { USERS, type User } from './user.model.ts';

/** Returns the account with an email address, ignoring its case; undefined if there is none. */
export async function findByEmail(db: Connection, email: string): Promise<User | undefined> {
  const user = await db.collection<User>(USERS).findOne({ email: canonicalEmail(email) });
  return user ?? undefined;
}

/** Returns the account with a phone number (E.164); undefined if there is none. */
export async function findByPhone(db: Connection, phone: string): Promise<User | undefined> {
  return (await db.collection<User>(USERS).findOne({ phone })) ?? undefined;
}

/** Returns the active account with an id; undefined if there is none. */
export async function findActive(db: Connection, id: number): Promise<User | undefined> {
  return (await db.collection<User>(USERS).findOne({ _id: id, status: 'active' })) ?? undefined;
}

/** Returns the lookup of team members that do not exist. */
export const memberLookup =
  (db: Connection): Lookup =>
  async (ids) => {
    const found = await db.collection<User>(USERS).distinct('_id', { _id: { $in: [...ids] }, user_type: 'staff' });
    return ids.filter((id) => !found.includes(id));
  };

/**
 * Returns an email address as it is stored and compared: in lower case. A looser comparison, such as a collation, would
 * allow more spellings of an address under which failed sign-ins are counted separately.
 */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * Parses a phone number to E.164, e.g. `+12065559857`. It must begin with the country code; spaces and punctuation are
 * allowed. Only its length for the country is checked, since number ranges change faster than any table of them.
 * @returns undefined if it is no phone number
 */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text);
  return phone?.isPossible() && !phone.ext ? phone.number : undefined;
}

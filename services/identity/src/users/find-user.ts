import type { Connection } from 'mongoose';
import { canonicalEmail } from './email.ts';
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

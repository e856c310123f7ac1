import type { Call } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { canonicalEmail, readPhone } from './find-user.ts';
import { USERS, type User } from './user.model.ts';

/**
 * Returns the test for updates of accounts that change the email or phone of an account; a value that is sent back
 * unchanged, in any spelling, is no change.
 * @param body the field of the request that holds the account
 */
export function changesCredentials(db: Connection, body: string) {
  return async (call: Call): Promise<boolean> => {
    if (!call.mask.includes('email') && !call.mask.includes('phone')) return false;
    const { id, ...request } = call.request as { id: number } & Record<string, unknown>;
    const sent = (request[body] ?? {}) as Partial<User>;
    const user = await db.collection<User>(USERS).findOne({ _id: id }, { projection: { email: 1, phone: 1 } });
    if (!user) return false;
    const email = canonicalEmail(sent.email ?? '');
    const phone = sent.phone ? (readPhone(sent.phone) ?? sent.phone) : '';
    return (
      (call.mask.includes('email') && email !== user.email) || (call.mask.includes('phone') && phone !== user.phone)
    );
  };
}

import { ConfigError, insertRecord, type Kit, ownCall } from '@bms/service-kit';
import type { IdentityConfig } from '../config.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';
import { accountsOf } from './accounts.ts';
import { canonicalEmail } from './find-user.ts';
import { lockMutex } from './mutex.ts';
import { newAccount, USERS, type User } from './user.model.ts';

/**
 * Creates the first administrator from the settings if there is no user. Only one of several starting copies does.
 * @throws ConfigError if only one of the two settings is present
 */
export async function ensureFirstAdministrator(
  kit: Kit,
  { email, password }: IdentityConfig['administrator'],
  hasher: PasswordHasher,
): Promise<void> {
  const users = kit.db.collection<User>(USERS);
  if (await users.findOne({}, { projection: { _id: 1 } })) return;
  if (!email && !password) {
    kit.log.warn('no user exists; set ADMIN_EMAIL and ADMIN_PASSWORD to create the first administrator');
    return;
  }
  if (!email || !password) throw new ConfigError('settings ADMIN_EMAIL and ADMIN_PASSWORD: only one of the two is set');
  const values = { ...administrator, email: canonicalEmail(email), password_hash: await hasher.hash(password) };
  const call = ownCall(kit, { rpc: '/bms.identity.Team/Create' });
  const made = await kit.write(call, async (tx) => {
    await lockMutex(kit.db, tx.session, 'administrators');
    if (await users.findOne({}, { session: tx.session })) return undefined;
    return insertRecord(accountsOf(kit).of(administrator), values, call, tx);
  });
  if (made) kit.log.info({ userId: made._id }, 'first administrator created');
}

const administrator = {
  ...newAccount,
  first_name: 'Administrator',
  last_name: '',
  phone: '',
  user_type: 'staff' as const,
  is_admin: 1,
  status: 'active',
  role_id: 0,
  job_title: '',
  language: 'en',
};

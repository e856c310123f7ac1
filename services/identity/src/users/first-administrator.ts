import { ConfigError, type Kit } from '@bms/service-kit';
import type { IdentityConfig } from '../config.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';
import { takeTurn } from './turns.ts';
import { USERS, type User } from './user.model.ts';

/**
 * Makes the first administrator from the settings when there is no user. Of several copies that start at once one does.
 * @throws ConfigError when one of the two settings is there without the other
 */
export async function ensureFirstAdministrator(
  kit: Kit,
  { email, password }: IdentityConfig['administrator'],
  hasher: PasswordHasher,
): Promise<void> {
  const users = kit.db.collection<User>(USERS);
  if (await users.findOne({}, { projection: { _id: 1 } })) return;
  if (!email && !password) {
    kit.log.warn('there is no user; set ADMIN_EMAIL and ADMIN_PASSWORD to make the first administrator');
    return;
  }
  if (!email || !password) throw new ConfigError('settings ADMIN_EMAIL and ADMIN_PASSWORD: only one of the two is set');
  const user = newAdministrator(await kit.nextId(USERS), email, await hasher.hash(password));
  const made = await kit.db.transaction(async (session) => {
    await takeTurn(kit.db, session, 'administrators');
    if (await users.findOne({}, { session })) return false;
    await users.insertOne(user, { session });
    return true;
  });
  if (made) kit.log.info({ userId: user._id }, 'made the first administrator');
}

function newAdministrator(id: number, email: string, password_hash: string): User {
  const now = new Date();
  return {
    _id: id,
    first_name: 'Administrator',
    last_name: '',
    email,
    phone: '',
    user_type: 'staff',
    is_admin: 1,
    status: 'active',
    role_id: 0,
    client_id: 0,
    job_title: '',
    image: null,
    language: 'en',
    password_hash,
    last_sign_in_at: null,
    known_addresses: [],
    version: 1,
    created_by: id,
    created_at: now,
    updated_at: now,
  };
}

import type { DirectoryUser } from '@bms/contracts/types/identity';
import { fullName, type User } from './user.model.ts';

/** Returns an account as other services project it, for events and the directory. */
export function directoryUserOf(user: User): DirectoryUser {
  const { _id: id, version, status, user_type, role_id, client_id } = user;
  return { id, version, name: fullName(user), status, user_type, is_admin: user.is_admin === 1, role_id, client_id };
}

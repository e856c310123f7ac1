import type { Connection } from 'mongoose';
import { grantsOf } from '../roles/find-role.ts';
import type { User } from '../users/user.model.ts';

/** Returns the caller that a user is in a session, with the current permissions. */
export async function callerOfUser(db: Connection, user: User, sessionId: string) {
  const { _id: user_id, user_type, role_id, client_id } = user;
  const isAdmin = user.is_admin === 1;
  return {
    kind: 'user',
    user_id,
    user_type,
    is_admin: isAdmin,
    role_id,
    client_id,
    session_id: sessionId,
    api_key_id: 0,
    scim_token_id: 0,
    read_only: false,
    needs_factor_setup: false,
    grants: isAdmin ? [] : await grantsOf(db, role_id),
  };
}

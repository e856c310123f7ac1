import type { CallerReference } from '@bms/contracts/types/identity';
import type { Connection } from 'mongoose';
import { API_KEYS, type ApiKey } from '../api-keys/api-key.model.ts';
import { ROLES, type Role } from '../roles/role.model.ts';
import { SESSIONS, type Session } from '../sessions/session.model.ts';
import { isLive } from '../sessions/sessions.ts';
import { USERS, type User } from '../users/user.model.ts';

/**
 * Returns the permission snapshots of callers, in their order, by a few queries for all of them. A snapshot differs if
 * the permissions differ; it is empty for a caller without access.
 */
export async function permissionSnapshots(
  db: Connection,
  callers: readonly CallerReference[],
  idleSeconds: number,
): Promise<string[]> {
  const now = new Date();
  const idsOf = (field: 'api_key_id' | 'user_id' | 'role_id') => callers.map((caller) => caller[field]);
  const [sessions, keys, users, roles] = await Promise.all([
    liveSessions(db, callers, idleSeconds),
    find<ApiKey>(db, API_KEYS, idsOf('api_key_id'), { expires_at: 1 }),
    find<User>(db, USERS, idsOf('user_id'), { version: 1, status: 1, is_admin: 1 }),
    find<Role>(db, ROLES, idsOf('role_id'), { version: 1 }),
  ]);
  const isKeyValid = ({ api_key_id }: CallerReference, user: User): boolean => {
    const key = keys.get(api_key_id);
    return key !== undefined && user.is_admin === 1 && !(key.expires_at && key.expires_at <= now);
  };
  return callers.map((caller) => {
    const user = users.get(caller.user_id);
    if (user?.status !== 'active') return '';
    const hasAccess = caller.kind === 'api_key' ? isKeyValid(caller, user) : sessions.has(caller.session_id);
    return hasAccess ? `${user.version} ${roles.get(caller.role_id)?.version ?? ''}` : '';
  });
}

async function liveSessions(
  db: Connection,
  callers: readonly CallerReference[],
  idleSeconds: number,
): Promise<Set<string>> {
  const ids = callers.map(({ session_id }) => session_id);
  const live = { _id: { $in: ids }, ...isLive(idleSeconds) };
  const found = db.collection<Session>(SESSIONS).find(live).project<Pick<Session, '_id'>>({ _id: 1 });
  return new Set((await found.toArray()).map(({ _id }) => _id));
}

async function find<Row extends { _id: number }>(
  db: Connection,
  collection: string,
  ids: readonly number[],
  projection: Record<string, 1>,
): Promise<Map<number, Row>> {
  const rows = await db
    .collection<{ _id: number }>(collection)
    .find({ _id: { $in: [...ids] } }, { projection })
    .toArray();
  return new Map(rows.map((row) => [row._id, row as Row]));
}

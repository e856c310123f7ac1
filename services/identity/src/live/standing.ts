import type { Caller } from '@bms/contracts';
import type { Connection } from 'mongoose';
import { API_KEYS, type ApiKey } from '../api-keys/api-key.model.ts';
import { ROLES, type Role } from '../roles/role.model.ts';
import { SESSIONS, type Session } from '../sessions/session.model.ts';
import { USERS, type User } from '../users/user.model.ts';

/** The permission snapshot of a caller: it differs if the permissions differ; undefined if there are none any more. */
export type Standing = string | undefined;

/** Returns the permission snapshots of callers, by a few queries for all of them. */
export async function standingsOf(db: Connection, callers: readonly Caller[]): Promise<Standing[]> {
  const now = new Date();
  const ids = (pick: (caller: Caller) => number) => ({ _id: { $in: callers.map(pick) } });
  const sessionIds = callers.map(({ sessionId }) => sessionId);
  const [sessions, keys, users, roles] = await Promise.all([
    db
      .collection<Session>(SESSIONS)
      .find({ _id: { $in: sessionIds }, ended_at: null, expires_at: { $gt: now } })
      .project<Pick<Session, '_id'>>({ _id: 1 })
      .toArray(),
    found<ApiKey>(
      db,
      API_KEYS,
      ids(({ apiKeyId }) => apiKeyId),
      { expires_at: 1 },
    ),
    found<User>(
      db,
      USERS,
      ids(({ userId }) => userId),
      { version: 1, status: 1, is_admin: 1 },
    ),
    found<Role>(
      db,
      ROLES,
      ids(({ roleId }) => roleId),
      { version: 1 },
    ),
  ]);
  const alive = new Set(sessions.map(({ _id }) => _id));
  return callers.map((caller) => {
    const user = users.get(caller.userId);
    if (user?.status !== 'active') return undefined;
    const key = keys.get(caller.apiKeyId);
    const isGood =
      caller.kind === 'api_key'
        ? key !== undefined && user.is_admin === 1 && !(key.expires_at && key.expires_at <= now)
        : alive.has(caller.sessionId);
    return isGood ? `${user.version} ${roles.get(caller.roleId)?.version ?? ''}` : undefined;
  });
}

async function found<Row extends { _id: number }>(
  db: Connection,
  collection: string,
  filter: { _id: { $in: number[] } },
  projection: Record<string, 1>,
): Promise<Map<number, Row>> {
  const rows = await db.collection<{ _id: number }>(collection).find(filter, { projection }).toArray();
  return new Map(rows.map((row) => [row._id, row as Row]));
}

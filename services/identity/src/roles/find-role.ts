import { invalid } from '@bms/contracts';
import type { Lookup } from '@bms/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { lockMutex } from '../users/mutex.ts';
import { type Grant, ROLES, type Role } from './role.model.ts';

/** Returns the grants of a role; none if the role does not exist. */
export async function grantsOf(db: Connection, roleId: number): Promise<Grant[]> {
  const role = await db.collection<Role>(ROLES).findOne({ _id: roleId }, { projection: { grants: 1 } });
  return role?.grants ?? [];
}

/**
 * Asserts that a role exists, and that it is not deleted before the transaction ends.
 * @throws ApiError validation_failed
 */
export async function requireRole(db: Connection, roleId: number, session: ClientSession): Promise<void> {
  await lockMutex(db, session, 'roles');
  if (await db.collection<Role>(ROLES).findOne({ _id: roleId }, { projection: { _id: 1 }, session })) return;
  const message = roleId === 0 ? 'role_id is required.' : `role_id ${roleId} does not exist or is not accessible.`;
  throw invalid({ field: 'role_id', code: 'unknown_reference', message });
}

/** Returns the lookup of roles that do not exist. */
export const roleLookup =
  (db: Connection): Lookup =>
  async (ids) => {
    const found = await db.collection<Role>(ROLES).distinct('_id', { _id: { $in: [...ids] } });
    return ids.filter((id) => !found.includes(id));
  };

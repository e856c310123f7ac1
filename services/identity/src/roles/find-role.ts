import { invalid } from '@bms/contracts';
import { type Lookup, lockReferenced, recordModel, unknownReference } from '@bms/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { type Grant, ROLES, type Role, roles } from './role.model.ts';

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
  if (await lockReferenced(recordModel(db, roles), roleId, session)) return;
  const broken = unknownReference('role_id', roleId);
  throw invalid(roleId === 0 ? { ...broken, message: 'role_id is required.' } : broken);
}

/** Returns the lookup of roles that do not exist. */
export const roleLookup =
  (db: Connection): Lookup =>
  async (ids) => {
    const found = await db.collection<Role>(ROLES).distinct('_id', { _id: { $in: [...ids] } });
    return ids.filter((id) => !found.includes(id));
  };

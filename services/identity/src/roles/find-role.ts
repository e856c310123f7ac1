import { invalid } from '@bms/contracts';
import type { Lookup } from '@bms/service-kit';
import type { ClientSession, Connection } from 'mongoose';
import { takeTurn } from '../users/turns.ts';
import { type Grant, ROLES, type Role } from './role.model.ts';

/** What a role allows; nothing when there is no such role. */
export async function grantsOf(db: Connection, roleId: number): Promise<Grant[]> {
  const role = await db.collection<Role>(ROLES).findOne({ _id: roleId }, { projection: { grants: 1 } });
  return role?.grants ?? [];
}

/**
 * Sees to it that there is such a role, and that it is not deleted before the transaction ends.
 * @throws ApiError validation_failed
 */
export async function requireRole(db: Connection, roleId: number, session: ClientSession): Promise<void> {
  await takeTurn(db, session, 'roles');
  if (await db.collection<Role>(ROLES).findOne({ _id: roleId }, { projection: { _id: 1 }, session })) return;
  const message = roleId === 0 ? 'role_id must name a role.' : `role_id: there is no role ${roleId}.`;
  throw invalid({ field: 'role_id', code: 'unknown_reference', message });
}

/** Looks up which roles there are not. */
export const roleLookup =
  (db: Connection): Lookup =>
  async (ids) => {
    const found = await db.collection<Role>(ROLES).distinct('_id', { _id: { $in: [...ids] } });
    return ids.filter((id) => !found.includes(id));
  };

import type { ClientSession, Connection } from 'mongoose';
import { type Grant, ROLES, type Role } from './role.model.ts';

/** What a role allows; nothing when there is no such role. */
export async function grantsOf(db: Connection, roleId: number): Promise<Grant[]> {
  const role = await db.collection<Role>(ROLES).findOne({ _id: roleId }, { projection: { grants: 1 } });
  return role?.grants ?? [];
}

/** Whether there is such a role, as the transaction sees it. */
export async function roleExists(db: Connection, roleId: number, session: ClientSession): Promise<boolean> {
  return (await db.collection<Role>(ROLES).findOne({ _id: roleId }, { projection: { _id: 1 }, session })) !== null;
}

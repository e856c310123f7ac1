import type { ViewersRequest, ViewersResponse } from '@bms/contracts/types/identity';
import type { Connection, mongo } from 'mongoose';
import { ROLES, type Role } from '../roles/role.model.ts';
import { USERS, type User } from '../users/user.model.ts';

type Filter = mongo.Filter<User>;

/** The records that users are to be shown: those of a module, with `all_records` also the records of others. */
type Viewed = Pick<ViewersRequest, 'module' | 'all_records'>;

/** Returns the alternatives by which staff may view records: as administrators, and by a role with the permission. */
export async function staffWhoView(db: Connection, { module, all_records }: Viewed): Promise<Filter[]> {
  const scope = { $in: all_records ? ['all'] : ['own', 'all'] };
  const grant = { module, action: 'view', scope } as const;
  const roles = db.collection<Role>(ROLES).find({ grants: { $elemMatch: grant } }, { projection: { _id: 1 } });
  return [{ is_admin: 1 }, { role_id: { $in: (await roles.toArray()).map(({ _id }) => _id) } }];
}

/** Returns those of some users who are active staff and may view records of a module. */
export async function findViewers(db: Connection, { user_ids, ...viewed }: ViewersRequest): Promise<ViewersResponse> {
  const active = { _id: { $in: user_ids }, user_type: 'staff', status: 'active' } as const;
  const filter: Filter = { ...active, $or: await staffWhoView(db, viewed) };
  return { user_ids: await db.collection<User>(USERS).distinct('_id', filter) };
}

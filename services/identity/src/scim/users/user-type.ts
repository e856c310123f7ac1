import { ROLES, type Role } from '../../roles/role.model.ts';
import { USERS, type User } from '../../users/user.model.ts';
import type { ResourceType } from '../resource-type.ts';
import { isChosen } from '../schema/choose-attributes.ts';
import { userSchema } from '../schema/user-schema.ts';
import { showUser } from './show-user.ts';
import { userFilters } from './user-filters.ts';
import { createUser, patchUser, removeUser, replaceUser } from './write-user.ts';

/** The users: the staff accounts. Portal users are not provisioned. */
export const userType: ResourceType = {
  schema: userSchema,
  endpoint: 'Users',
  collection: USERS,
  base: { user_type: 'staff' },
  isPatchedSilently: false,
  filterAttributes: ({ kit }) => userFilters(kit),
  show: async ({ kit, baseUrl }, ids, choice) => {
    const found = await kit.db
      .collection<User>(USERS)
      .find({ _id: { $in: [...ids] }, user_type: 'staff' })
      .toArray();
    const roleIds = isChosen(userSchema, choice, 'groups') ? [...new Set(found.map(({ role_id }) => role_id))] : [];
    const roles = await kit.db
      .collection<Role>(ROLES)
      .find({ _id: { $in: roleIds } }, { projection: { title: 1 } })
      .toArray();
    const titles = new Map(roles.map(({ _id, title }) => [_id, title]));
    const byId = new Map(found.map((user) => [user._id, user]));
    return ids.flatMap((id) => {
      const user = byId.get(id);
      return user ? [showUser(user, titles.get(user.role_id), baseUrl)] : [];
    });
  },
  create: createUser,
  replace: replaceUser,
  patch: patchUser,
  remove: removeUser,
};

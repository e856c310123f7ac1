import type { Kit } from '@bms/service-kit';
import { ROLES, type Role, roles } from '../../roles/role.model.ts';
import { USERS, type User } from '../../users/user.model.ts';
import {
  type FilterAttribute,
  type FilterAttributes,
  idCondition,
  metaAttributes,
} from '../filter/filter-attributes.ts';
import type { ResourceType } from '../resource-type.ts';
import { groupSchema } from '../schema/group-schema.ts';
import { externalIdFilter } from '../users/user-filters.ts';
import { findMembers, showGroup } from './show-group.ts';
import { createGroup, patchGroup, removeGroup, replaceGroup } from './write-group.ts';

/** The groups: the roles. */
export const groupType: ResourceType = {
  schema: groupSchema,
  endpoint: 'Groups',
  collection: ROLES,
  base: {},
  isPatchedSilently: true,
  filterAttributes: ({ kit }) => groupFilters(kit),
  show: async ({ kit, baseUrl }, ids) => {
    const [found, members] = await Promise.all([
      kit.db
        .collection<Role>(ROLES)
        .find({ _id: { $in: [...ids] } })
        .toArray(),
      findMembers(kit.db, ids),
    ]);
    const byId = new Map(found.map((role) => [role._id, role]));
    return ids.flatMap((id) => {
      const role = byId.get(id);
      return role ? [showGroup(role, members.get(id) ?? [], baseUrl)] : [];
    });
  },
  create: createGroup,
  replace: replaceGroup,
  patch: patchGroup,
  remove: removeGroup,
};

/** Returns the attributes by which groups are filtered and sorted. */
const groupFilters = ({ db }: Pick<Kit, 'db'>): FilterAttributes =>
  new Map<string, FilterAttribute>([
    ['id', { type: 'string', caseExact: true, value: { $toString: '$_id' }, equals: idCondition('_id') }],
    ['externalId', externalIdFilter(roles.service)],
    ['displayName', { type: 'string', value: '$title' }],
    ['members.value', { type: 'string', value: '', onlyEquals: true, equals: (id) => hasMember(db, Number(id)) }],
    ...metaAttributes('Group'),
  ]);

async function hasMember(db: Kit['db'], id: number) {
  const user = Number.isSafeInteger(id)
    ? await db.collection<User>(USERS).findOne({ _id: id, user_type: 'staff' }, { projection: { role_id: 1 } })
    : undefined;
  return { _id: user ? user.role_id : { $in: [] } };
}

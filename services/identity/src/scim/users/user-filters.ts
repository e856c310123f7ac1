import { EXTERNAL_KEYS, externalKey, type Kit } from '@bms/service-kit';
import { ROLES, type Role } from '../../roles/role.model.ts';
import { canonicalEmail } from '../../users/find-user.ts';
import { users } from '../../users/user.model.ts';
import { SOURCE } from '../context.ts';
import { equalsText } from '../filter/compare-value.ts';
import {
  type FilterAttribute,
  type FilterAttributes,
  idCondition,
  metaAttributes,
  textOf,
} from '../filter/filter-attributes.ts';
import { userNameKey } from './user-values.ts';

const shownName = { $trim: { input: { $concat: [textOf('$first_name'), ' ', textOf('$last_name')] } } };

/** Returns the attributes by which users are filtered and sorted. */
export function userFilters({ db }: Pick<Kit, 'db'>): FilterAttributes {
  const email: FilterAttribute = {
    type: 'string',
    value: '$email',
    equals: (text) => ({ email: canonicalEmail(text) }),
  };
  return new Map<string, FilterAttribute>([
    ['id', { type: 'string', caseExact: true, value: { $toString: '$_id' }, equals: idCondition('_id') }],
    ['externalId', externalIdFilter(users.service)],
    ['userName', { type: 'string', value: { $ifNull: ['$user_name', '$email'] }, equals: hasUserName }],
    ['name.givenName', { type: 'string', value: '$first_name' }],
    ['name.familyName', { type: 'string', value: '$last_name' }],
    ['displayName', { type: 'string', value: shownName }],
    ['title', { type: 'string', value: '$job_title' }],
    ['active', { type: 'boolean', value: { $eq: ['$status', 'active'] }, equals: hasStatus }],
    ['emails.value', email],
    ['emails.type', { type: 'string', value: { $literal: 'work' } }],
    ['emails.primary', { type: 'boolean', value: { $literal: true } }],
    ['phoneNumbers.value', { type: 'string', value: '$phone', equals: (phone) => ({ phone }) }],
    ['phoneNumbers.type', { type: 'string', value: { $cond: [{ $eq: [textOf('$phone'), ''] }, '', 'mobile'] } }],
    ['groups.value', { type: 'string', value: roleText, equals: idCondition('role_id') }],
    ['groups.display', { type: 'string', value: '', onlyEquals: true, equals: (title) => inRole(db, title) }],
    ...metaAttributes('User'),
  ]);
}

/** The text of the role; empty without one. */
const roleText = { $cond: [{ $gt: ['$role_id', 0] }, { $toString: '$role_id' }, ''] };

const hasStatus = (active: string) => ({ status: active === 'true' ? 'active' : 'inactive' });

/** The user name of accounts that no directory named is their email. */
function hasUserName(text: string) {
  const key = userNameKey(text);
  return { $or: [{ user_name_key: key }, { email: key, user_name_key: { $exists: false } }] };
}

async function inRole(db: Kit['db'], title: string) {
  const same = equalsText({ value: '$title' }, title);
  return { role_id: { $in: await db.collection<Role>(ROLES).distinct('_id', same) } };
}

/** Returns the attribute externalId of the records of a resource. */
export const externalIdFilter = (service: string): FilterAttribute => ({
  type: 'string',
  caseExact: true,
  value: `$external_ids.${SOURCE}`,
  equals: (id) => ({ [EXTERNAL_KEYS]: externalKey(service, { source: SOURCE, id }) }),
});

import { fullName, type User } from '../../users/user.model.ts';
import { SOURCE } from '../context.ts';
import { tagOf } from '../protocol/etag.ts';
import type { Json } from '../protocol/request.ts';
import { userSchema } from '../schema/user-schema.ts';

/** Returns the entity tag of an account. */
export const tagOfUser = ({ version }: Pick<User, 'version'>): string => tagOf(version);

/** Returns an account as a user. @param role the name of its role */
export function showUser(user: User, role: string | undefined, baseUrl: string): Json {
  const { _id, first_name, last_name, email, phone, job_title, role_id } = user;
  const externalId = externalIdOf(user);
  return {
    schemas: [userSchema.id],
    id: String(_id),
    ...(externalId && { externalId }),
    userName: user.user_name ?? email,
    name: { familyName: last_name, givenName: first_name },
    displayName: fullName(user),
    ...(job_title && { title: job_title }),
    active: user.status === 'active',
    emails: [{ value: email, type: 'work' }],
    ...(phone && { phoneNumbers: [{ value: phone, type: 'mobile' }] }),
    ...(role !== undefined && {
      groups: [{ value: String(role_id), $ref: `${baseUrl}/Groups/${role_id}`, display: role, type: 'direct' }],
    }),
    meta: {
      resourceType: 'User',
      created: user.created_at.toISOString(),
      lastModified: user.updated_at.toISOString(),
      location: `${baseUrl}/Users/${_id}`,
      version: tagOfUser(user),
    },
  };
}

/** Returns the id of a record in the directory; undefined without one. */
export const externalIdOf = ({ external_ids }: { readonly external_ids?: unknown }): string | undefined =>
  (external_ids as Record<string, string> | undefined)?.[SOURCE];

/** Returns the external ids of a record with another id in the directory; undefined without any. */
export function withExternalId({ external_ids }: { readonly external_ids?: unknown }, id: string | undefined) {
  const { [SOURCE]: _former, ...others } = (external_ids ?? {}) as Record<string, string>;
  const all = id === undefined ? others : { ...others, [SOURCE]: id };
  return Object.keys(all).length > 0 ? all : undefined;
}

import { hash } from 'node:crypto';
import type { ClientSession, Connection } from 'mongoose';
import type { Role } from '../../roles/role.model.ts';
import { USERS, type User } from '../../users/user.model.ts';
import { tagOf } from '../protocol/etag.ts';
import type { Json } from '../protocol/request.ts';
import { groupSchema } from '../schema/group-schema.ts';
import { externalIdOf } from '../users/show-user.ts';

/** A member of a group. */
export type Member = Pick<User, '_id' | 'role_id'>;

/** Finds the members of roles, by role and in the order of their ids. */
export async function findMembers(
  db: Connection,
  roleIds: readonly number[],
  session?: ClientSession,
): Promise<ReadonlyMap<number, readonly Member[]>> {
  const members = await db
    .collection<User>(USERS)
    .find({ user_type: 'staff', role_id: { $in: [...roleIds] } }, { ...(session && { session }) })
    .project<Member>({ role_id: 1 })
    .sort({ _id: 1 })
    .toArray();
  return Map.groupBy(members, ({ role_id }) => role_id);
}

const DIGEST_LENGTH = 16;

/** Returns the entity tag of a role with its members, which are stored in the accounts. */
export function tagOfGroup({ version }: Pick<Role, 'version'>, members: readonly Member[]): string {
  const digest = hash('sha256', members.map(({ _id }) => _id).join(','), 'base64url').slice(0, DIGEST_LENGTH);
  return tagOf(`${version}-${digest}`);
}

/** Returns a role as a group. */
export function showGroup(role: Role, members: readonly Member[], baseUrl: string): Json {
  const externalId = externalIdOf(role);
  return {
    schemas: [groupSchema.id],
    id: String(role._id),
    ...(externalId && { externalId }),
    displayName: role.title,
    ...(members.length > 0 && {
      members: members.map((member) => ({
        value: String(member._id),
        $ref: `${baseUrl}/Users/${member._id}`,
        type: 'User',
      })),
    }),
    meta: {
      resourceType: 'Group',
      created: role.created_at.toISOString(),
      lastModified: role.updated_at.toISOString(),
      location: `${baseUrl}/Groups/${role._id}`,
      version: tagOfGroup(role, members),
    },
  };
}

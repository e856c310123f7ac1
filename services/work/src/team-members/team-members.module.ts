import { invalid } from '@bms/contracts';
import { isActiveStaff, type Users } from '@bms/projections';
import { createResource, crud, defineModule, type ReadTransaction, type StoredValues } from '@bms/service-kit';
import type { Work } from '../setup.ts';
import { followAccess, renameMember } from './follow-users.ts';
import { type TeamMember, teamMembers } from './team-members.model.ts';

export const teamMembersModule = defineModule({
  service: teamMembers.service,
  models: teamMembers.models,
  setup: ({ kit, users }: Work) => {
    const resource = createResource(kit, teamMembers, { compute: (member, tx) => nameOf(users, member, tx) });
    users.follow({ changed: renameMember(resource, users), access: followAccess(resource) });
    return crud(resource);
  },
});

/**
 * Returns the name of the member from the projection.
 * @throws ApiError validation_failed if the user has become inactive meanwhile
 */
async function nameOf(
  users: Users,
  member: StoredValues<TeamMember>,
  { session }: ReadTransaction,
): Promise<StoredValues<TeamMember>> {
  const userId = member.user_id ?? 0;
  const user = (await users.lock([userId], session)).get(userId);
  if (!user) return { deleted_with_user: undefined };
  if (isActiveStaff(user)) return { user_name: user.name, deleted_with_user: undefined };
  throw invalid({ field: 'user_id', code: 'inactive', message: `user_id ${userId} is not an active staff member.` });
}

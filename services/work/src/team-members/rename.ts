import type { EffectHandler } from '@bms/events';
import { type Resource, searchFields, type Users } from '@bms/service-kit';
import type { TeamMember } from './team-members.model.ts';

/** Updates the name of a user in its memberships; a restored one gets the current name. */
export function renameMember(resource: Resource<TeamMember>, users: Users): EffectHandler {
  return async (event, { session }) => {
    const userId = Number(event.recordId);
    // The projection has the latest name; an event may be a retried older one.
    const user = (await users.lock([userId], session)).get(userId);
    if (!user) return;
    const name = { user_name: user.name };
    await resource.model.updateMany(
      { user_id: userId },
      { $set: { ...name, ...searchFields(resource, name) } },
      { session },
    );
  };
}

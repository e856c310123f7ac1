import type { EffectHandler } from '@bms/events';
import { type Resource, searchFields, type Users } from '@bms/service-kit';
import type { TeamMember } from './team-members.model.ts';

/** Removes a user from every project: the memberships are deleted and can be restored. */
export function removeMemberships({ model, deleted, total }: Resource<TeamMember>): EffectHandler {
  return async (event, { session }) => {
    const memberships = { user_id: Number(event.recordId) };
    const found = await model.find(memberships).session(session).lean();
    if (found.length === 0) return;
    const deletion = { deleted_at: new Date(), deleted_by: 0 };
    const hidden = found.map((member) => ({ ...member, version: member.version + 1, ...deletion }));
    await deleted.insertMany(hidden, { session });
    await model.deleteMany(memberships, { session });
    await total?.add(-found.length, session);
  };
}

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

import type { EffectHandler } from '@bms/events';
import type { Resource } from '@bms/service-kit';
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

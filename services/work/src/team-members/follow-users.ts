import type { EffectHandler } from '@bms/events';
import type { UserEffects, Users } from '@bms/projections';
import { ownCall, type Resource, removeRecord, restoreRecord, searchFields } from '@bms/service-kit';
import type { TeamMember } from './team-members.model.ts';

/**
 * Removes an inactive user from every project, and restores the memberships that ended so when the user is active again,
 * except in projects that the user was added to since.
 */
export function followAccess(resource: Resource<TeamMember>): NonNullable<UserEffects['access']> {
  const { kit, model, deleted, rpc } = resource;
  return async ({ userId: user_id, isActive, requestId, traceparent }, tx) => {
    const call = ownCall(kit, { rpc: rpc(isActive ? 'Restore' : 'Delete').path, requestId, traceparent });
    const current = await model.find({ user_id }).session(tx.session).lean();
    if (!isActive) {
      for (const member of current) await removeRecord(resource, { ...member, deleted_with_user: true }, call, tx);
      return;
    }
    const projects = new Set(current.map(({ project_id }) => project_id));
    const ended = await deleted.find({ user_id, deleted_with_user: true }).session(tx.session).lean();
    for (const { _id, project_id } of ended) {
      if (!projects.has(project_id)) await restoreRecord(resource, _id, call, tx);
      projects.add(project_id);
    }
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

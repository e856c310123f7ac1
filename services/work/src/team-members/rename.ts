import type { EffectHandler } from '@bms/events';
import { findable, type Resource, type Users } from '@bms/service-kit';

/** Brings the name that a user has now to the memberships; one that is restored gets it then. */
export function renameMember(resource: Resource, users: Users): EffectHandler {
  return async (event, { session }) => {
    const userId = Number(event.recordId);
    // The copy holds the newest name; an event may be an older one that is tried again.
    const user = (await users.lock([userId], session)).get(userId);
    if (!user) return;
    const name = { user_name: user.name };
    await resource.model.updateMany(
      { user_id: userId },
      { $set: { ...name, ...findable(resource, name) } },
      { session },
    );
  };
}

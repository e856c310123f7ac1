import { createResource, type Kit, type Resource } from '@bms/service-kit';
import { users } from './user.model.ts';
import { userEvents } from './user-events.ts';

/** Accounts as identity itself changes them, without the rules for those who look after the team. */
export function accountsOf(kit: Kit): Resource {
  return createResource(kit, users, { events: userEvents });
}

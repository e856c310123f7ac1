import { createResource, type Kit, type Resource } from '@bms/service-kit';
import { portalUsers, type User, users } from './user.model.ts';
import { userEvents } from './user-events.ts';

/** Writes of accounts by identity itself, without the rules for administrators. */
export interface Accounts {
  /** Returns the resource of an account: the team or the portal users. */
  of(user: Pick<User, 'user_type'>): Resource;
}

export function accountsOf(kit: Kit): Accounts {
  const rules = { events: userEvents };
  const [team, portal] = [createResource(kit, users, rules), createResource(kit, portalUsers, rules)];
  return { of: ({ user_type }) => (user_type === 'client' ? portal : team) };
}

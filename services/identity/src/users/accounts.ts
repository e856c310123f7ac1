import type { DirectoryUser } from '@bms/contracts/types/identity';
import { createResource, type DomainEvent, type Kit, type RecordChange, type Resource } from '@bms/service-kit';
import { accountComputed, fullName, portalUsers, type User, users } from './user.model.ts';

/** Writes of accounts by identity itself, without the rules for administrators. */
export interface Accounts {
  /** Returns the resource of an account: the team or the portal users. */
  of(user: Pick<User, 'user_type'>): Resource;
}

export function accountsOf(kit: Kit): Accounts {
  const rules = { computed: accountComputed, events: userEvents };
  const [team, portal] = [createResource(kit, users, rules), createResource(kit, portalUsers, rules)];
  return { of: ({ user_type }) => (user_type === 'client' ? portal : team) };
}

/** Builds the event of an account change, whose data is the account as other services project it. */
export function userEvents(change: RecordChange<User>): DomainEvent[] {
  const { _id, version } = change.after;
  const user = directoryUserOf(change.after);
  const data = { ...user, status: change.kind === 'deleted' ? 'inactive' : user.status };
  const message = 'bms.identity.UserEvent';
  const seenBy =
    user.user_type === 'client' ? { module: 'portal_users', clientId: user.client_id } : { module: 'team' };
  return [{ message, type: typeOf(change), recordId: _id, version, data, ...seenBy, owners: [_id] }];
}

function typeOf(change: RecordChange<User>): string {
  if (change.kind === 'created') return 'user.created';
  return losesAccess(change) ? 'user.deactivated' : 'user.updated';
}

/** Returns true if the account cannot be used after the change. */
export function losesAccess({ kind, before, after }: RecordChange<User>): boolean {
  return kind === 'deleted' || (before?.status === 'active' && after.status === 'inactive');
}

/** Returns an account as other services project it, for events and the directory. */
export function directoryUserOf(user: User): DirectoryUser {
  const { _id: id, version, status, user_type, role_id, client_id } = user;
  return { id, version, name: fullName(user), status, user_type, is_admin: user.is_admin === 1, role_id, client_id };
}

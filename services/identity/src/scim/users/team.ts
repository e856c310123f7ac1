import { type Call, contextKey, createResource, type RecordChange, type Resource } from '@bms/service-kit';
import type { Identity } from '../../setup.ts';
import { hasActiveProvider } from '../../sso/providers/find-provider.ts';
import { assertAdministratorsRemain } from '../../team/administrators.ts';
import { accountRules } from '../../users/account-rules.ts';
import { newAccount, type User, users } from '../../users/user.model.ts';

/** Set in the context of a call that creates an inactive account, which is not invited. */
const inactive = contextKey<true>('inactive account');

/** Marks a call that creates an account which is deactivated in the same transaction. */
export const withoutInvitation = (call: Call): void => call.context.set(inactive, true);

/**
 * Creates the resource of the staff accounts for directories. Its rules are those of the team, except that an account may be
 * without a role, and so without permissions, until it is the member of a group.
 */
export function teamOfDirectories(identity: Identity): Resource<User> {
  const { kit } = identity;
  const shared = accountRules(identity, {
    assertAllowed: (change, tx) => assertAdministratorsRemain(kit, change, tx),
    // With single sign-on, nobody needs a password.
    isInvited: async (_user, tx) => !(await hasActiveProvider(kit.db, tx)),
  });
  return createResource(kit, users, {
    ...shared,
    follow: async (change: RecordChange<User>, tx) => {
      const isInvited = change.kind !== 'created' || !change.call?.context.get(inactive);
      if (isInvited) await shared.follow(change, tx);
    },
    defaults: () => ({ ...newAccount, user_type: 'staff' }),
  }) as unknown as Resource<User>;
}

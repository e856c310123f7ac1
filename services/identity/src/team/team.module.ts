import {
  createResource,
  crud,
  type Handler,
  type Kit,
  type Resource,
  type ServiceModule,
  type StoredValues,
} from '@bms/service-kit';
import type { Identity, OpenIdentity } from '../identity.ts';
import { withRecentSignIn } from '../sessions/recent-sign-in.ts';
import { accountRules } from '../users/account-rules.ts';
import { changesCredentials } from '../users/changes-credentials.ts';
import { newAccount, users } from '../users/user.model.ts';
import { assertAdministratorRemains, assertNoEscalation } from './administrators.ts';
import { checkRoleOfMember } from './role-of-member.ts';

/** Creates the module of the team, the accounts of the staff. */
export function teamModule(open: OpenIdentity): ServiceModule {
  return {
    service: users.service,
    models: users.models,
    setup: async (kit) => {
      const identity = await open(kit);
      const handlers = crud(teamOf(kit, identity));
      const changes = changesCredentials(kit.db, 'member');
      return {
        ...handlers,
        Create: withRecentSignIn(identity, handlers.Create as Handler, 'member', () => false),
        Update: withRecentSignIn(identity, handlers.Update as Handler, 'member', changes),
      };
    },
  };
}

function teamOf(kit: Kit, identity: Identity): Resource {
  const shared = accountRules(identity, async (change, tx) => {
    assertNoEscalation(change);
    await checkRoleOfMember(kit, change, tx);
    await assertAdministratorRemains(kit, change, tx);
  });
  return createResource(kit, users, {
    ...shared,
    defaults: () => ({ ...newAccount, user_type: 'staff' }),
    computeStored: derived,
  });
}

/** Removes the role of administrators. */
const derived = ({ is_admin, role_id }: StoredValues): StoredValues => ({ role_id: is_admin === 1 ? 0 : role_id });

import { createResource, crud, type Kit, type Resource, type ServiceModule, type StoredValues } from '@bms/service-kit';
import type { Identity, OpenIdentity } from '../identity.ts';
import { accountRules } from '../users/account-rules.ts';
import { newAccount, users } from '../users/user.model.ts';
import { assertAdministratorRemains, assertNoEscalation } from './administrators.ts';
import { checkRoleOfMember } from './role-of-member.ts';

/** Creates the module of the team, the accounts of the staff. */
export function teamModule(open: OpenIdentity): ServiceModule {
  return {
    service: users.service,
    models: users.models,
    setup: async (kit) => {
      const team = teamOf(kit, await open(kit));
      return crud(team);
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

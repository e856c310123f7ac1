import { createResource, defineModule, type Kit, type Resource, type StoredValues } from '@bms/service-kit';
import type { Identity } from '../setup.ts';
import { accountHandlers } from '../users/account-handlers.ts';
import { accountRules } from '../users/account-rules.ts';
import { newAccount, users } from '../users/user.model.ts';
import { assertAdministratorsRemain, assertNoEscalation } from './administrators.ts';
import { listNames } from './names.ts';
import { checkRoleOfMember } from './role-of-member.ts';

/** The module of the team, the accounts of the staff. */
export const teamModule = defineModule({
  service: users.service,
  models: users.models,
  setup: (identity: Identity) => {
    const { kit } = identity;
    const resource = teamOf(kit, identity);
    return { ...accountHandlers(identity, resource, 'member'), Names: listNames(resource) };
  },
});

function teamOf(kit: Kit, identity: Identity): Resource {
  const shared = accountRules(identity, {
    assertAllowed: async (change, tx) => {
      assertNoEscalation(change);
      await checkRoleOfMember(kit, change, tx);
      await assertAdministratorsRemain(kit, change, tx);
    },
  });
  return createResource(kit, users, {
    ...shared,
    defaults: () => ({ ...newAccount, user_type: 'staff' }),
    compute: derived,
  });
}

/** Removes the role of administrators. */
const derived = ({ is_admin, role_id }: StoredValues): StoredValues => ({ role_id: is_admin === 1 ? 0 : role_id });

import {
  createResource,
  crud,
  defineModule,
  type Kit,
  type Resource,
  type StoredValues,
  withRecentSignIn,
} from '@bms/service-kit';
import { recentSignInOf } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';
import { accountRules } from '../users/account-rules.ts';
import { changesCredentials } from '../users/changes-credentials.ts';
import { sendInvitation } from '../users/invite.ts';
import { newAccount, users } from '../users/user.model.ts';
import { assertAdministratorRemains, assertNoEscalation } from './administrators.ts';
import { listNames } from './names.ts';
import { checkRoleOfMember } from './role-of-member.ts';

/** Creates the module of the team, the accounts of the staff. */
export const teamModule = defineModule({
  service: users.service,
  models: users.models,
  setup: (identity: Identity) => {
    const { kit } = identity;
    const resource = teamOf(kit, identity);
    const handlers = crud(resource);
    const assertRecent = recentSignInOf(identity);
    const body = 'member';
    const isConcerned = changesCredentials(kit.db, body);
    return {
      ...handlers,
      Create: withRecentSignIn(assertRecent, handlers.Create, { body, isConcerned: () => false }),
      Update: withRecentSignIn(assertRecent, handlers.Update, { body, isConcerned }),
      SendInvitation: sendInvitation(identity, resource),
      Names: listNames(resource),
    };
  },
});

function teamOf(kit: Kit, identity: Identity): Resource {
  const shared = accountRules(identity, async (change, tx) => {
    assertNoEscalation(change);
    await checkRoleOfMember(kit, change, tx);
    await assertAdministratorRemains(kit, change, tx);
  });
  return createResource(kit, users, {
    ...shared,
    defaults: () => ({ ...newAccount, user_type: 'staff' }),
    compute: derived,
  });
}

/** Removes the role of administrators. */
const derived = ({ is_admin, role_id }: StoredValues): StoredValues => ({ role_id: is_admin === 1 ? 0 : role_id });

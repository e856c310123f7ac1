import { createResource, defineModule, type Kit, type Resource, remoteLookup } from '@bms/service-kit';
import type { Identity } from '../setup.ts';
import { accountHandlers } from '../users/account-handlers.ts';
import { accountRules } from '../users/account-rules.ts';
import { newAccount, portalUsers } from '../users/user.model.ts';
import { checkClient, portalClientModel } from './clients-of-portal.ts';
import { followClients } from './follow-clients.ts';

/** The module of portal users, the accounts of people at clients. */
export const portalUsersModule = defineModule({
  service: portalUsers.service,
  models: [...portalUsers.models, portalClientModel],
  setup: (identity: Identity) => {
    const { kit } = identity;
    kit.references.provide('clients', remoteLookup(kit, '/bms.crm.Clients/Get'));
    const resource = portalUsersOf(kit, identity);
    kit.consume({ name: 'portal_users', from: 'crm', effects: followClients(resource) });
    return accountHandlers(identity, resource, 'portal_user');
  },
});

function portalUsersOf(kit: Kit, identity: Identity): Resource {
  const shared = accountRules(identity, { assertAllowed: (change, tx) => checkClient(kit.db, change, tx) });
  return createResource(kit, portalUsers, { ...shared, defaults: () => portalAccount });
}

/** The fixed fields of a new portal user. */
const portalAccount = { ...newAccount, user_type: 'client', is_admin: 0, role_id: 0, job_title: '', language: 'en' };

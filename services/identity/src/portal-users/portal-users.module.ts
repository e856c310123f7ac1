import {
  createResource,
  crud,
  type Kit,
  listDeleted,
  type Resource,
  restore,
  type ServiceModule,
  type StoredValues,
} from '@bms/service-kit';
import type { Identity } from '../identity.ts';
import type { OpenIdentity } from '../modules.ts';
import { accountRules } from '../users/account-rules.ts';
import { newAccount, portalUsers } from '../users/user.model.ts';
import { clientLookup } from './client-lookup.ts';
import { checkClient } from './clients-of-portal.ts';
import { followClients } from './follow-clients.ts';
import { portalClientModel } from './portal-client.model.ts';

/** The accounts of clients' people. */
export function portalUsersModule(open: OpenIdentity): ServiceModule {
  return {
    service: portalUsers.service,
    models: [...portalUsers.models, portalClientModel],
    setup: async (kit) => {
      kit.references.provide('clients', clientLookup(kit));
      const resource = portalUsersOf(kit, await open(kit));
      kit.consume({ name: 'portal_users', from: 'crm', effects: followClients(resource) });
      return { ...crud(resource), ListDeleted: listDeleted(resource), Restore: restore(resource) };
    },
  };
}

function portalUsersOf(kit: Kit, identity: Identity): Resource {
  const shared = accountRules(identity);
  return createResource(kit, portalUsers, {
    ...shared,
    defaults: () => portalAccount,
    derived,
    check: async (change, tx) => {
      await checkClient(kit.db, change, tx);
      await shared.check(change, tx);
    },
  });
}

/** What a portal user has that nobody sends. */
const portalAccount = { ...newAccount, user_type: 'client', is_admin: 0, role_id: 0, job_title: '', language: 'en' };

/** Why an account was made inactive is of no interest once it is active again. */
const derived = ({ status }: StoredValues): StoredValues =>
  status === 'active' ? { closed_with_client: undefined } : {};

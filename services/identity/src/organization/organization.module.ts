import { currencyDecimals } from '@bms/contracts/money';
import {
  compileAnswer,
  createResource,
  get,
  type Handler,
  type Kit,
  type Resource,
  type ServiceModule,
  update,
} from '@bms/service-kit';
import { remoteLookup } from '../remote-lookup.ts';
import { checkLocale } from './check-locale.ts';
import { ensureOrganization } from './first-organization.ts';
import { ORGANIZATION_ID, organizations, readOrganization } from './organization.model.ts';
import { organizationEvents } from './organization-events.ts';

/** The module of the organization: one record, created at the first start. */
export const organizationModule: ServiceModule = {
  service: organizations.service,
  models: organizations.models,
  setup: async (kit) => {
    kit.references.provide('files', remoteLookup(kit, '/bms.files.Files/Get'));
    const resource = organizationResource(kit);
    await ensureOrganization(kit, resource);
    return {
      Get: get(resource, 'Get', ORGANIZATION_ID),
      Update: update(resource, 'Update', ORGANIZATION_ID),
      Show: show(resource),
    };
  },
};

function organizationResource(kit: Kit): Resource {
  return createResource(kit, organizations, {
    computed: { currency_decimals: ({ currency }) => currencyDecimals(String(currency)) },
    check: checkLocale,
    events: organizationEvents,
  });
}

/** Returns the fields that every caller may see. */
function show(resource: Resource): Handler {
  const answer = compileAnswer(resource, resource.rpc('Show'));
  return async (call) => {
    const organization = await readOrganization(resource.kit.db);
    call.setVersion(organization.version);
    return answer(organization);
  };
}

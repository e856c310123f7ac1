import type { UpdateOrganizationRequest } from '@bms/contracts/types/identity';
import { currencyDecimals, DEFAULT_CURRENCY } from '@bms/money';
import {
  type Call,
  compileAnswer,
  countryCodeFields,
  createResource,
  DEFAULT_ACCENT_COLOR,
  DEFAULT_NUMBER_FORMATS,
  defineModule,
  getOnly,
  type HandlerOf,
  insertRecord,
  type Kit,
  ownCall,
  type RecordEvents,
  type Resource,
  type ResourceRules,
  recordEvent,
  remoteLookup,
  updateOnly,
  withRecentSignIn,
} from '@bms/service-kit';
import { recentSignInOf } from '../sessions/recent-sign-in.ts';
import type { Identity } from '../setup.ts';
import { assertCanSwitchOff } from '../sso/required/switch-off.ts';
import { memberLookup } from '../users/find-user.ts';
import { lockMutex } from '../users/mutex.ts';
import { readableAccent, showBranding, showLogo } from './branding.ts';
import {
  ORGANIZATION_ID,
  type OrganizationRecord,
  organizationSettings,
  organizations,
  readOrganization,
} from './organization.model.ts';
import { assertOrganization } from './organization-rules.ts';

/** The module of the organization: one record, created at the first start. */
export const organizationModule = defineModule({
  service: organizations.service,
  models: organizations.models,
  setup: async (identity: Identity) => {
    const { kit } = identity;
    kit.references.provide('users', memberLookup(kit.db));
    kit.references.provide('files', remoteLookup(kit, '/bms.files.Files/Get'));
    const resource = organizationResource(kit);
    await ensureOrganization(kit, resource);
    const assertRecent = recentSignInOf(identity);
    return {
      Get: getOnly(resource, 'Get', ORGANIZATION_ID),
      Details: getOnly(resource, 'Details', ORGANIZATION_ID),
      Update: withRecentSignIn(assertRecent, updateOnly(resource, 'Update', ORGANIZATION_ID), {
        isConcerned: switchesRule,
      }),
      Show: show(resource),
      Branding: showBranding(kit),
      Logo: showLogo(kit),
    };
  },
});

/** Returns true for a change of what protects accounts, which a session alone must not achieve. */
const switchesRule = ({ mask, request }: Call<UpdateOrganizationRequest>): boolean =>
  (mask.includes('require_recent_sign_in') && !request.organization?.require_recent_sign_in) ||
  mask.includes('second_factor_required_for') ||
  mask.includes('second_factor_grace_days') ||
  mask.includes('password_sign_in') ||
  mask.includes('break_glass_user_id');

function organizationResource(kit: Kit): Resource<OrganizationRecord> {
  return createResource(kit, organizations, {
    computed: { currency_decimals: ({ currency }) => currencyDecimals(currency) },
    fallbacks: {
      ...numberFormats,
      invoice_numbering: () => 'on_create',
      overpayment: () => 'reject',
      accent_color: () => DEFAULT_ACCENT_COLOR,
      second_factor_required_for: () => 'none',
      password_sign_in: () => 'on',
    },
    compute: (organization, _tx, change) => ({
      ...countryCodeFields(organization, change),
      accent_color: readableAccent(organization.accent_color || DEFAULT_ACCENT_COLOR),
    }),
    assert: async (change, tx) => {
      assertOrganization(change);
      await assertCanSwitchOff(kit.db, change, tx);
    },
    events: organizationEvents,
  });
}

const described: RecordEvents<OrganizationRecord, 'organization'> = {
  message: 'bms.identity.OrganizationEvent',
  resource: 'organization',
  module: 'organization',
  data: (organization) => ({
    id: organization._id,
    version: organization.version,
    ...organizationSettings(organization),
  }),
};

/** Builds the event with the current organization after each change and its creation. */
const organizationEvents: ResourceRules<OrganizationRecord>['events'] = ({ after }) => [
  recordEvent(organizations, described, 'updated', after),
];

/** The number formats of organizations that were stored before the fields existed. */
const numberFormats = Object.fromEntries(
  Object.entries(DEFAULT_NUMBER_FORMATS).map(([field, format]) => [field, () => format]),
);

/** Returns the fields that every caller may see. */
function show(resource: Resource<OrganizationRecord>): HandlerOf<'/bms.identity.Organization/Show'> {
  const answer = compileAnswer(resource, resource.rpc('Show'));
  return async (call) => {
    const organization = await readOrganization(resource.kit.db);
    call.setVersion(organization.version);
    return answer(organization);
  };
}

/** The organization of a fresh system. */
const fresh = { _id: ORGANIZATION_ID, name: 'My company', currency: DEFAULT_CURRENCY, locale: 'en', time_zone: 'UTC' };

/** Creates the organization if there is none. Only one of several starting copies does. */
async function ensureOrganization(kit: Kit, resource: Resource<OrganizationRecord>): Promise<void> {
  const model = kit.db.model(organizations.name);
  if (await model.exists({ _id: ORGANIZATION_ID })) return;
  const call = ownCall(kit, { rpc: resource.rpc('Update').path });
  await kit.write(call, async (tx) => {
    await lockMutex(kit.db, tx.session, 'organization');
    if (await model.exists({ _id: ORGANIZATION_ID }).session(tx.session)) return;
    await insertRecord(resource, fresh, call, tx);
  });
}

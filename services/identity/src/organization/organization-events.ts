import { type ResourceRules, recordEvent } from '@bms/service-kit';
import { type OrganizationRecord, organizations } from './organization.model.ts';

const described = {
  message: 'bms.identity.OrganizationEvent',
  resource: 'organization',
  module: 'organization',
  data: ({ _id: id, version, name, currency, locale, time_zone }: OrganizationRecord) => ({
    id,
    version,
    name,
    currency,
    locale,
    time_zone,
  }),
};

/** Builds the event with the current organization after each change and its creation. */
export const organizationEvents: ResourceRules<OrganizationRecord>['events'] = ({ after }) => [
  recordEvent(organizations, described, 'updated', after),
];

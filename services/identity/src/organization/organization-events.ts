import { type ResourceRules, recordEvent } from '@bms/service-kit';
import { type OrganizationRecord, organizationSettings, organizations } from './organization.model.ts';

const described = {
  message: 'bms.identity.OrganizationEvent',
  resource: 'organization',
  module: 'organization',
  data: (organization: OrganizationRecord) => ({
    id: organization._id,
    version: organization.version,
    ...organizationSettings(organization),
  }),
};

/** Builds the event with the current organization after each change and its creation. */
export const organizationEvents: ResourceRules<OrganizationRecord>['events'] = ({ after }) => [
  recordEvent(organizations, described, 'updated', after),
];

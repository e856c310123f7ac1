import { type RecordEvents, type ResourceRules, recordEvent } from '@bms/service-kit';
import { type OrganizationRecord, organizationSettings, organizations } from './organization.model.ts';

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
export const organizationEvents: ResourceRules<OrganizationRecord>['events'] = ({ after }) => [
  recordEvent(organizations, described, 'updated', after),
];

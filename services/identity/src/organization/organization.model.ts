import { defineModel, type RecordOf } from '@bms/service-kit';

/** The id of the only record. */
export const ORGANIZATION_ID = 1;

export const organizations = defineModel('organizations', {
  service: 'bms.identity.Organization',
  title: 'name',
  keepDeleted: true,
});

/** The business that runs this installation, as stored. */
export type OrganizationRecord = RecordOf<typeof organizations>;

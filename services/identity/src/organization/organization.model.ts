import { defineModel, type RecordOf } from '@bms/service-kit';
import type { Connection } from 'mongoose';

/** The id of the only record. */
export const ORGANIZATION_ID = 1;

export const organizations = defineModel('organizations', {
  service: 'bms.identity.Organization',
  title: 'name',
  keepDeleted: true,
});

/** The business that runs this installation, as stored. */
export type OrganizationRecord = RecordOf<typeof organizations>;

/** Returns the organization of this installation. @throws Error before the first start has created it */
export async function readOrganization(db: Connection): Promise<OrganizationRecord> {
  const found = await db.collection<OrganizationRecord>(organizations.name).findOne({ _id: ORGANIZATION_ID });
  if (!found) throw new Error('the organization has not been created');
  return found as OrganizationRecord;
}

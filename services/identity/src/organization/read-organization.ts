import type { Connection } from 'mongoose';
import { ORGANIZATION_ID, type OrganizationRecord, organizations } from './organization.model.ts';

/** Returns the organization of this installation. @throws Error before the first start has created it */
export async function readOrganization(db: Connection): Promise<OrganizationRecord> {
  const found = await db.collection<OrganizationRecord>(organizations.name).findOne({ _id: ORGANIZATION_ID });
  if (!found) throw new Error('the organization has not been created');
  return found as OrganizationRecord;
}

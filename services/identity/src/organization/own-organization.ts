import { freshOrganization, type OpenOrganization, type Organization, scheduleRefresh } from '@bms/service-kit';
import { ORGANIZATION_ID, type OrganizationRecord, organizationSettings, organizations } from './organization.model.ts';

/** The interval of reading the organization, which another process may have updated, in milliseconds. */
const REFRESH_MS = 2000;

/** Opens the organization from its record; that of a fresh system before the first start has created it. */
export const openOwnOrganization: OpenOrganization = async (runtime) => {
  const records = runtime.db.collection<OrganizationRecord>(organizations.name);
  let known: Organization = freshOrganization;
  const read = async () => {
    const found = await records.findOne({ _id: ORGANIZATION_ID });
    if (found) known = { ...freshOrganization, ...organizationSettings(found) };
  };
  await read();
  scheduleRefresh(runtime, { what: 'the organization', intervalMs: REFRESH_MS, read });
  return { current: () => known, ready: async () => known };
};

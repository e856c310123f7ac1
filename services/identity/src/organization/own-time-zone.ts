import { type OpenTimeZone, scheduleRefresh } from '@bms/service-kit';
import { ORGANIZATION_ID, type OrganizationRecord, organizations } from './organization.model.ts';

/** The interval of reading the organization, which another process may have updated, in milliseconds. */
const REFRESH_MS = 2000;

/** Opens the time zone of the organization from its record; UTC before the first start has created it. */
export const openOwnTimeZone: OpenTimeZone = async (runtime) => {
  const records = runtime.db.collection<OrganizationRecord>(organizations.name);
  let timeZone = 'UTC';
  const read = async () => {
    const found = await records.findOne({ _id: ORGANIZATION_ID }, { projection: { time_zone: 1 } });
    timeZone = found?.time_zone || timeZone;
  };
  await read();
  scheduleRefresh(runtime, { what: 'the organization', intervalMs: REFRESH_MS, read });
  return () => timeZone;
};

import {
  DEFAULT_ACCENT_COLOR,
  DEFAULT_NUMBER_FORMATS,
  defineModel,
  freshOrganization,
  type OpenOrganization,
  type Organization,
  type RecordOf,
  scheduleRefresh,
} from '@bms/service-kit';
import type { Connection } from 'mongoose';

/** The id of the only record. */
export const ORGANIZATION_ID = 1;

/** The interval of reading the organization, which another process may have updated, in milliseconds. */
const REFRESH_MS = 2000;

export const organizations = defineModel('organizations', {
  service: 'bms.identity.Organization',
  title: 'name',
  keepDeleted: true,
});

/** The business that runs this installation, as stored. */
export type OrganizationRecord = RecordOf<typeof organizations>;

/** Returns the part of the organization that other services keep as a projection. */
export function organizationSettings({ name, currency, locale, time_zone, due_days, ...rest }: OrganizationRecord) {
  return {
    name,
    currency,
    locale,
    time_zone,
    invoice_number_format: rest.invoice_number_format || DEFAULT_NUMBER_FORMATS.invoice_number_format,
    credit_note_number_format: rest.credit_note_number_format || DEFAULT_NUMBER_FORMATS.credit_note_number_format,
    estimate_number_format: rest.estimate_number_format || DEFAULT_NUMBER_FORMATS.estimate_number_format,
    order_number_format: rest.order_number_format || DEFAULT_NUMBER_FORMATS.order_number_format,
    invoice_numbering: rest.invoice_numbering || 'on_create',
    overpayment: rest.overpayment || 'reject',
    accent_color: rest.accent_color || DEFAULT_ACCENT_COLOR,
    ...(typeof due_days === 'number' && { due_days }),
    reminders: (rest.reminders ?? []).map(({ days_after_due, fee }) => ({ days_after_due, fee })),
  };
}

/** Returns the organization of this installation. @throws Error before the first start has created it */
export async function readOrganization(db: Connection): Promise<OrganizationRecord> {
  const found = await db.collection<OrganizationRecord>(organizations.name).findOne({ _id: ORGANIZATION_ID });
  if (!found) throw new Error('the organization has not been created');
  return found as OrganizationRecord;
}

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

import { defineRecords, type StoredRecord } from '@bms/service-kit';

/** The business that runs this installation. */
export interface OrganizationRecord extends StoredRecord {
  name: string;
  currency: string;
  locale: string;
  time_zone: string;
  logo_file_id?: number;
}

/** The id of the only record. */
export const ORGANIZATION_ID = 1;

export const organizations = defineRecords('organizations', {
  service: 'bms.identity.Organization',
  title: 'name',
  keepDeleted: true,
  fields: {
    name: String,
    address: String,
    zip: String,
    city: String,
    country: String,
    vat_number: String,
    registration_number: String,
    email: String,
    phone: String,
    website: String,
    iban: String,
    bic: String,
    logo_file_id: Number,
    currency: String,
    locale: String,
    time_zone: String,
  },
});

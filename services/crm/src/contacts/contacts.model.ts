import { defineModel, type RecordOf } from '@bms/service-kit';
import { PART_OPTIONS } from '../parts-of-clients/part.ts';

/** The people at clients. */
export const contacts = defineModel('contacts', {
  ...PART_OPTIONS,
  service: 'bms.crm.Contacts',
  title: 'name',
  search: ['name', 'email', 'position'],
  searchPhones: ['phone'],
});

/** A contact as stored. */
export type Contact = RecordOf<typeof contacts>;

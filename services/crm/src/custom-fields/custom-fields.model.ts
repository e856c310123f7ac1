import { defineRecords, type StoredRecord } from '@bms/service-kit';
import type { ValueField } from '../fields/field-types.ts';

/** A custom field as it is stored. */
export interface CustomField extends StoredRecord, ValueField {
  /** The kind of record that has it: the name of its collection, e.g. `clients`. */
  related_to: string;
  /** Whether a record was ever given a value of it; from then on its type and what it belongs to are fixed. */
  used?: boolean;
}

/** Fields that the business adds to its own records. */
export const customFields = defineRecords('custom_fields', {
  service: 'bms.crm.CustomFields',
  title: 'title',
  search: ['title'],
  fields: {
    title: String,
    related_to: String,
    field_type: String,
    options: [String],
    required: Boolean,
    placeholder: String,
    sort: Number,
    used: Boolean,
  },
});

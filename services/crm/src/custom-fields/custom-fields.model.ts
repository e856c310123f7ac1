import { defineRecords, type StoredRecord } from '@bms/service-kit';
import type { ValueField } from '../fields/field-types.ts';

/** A custom field as it is stored. */
export interface CustomField extends StoredRecord, ValueField {
  /** The kind of record that has the field: the name of its collection, e.g. `clients`. */
  related_to: string;
  /** True once a record was given a value; from then on the type and the target are immutable. */
  used?: boolean;
  /** True if portal users see its values. */
  show_in_portal?: boolean;
}

/** The model of custom fields, which the business adds to its own records. */
export const customFields = defineRecords('custom_fields', {
  service: 'bms.crm.CustomFields',
  title: 'title',
  search: ['title'],
  portal: { view: () => ({ show_in_portal: true }) },
  fields: {
    title: String,
    related_to: String,
    field_type: String,
    options: [String],
    required: Boolean,
    placeholder: String,
    sort: Number,
    show_in_portal: Boolean,
    used: Boolean,
  },
});

import { defineModel, type RecordOf } from '@bms/service-kit';

/** The model of custom fields, which the business adds to its own records. */
export const customFields = defineModel('custom_fields', {
  service: 'bms.crm.CustomFields',
  title: 'title',
  search: ['title'],
  portal: { view: () => ({ show_in_portal: true }) },
  fields: {
    /** True once a record was given a value; from then on the type and the target are immutable. */
    used: Boolean,
  },
});

/** A custom field as stored. `related_to` is the collection of the records that have the field, e.g. `clients`. */
export type CustomField = RecordOf<typeof customFields>;

/** A kind of record that has custom fields: the name of its collection. */
export type Target = CustomField['related_to'];

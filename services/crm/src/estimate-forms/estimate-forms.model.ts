import { defineRecords, type StoredRecord } from '@bms/service-kit';
import type { ValueField } from '../fields/field-types.ts';

/** A field of a form as it is stored. */
export interface FormField extends ValueField {
  /** Unique among the fields of all forms, so that a field never gets the values of another one. */
  readonly field_id: number;
  readonly placeholder: string;
  readonly sort: number;
  /** The field of a lead that gets the value; empty for none. */
  readonly maps_to: string;
}

/** An estimate form as it is stored. */
export interface EstimateForm extends StoredRecord {
  title: string;
  status: string;
  assigned_to?: number;
  fields: readonly FormField[];
}

/** The model of the forms that estimate requests are made with. */
export const estimateForms = defineRecords('estimate_forms', {
  service: 'bms.crm.EstimateForms',
  title: 'title',
  search: ['title', 'description'],
  fields: {
    title: String,
    description: String,
    status: String,
    assigned_to: Number,
    fields: [
      {
        _id: false,
        field_id: Number,
        title: String,
        field_type: String,
        required: Boolean,
        options: [String],
        placeholder: String,
        sort: Number,
        maps_to: String,
      },
    ],
  },
});

/** The filter of forms that accept submissions. */
export const OFFERED = { status: 'active' } as const;

/** Returns the fields of a form in their sort order. */
export const inOrder = ({ fields }: Pick<EstimateForm, 'fields'>): FormField[] =>
  [...fields].sort((one, other) => one.sort - other.sort);

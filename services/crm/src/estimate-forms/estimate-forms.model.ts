import { defineModel, type RecordOf } from '@bms/service-kit';

/** The model of the forms that estimate requests are made with. */
export const estimateForms = defineModel('estimate_forms', {
  service: 'bms.crm.EstimateForms',
  title: 'title',
  search: ['title', 'description'],
  indexes: [[{ public_token: 1 }, { unique: true, partialFilterExpression: { public_token: { $gt: '' } } }]],
});

/** An estimate form as stored. */
export type EstimateForm = RecordOf<typeof estimateForms>;

/**
 * A field of a form as stored. `field_id` is unique among the fields of all forms, so that a field never gets the
 * values of another one; `maps_to` is the field of a lead that gets the value, empty for none.
 */
export type FormField = EstimateForm['fields'][number];

/** The filter of forms that accept submissions. */
export const OFFERED = { status: 'active' } as const;

/** Returns the fields of a form in their sort order. */
export const inOrder = ({ fields }: Pick<EstimateForm, 'fields'>): FormField[] =>
  [...fields].sort((one, other) => one.sort - other.sort);

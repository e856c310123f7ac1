import { invalid, type Violation } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';
import { wrongOptions } from '../fields/field-types.ts';
import type { EstimateForm, FormField } from './estimate-forms.model.ts';

/**
 * Rejects a form with a choice field that has no options, and two fields that map to the same field of a lead.
 * @throws ApiError validation_failed naming each
 */
export function checkForm({ kind, after }: RecordChange<EstimateForm>): void {
  if (kind !== 'created' && kind !== 'updated') return;
  const { fields = [] } = after;
  const violations = fields.flatMap((field, index) => [
    ...wrongOptions(field, `fields[${index}].options`),
    ...mappedTwice(field, index, fields),
  ]);
  if (violations.length > 0) throw invalid(...violations);
}

function mappedTwice({ maps_to }: FormField, index: number, fields: readonly FormField[]): Violation[] {
  if (!maps_to || fields.findIndex((other) => other.maps_to === maps_to) === index) return [];
  const field = `fields[${index}].maps_to`;
  return [{ field, code: 'duplicate', message: `${field} must be unique; another field already maps to ${maps_to}.` }];
}

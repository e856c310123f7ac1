import { invalid } from '@bms/contracts';
import type { FieldOf, RecordChange } from '@bms/service-kit';
import { wrongOptions } from '../fields/field-types.ts';
import type { CustomField } from './custom-fields.model.ts';

/** The fields of a definition that are immutable once records have values. */
const FIXED: readonly FieldOf<CustomField>[] = ['field_type', 'related_to'];

/**
 * Rejects a custom field without any option to choose, and a new type or target once a value was set.
 * @throws ApiError validation_failed naming each field
 */
export function checkDefinition({ kind, before, after, changed }: RecordChange<CustomField>): void {
  if (kind === 'deleted' || kind === 'restored') return;
  const fixed = before?.used ? FIXED.filter((field) => changed.has(field)) : [];
  const violations = [
    ...fixed.map((field) => ({
      field,
      code: 'fixed',
      message: `${field} cannot be changed because the custom field has values.`,
    })),
    ...wrongOptions(after, 'options'),
  ];
  if (violations.length > 0) throw invalid(...violations);
}

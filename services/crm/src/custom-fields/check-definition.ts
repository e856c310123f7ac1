import { invalid } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';
import { wrongOptions } from '../fields/check-options.ts';
import type { CustomField } from './custom-fields.model.ts';

/** What records rely on once they have values. */
const FIXED = ['field_type', 'related_to'];

/**
 * Refuses a custom field that nothing could be chosen in, and another type or target once a value was given.
 * @throws ApiError validation_failed naming each field
 */
export function checkDefinition({ kind, before, after, changed }: RecordChange): void {
  if (kind === 'deleted' || kind === 'restored') return;
  const fixed = before?.['used'] ? FIXED.filter((field) => changed.has(field)) : [];
  const violations = [
    ...fixed.map((field) => ({ field, code: 'fixed', message: `${field} is fixed, since a value was given.` })),
    ...wrongOptions(after as CustomField, 'options'),
  ];
  if (violations.length > 0) throw invalid(...violations);
}

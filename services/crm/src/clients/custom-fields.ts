import { invalid } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';

/**
 * Refuses values of custom fields that are not there.
 * @throws ApiError validation_failed naming each
 */
export function refuseUnknownCustomFields({ after, changed }: RecordChange): void {
  if (!changed.has('custom_fields')) return;
  const keys = Object.keys((after['custom_fields'] ?? {}) as object);
  const violations = keys.map((key) => ({
    field: `custom_fields.${key}`,
    code: 'unknown_field',
    message: `There is no custom field ${key} for clients.`,
  }));
  if (violations.length > 0) throw invalid(...violations);
}

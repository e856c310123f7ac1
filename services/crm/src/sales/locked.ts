import { invalid } from '@bms/contracts';
import type { RecordChange } from '@bms/service-kit';

/**
 * Rejects changes of fields that are locked in the record's status.
 * @param fields the stored names of the locked fields; all by default
 * @throws ApiError validation_failed naming each
 */
export function refuseLocked(
  { kind, before, changed }: RecordChange,
  statuses: readonly string[],
  fields?: readonly string[],
): void {
  const status = String(before?.['status']);
  if (kind !== 'updated' || !statuses.includes(status)) return;
  const locked = [...changed].filter((field) => fields?.includes(field) ?? true);
  if (locked.length === 0) return;
  throw invalid(
    ...locked.map((field) => ({
      field,
      code: 'locked',
      message: `${field} cannot be changed once the status is ${status}.`,
    })),
  );
}

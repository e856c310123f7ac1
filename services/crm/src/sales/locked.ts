import { invalid } from '@bms/contracts';
import type { FieldOf, RecordChange, RecordWith } from '@bms/service-kit';

/**
 * Rejects changes of fields that are locked in the record's status.
 * @param fields the stored names of the locked fields; all by default
 * @throws ApiError validation_failed naming each
 */
export function assertUnlocked<T extends RecordWith<{ status: string }>>(
  { kind, before, changed }: RecordChange<T>,
  statuses: readonly string[],
  fields?: readonly FieldOf<NoInfer<T>>[],
): void {
  const status = String(before?.status);
  if (kind !== 'updated' || !statuses.includes(status)) return;
  const locked = [...changed].filter((field) => !fields || fields.some((name) => name === field));
  if (locked.length === 0) return;
  throw invalid(
    ...locked.map((field) => ({
      field,
      code: 'locked',
      message: `${field} cannot be changed once the status is ${status}.`,
    })),
  );
}

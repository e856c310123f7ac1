import type { RecordDefinition } from './definition.ts';
import type { StoredRecord } from './stored.ts';

/**
 * Returns the ids of the owners of a record.
 * @see docs/adr/0026-ownership.md
 */
export function ownersOf({ ownerFields }: Pick<RecordDefinition, 'ownerFields'>, record: StoredRecord): number[] {
  const users = ownerFields.flatMap((field) => [record[field]].flat());
  return [...new Set(users.filter((user): user is number => typeof user === 'number' && user > 0))];
}

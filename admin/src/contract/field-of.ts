import type { Field, Resource } from './types.ts';

/** Returns a field of the full record, else of the list. */
export function fieldOf({ fields, columns }: Resource, name: string): Field | undefined {
  return fields.find((one) => one.name === name) ?? columns.find((one) => one.name === name);
}

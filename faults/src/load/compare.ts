import { isDeepStrictEqual } from 'node:util';

/** Returns the differing fields of a record, e.g. `status is sent, not accepted`; none if all are as expected. */
export function differences(found: unknown, expected: Readonly<Record<string, unknown>>): string[] {
  const record = (found ?? {}) as Record<string, unknown>;
  return Object.entries(expected)
    .filter(([field, value]) => !isDeepStrictEqual(record[field], value))
    .map(([field, value]) => `${field} is ${JSON.stringify(record[field])}, not ${JSON.stringify(value)}`);
}

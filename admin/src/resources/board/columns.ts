import type { RaRecord } from 'react-admin';
import { fieldOf } from '../../contract/field-of.ts';
import { mayBecome } from '../../contract/moves.ts';
import type { Resource } from '../../contract/types.ts';

/** Returns the columns of a board: the statuses of its records in their order. */
export const columnsOf = (resource: Resource): readonly string[] => fieldOf(resource, 'status')?.allowed ?? [];

/** Returns true if a record can be moved to a column, by a change of its status alone. */
export const isOpenTo = (resource: Resource, record: RaRecord, status: string): boolean =>
  mayBecome(resource, record['status'], status);

/**
 * Returns the sum of the amounts of a column; undefined unless the records are all of it and have one currency, since a
 * sum of some would be taken for that of all.
 */
export function sumOf(
  field: string | undefined,
  records: readonly RaRecord[],
  total: number,
  organizationCurrency: string,
): { readonly amount: number; readonly currency: string } | undefined {
  const currencies = new Set(records.map((record) => (record['currency'] as string) || organizationCurrency));
  if (!field || records.length === 0 || records.length < total || currencies.size > 1) return undefined;
  const amount = records.reduce((sum, record) => sum + Number(record[field] ?? 0), 0);
  return { amount, currency: [...currencies][0]! };
}

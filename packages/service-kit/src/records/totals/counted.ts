import type { MessageContract } from '@bms/contracts';
import { storedName } from '../model/conversion.ts';
import type { RecordChange, StoredFilter, StoredValues } from '../model/stored.ts';
import { referringFields } from '../references/references.ts';

/** A record before and after a change, as far as counting is concerned; undefined before it is stored or once it is removed. */
export interface CountedChange {
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** A filter of a list. */
interface ListedFilter {
  /** The stored field that the value is compared with; empty if there is none. */
  readonly storedAs: string;
  readonly isBound: boolean;
  readonly isChoice: boolean;
}

/** The part of a record type that decides what is counted. */
export interface Counted {
  readonly record: MessageContract;
  readonly list: { readonly filters: readonly ListedFilter[] };
  readonly ownerFields: readonly string[];
}

/**
 * Returns the stored fields whose values are counted: those that the list filters by and that are choices, such as a status,
 * or owners. An owner that clients do not write is left out: it follows that of another record, without a change of its own.
 */
export function countedFields({ record, list, ownerFields }: Counted): string[] {
  const single = record.fields.filter(({ repeated, map }) => !repeated && !map);
  const owners = referringFields(record)
    .map(storedName)
    .filter((path) => ownerFields.includes(path));
  const choices = single.filter(({ rules }) => rules.allowed.length > 0).map(storedName);
  return single.map(storedName).filter((path) => {
    const filter = list.filters.find(({ storedAs, isBound }) => storedAs === path && !isBound);
    return filter !== undefined && (filter.isChoice || choices.includes(path) || owners.includes(path));
  });
}

/** Returns the change of a record as it is counted: a removed one is no longer stored, a restored one is again. */
export const countedChange = ({
  kind,
  before,
  after,
}: Pick<RecordChange, 'kind' | 'before' | 'after'>): CountedChange => ({
  before,
  after: kind === 'deleted' ? undefined : after,
});

/** Returns the name of a value in counters; undefined for a value that no filter matches, such as none. */
export const nameOf = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && /^\w+$/.test(value)) ? String(value) : undefined;

/** Returns the path of a value's number in a counter. */
export const pathOf = (field: string, value: string): string => `values.${field}.${value}`;

/**
 * Returns how the numbers of a counter change, by path.
 * @param fields the counted fields
 */
export function countsOf(fields: readonly string[], changes: readonly CountedChange[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (path: string, by: number) => counts.set(path, (counts.get(path) ?? 0) + by);
  const addRecord = (record: CountedChange['after'], by: number): void => {
    if (!record) return;
    add('count', by);
    for (const field of fields) {
      const value = nameOf((record as StoredValues)[field]);
      if (value !== undefined) add(pathOf(field, value), by);
    }
  };
  for (const { before, after } of changes) {
    addRecord(before, -1);
    addRecord(after, 1);
  }
  return new Map([...counts].filter(([, by]) => by !== 0));
}

/** Returns the paths of the values that a filter asks for if it is one condition on a counted field; else undefined. */
export function countedPaths(fields: readonly string[], filter: StoredFilter): string[] | undefined {
  const [[field, sought] = [''], ...others] = Object.entries(filter);
  if (others.length > 0 || !fields.includes(field)) return undefined;
  const values = soughtValues(sought).map(nameOf);
  const isKnown = values.length > 0 && values.every((value) => value !== undefined);
  return isKnown ? [...new Set(values)].sort().map((value) => pathOf(field, value)) : undefined;
}

/** Returns the values of a condition: of an equality or of `$in`; none for any other. */
function soughtValues(sought: unknown): unknown[] {
  if (typeof sought !== 'object' || sought === null) return [sought];
  const [[operator, values] = [''], ...others] = Object.entries(sought);
  return operator === '$in' && others.length === 0 ? (values as unknown[]) : [];
}

import type { RaRecord } from 'react-admin';
import { statesAfter } from '../../contract/moves.ts';
import type { Field, Resource } from '../../contract/types.ts';

/** An update of one record in a bulk. */
export interface BulkItem {
  readonly action: 'update';
  readonly id: RaRecord['id'];
  readonly record: Readonly<Record<string, unknown>>;
}

/** The answer to a bulk: the result of each item, in their order. */
export interface BulkAnswer {
  readonly results: readonly BulkResult[];
}

/** The result of one item. */
export interface BulkResult {
  /** The status that the single write would have had. */
  readonly status: number;
  readonly id?: number;
  readonly problem?: BulkProblem;
}

/** The error of an item (RFC 9457), with the fields that it is about. */
export interface BulkProblem {
  readonly message: string;
  readonly errors?: readonly { readonly field: string }[];
}

/** A record that was not changed, and why. */
export interface Failed {
  readonly record: RaRecord;
  readonly reason: string;
  /** The names of the fields that the error is about. */
  readonly fields: readonly string[];
}

/**
 * Returns the fields that several records can be given at once: a status that is set directly, the users in charge, and
 * labels.
 * @param isPerson returns true for the name of a field with users
 */
export function bulkFields({ fields }: Resource, isPerson: (name: string) => boolean): readonly Field[] {
  const isStatus = ({ name, moves = [] }: Field): boolean =>
    name === 'status' && moves.some(({ by }) => by === undefined);
  return fields.filter(
    (field) => !field.readOnly && (isStatus(field) || isPerson(field.name) || (field.name === 'labels' && field.list)),
  );
}

/** Returns the statuses that at least one of the records can be given. */
export const reachable = (field: Field, records: readonly RaRecord[]): string[] => {
  const states = new Set(
    records.flatMap(({ status }) => statesAfter(field, String(status)).filter((one) => one !== status)),
  );
  return (field.allowed ?? []).filter((state) => states.has(state));
};

/** Returns the updates that set a field, and others with it; values of a list are added to those that a record has. */
export function changeItems(field: Field, records: readonly RaRecord[], values: Values): BulkItem[] {
  const { [field.name]: value, ...others } = values;
  const added = (record: RaRecord): unknown =>
    field.list ? [...new Set([...asList(record[field.name]), ...asList(value)])] : value;
  return records.map((record) => ({
    action: 'update',
    id: record.id,
    record: { ...others, [field.name]: added(record) },
  }));
}

/** Values by the names of their fields. */
export type Values = Readonly<Record<string, unknown>>;

/** Returns the updates that give the field its values before the change. */
export const undoItems = (field: Field, records: readonly RaRecord[]): BulkItem[] =>
  records.map((record) => ({ action: 'update', id: record.id, record: { [field.name]: record[field.name] } }));

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the records that were changed, and the others with the reasons. */
export function outcomeOf(
  records: readonly RaRecord[],
  { results }: BulkAnswer,
): { readonly changed: RaRecord[]; readonly failed: Failed[] } {
  const isDone = (at: number): boolean => (results[at]?.status ?? 500) < 300;
  const failureOf = (record: RaRecord, at: number): Failed => {
    const { message = 'It was not changed.', errors = [] } = results[at]?.problem ?? {};
    return { record, reason: message, fields: errors.map(({ field }) => field) };
  };
  return {
    changed: records.filter((_record, at) => isDone(at)),
    failed: records.flatMap((record, at) => (isDone(at) ? [] : [failureOf(record, at)])),
  };
}

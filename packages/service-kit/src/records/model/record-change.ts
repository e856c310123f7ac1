import type { Call } from '../../runtime/call.ts';
import type { FieldOf, StoredRecord } from './stored.ts';

/** A change of a record, pending or done. */
export interface RecordChange<T extends StoredRecord = StoredRecord> {
  readonly kind: 'created' | 'updated' | 'deleted' | 'restored';
  /** The record before the change; undefined for a created or restored record. */
  readonly before: T | undefined;
  /** The record after the change; for a deletion, the record as it was, with the next version. */
  readonly after: T;
  /** The stored names of the changed fields. */
  readonly changed: ChangedFields<FieldOf<T>>;
  readonly call: Call;
}

/** A set of field names. It is not a `ReadonlySet`, which would make the type of a change invariant. */
export interface ChangedFields<Field extends string> extends Iterable<string> {
  has(field: Field): boolean;
}

import type { Call } from '../call.ts';
import type { StoredRecord, StoredValues } from './stored.ts';

/** A change of a record, pending or done. */
export interface RecordChange {
  readonly kind: 'created' | 'updated' | 'deleted' | 'restored';
  /** The record before the change; undefined for a created or restored record. */
  readonly before: StoredRecord | undefined;
  /** The record after the change; for a deletion, the record as it was, with the next version. */
  readonly after: StoredValues;
  /** The stored names of the changed fields. */
  readonly changed: ReadonlySet<string>;
  readonly call: Call;
}

import type { StoredRecord, StoredValues } from '../model/stored.ts';

/** The stored field of the note, see statusNote. */
const NOTE = 'status_before';
/** The fields whose change makes the note obsolete. */
const NOTED = ['status', 'client_id'];

/**
 * The stored fields of records whose status follows the deletion of their client.
 * @see docs/adr/0215-effects-of-deletions.md
 */
export const statusNote = {
  /** The status before the deletion of the client changed it; unset once the status is changed in another way. */
  status_before: String,
} as const;

/** Returns the change that removes the note of a record, if another change makes it obsolete. */
export function obsoleteNote(before: StoredRecord, changes: StoredValues): StoredValues {
  if (before[NOTE] == null || NOTE in changes) return {};
  return NOTED.some((field) => field in changes) ? { [NOTE]: undefined } : {};
}

/** Returns the record without its note. */
export function withoutNote<T extends StoredRecord>(record: T): T {
  if (!(NOTE in record)) return record;
  const { [NOTE]: _note, ...others } = record;
  return others as T;
}

/** Returns true if a change takes the status back to the one before the deletion of the client. */
export const isTakenBack = (before: StoredRecord | undefined, after: StoredRecord): boolean =>
  before?.[NOTE] != null && before[NOTE] === after['status'];

import { type Call, emitChange, type RecordChange, type Resource, type Transaction } from '@bms/service-kit';
import type { StoredEntry } from '../entries/entries.model.ts';

/** The change of an entry that is deleted or restored with its folder. */
interface EntryChange {
  readonly kind: RecordChange['kind'];
  readonly before: StoredEntry | undefined;
  readonly after: StoredEntry;
  readonly call: Call;
}

/** Emits the event of a changed entry. */
export type PublishEntryChange = (change: EntryChange, emit: Transaction['emit']) => void;

/**
 * Returns a function that emits the same events for entries changed with their folder as for entries changed
 * individually.
 */
export function entryPublisher(ofKind: Readonly<Record<'folder' | 'file', Resource<StoredEntry>>>): PublishEntryChange {
  return (change, emit) =>
    emitChange(ofKind[change.after.kind === 'file' ? 'file' : 'folder'], { ...change, changed: new Set() }, emit);
}

import { type Call, type RecordChange, type Resource, type Transaction, tellChange } from '@bms/service-kit';
import type { StoredEntry } from '../entries/entries.model.ts';

/** What happens to an entry that goes or comes with its folder. */
interface EntryChange {
  readonly kind: RecordChange['kind'];
  readonly before: StoredEntry | undefined;
  readonly after: StoredEntry;
  readonly call: Call;
}

/** Tells what happens to an entry. */
export type TellEntry = (change: EntryChange, emit: Transaction['emit']) => void;

/** Tells of entries that go or come with their folder as of those that do so by themselves. */
export function tellAs(ofKind: Readonly<Record<StoredEntry['kind'], Resource>>): TellEntry {
  return (change, emit) => tellChange(ofKind[change.after.kind], { ...change, changed: new Set() }, emit);
}

import type { Call, DomainEvent, RecordChange } from '@bms/service-kit';
import type { StoredEntry } from '../entries/entries.model.ts';
import { fileEvents, folderEvents } from '../entries/events.ts';

/** What is told of an entry that goes or comes with its folder. */
export function eventsOf(
  kind: RecordChange['kind'],
  before: StoredEntry | undefined,
  after: StoredEntry,
  call: Call,
): DomainEvent[] {
  const tell = after.kind === 'file' ? fileEvents : folderEvents;
  return tell({ kind, before, after, changed: new Set(), call });
}

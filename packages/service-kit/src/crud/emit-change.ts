import type { DomainEvent } from '@bms/events';
import type { RecordChange } from '../records/record-change.ts';
import type { StoredRecord } from '../records/stored.ts';
import type { Resource } from './resource.ts';

/** Emits the events of a record change: the module's own events and the audit event. */
export function emitChange<T extends StoredRecord>(
  { rules, auditEventOf }: Resource<T>,
  change: RecordChange<NoInfer<T>>,
  emit: (event: DomainEvent) => void,
): void {
  for (const event of rules.events?.(change) ?? []) emit(event);
  const auditEvent = auditEventOf?.(change);
  if (auditEvent) emit(auditEvent);
}

import type { DomainEvent } from '@bms/events';
import type { StoredRecord } from '../records/stored.ts';
import type { RecordChange, Resource } from './resource.ts';

/** Tells others what happened to a record: in the words of its module, and for the account that is kept of all of them. */
export function tellChange(
  { rules, accountOf }: Resource,
  change: RecordChange & { after: StoredRecord },
  emit: (event: DomainEvent) => void,
): void {
  for (const event of rules.events?.(change) ?? []) emit(event);
  const account = accountOf?.(change);
  if (account) emit(account);
}

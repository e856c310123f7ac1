import type { DomainEvent } from '@bms/events';
import type { RecordDefinition } from '../records/definition.ts';
import { ownersOf } from '../records/owners.ts';
import type { StoredRecord } from '../records/stored.ts';
import type { RecordChange } from './resource.ts';

type Change = RecordChange & { after: StoredRecord };

export interface RecordEvents {
  /** The message of the contract, e.g. `bms.crm.ClientEvent`. */
  readonly message: string;
  /** The resource in the event's name, e.g. `client`. */
  readonly resource: string;
  /** The module key, e.g. `clients`. */
  readonly module: string;
  /** What the event says of the record. */
  data(record: StoredRecord): Record<string, unknown>;
}

/** Tells of each change of a record: `client.created`, `client.updated`, `client.deleted`, `client.restored`. */
export function recordEvents(definition: RecordDefinition, told: RecordEvents) {
  return ({ kind, after }: Change): DomainEvent[] => [recordEvent(definition, told, kind, after)];
}

/** Tells that a record has come to one of these statuses, by the name of the status: `estimate.sent`. */
export function statusEvents(
  definition: RecordDefinition,
  told: RecordEvents & { readonly statuses: readonly string[] },
) {
  return ({ kind, before, after }: Change): DomainEvent[] => {
    const status = String(after['status']);
    const isReached = kind === 'updated' && before?.['status'] !== status && told.statuses.includes(status);
    return isReached ? [recordEvent(definition, told, status, after)] : [];
  };
}

/** Tells of a record as it is, e.g. `invoice.overdue`. */
export function recordEvent(
  definition: RecordDefinition,
  { message, resource, module, data }: RecordEvents,
  event: string,
  after: StoredRecord,
): DomainEvent {
  const { client_id } = after;
  return {
    message,
    type: `${resource}.${event}`,
    recordId: after._id,
    version: after.version,
    data: data(after),
    module,
    owners: ownersOf(definition, after),
    ...(typeof client_id === 'number' && { clientId: client_id }),
  };
}

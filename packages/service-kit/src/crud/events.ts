import type { DomainEvent } from '@bms/events';
import type { RecordDefinition } from '../records/definition.ts';
import type { StoredRecord } from '../records/stored.ts';

import type { RecordChange } from './resource.ts';

interface RecordEvents {
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
export function recordEvents(definition: RecordDefinition, { message, resource, module, data }: RecordEvents) {
  return ({ kind, after }: RecordChange & { after: StoredRecord }): DomainEvent[] => [
    {
      message,
      type: `${resource}.${kind}`,
      recordId: after._id,
      version: after.version,
      data: data(after),
      module,
      owners: ownersOf(definition, after),
    },
  ];
}

function ownersOf({ own }: RecordDefinition, record: StoredRecord): number[] {
  const users = own.flatMap((field) => [record[field]].flat());
  return [...new Set(users.filter((user): user is number => typeof user === 'number' && user > 0))];
}

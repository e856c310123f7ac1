import { type Contract, callerOfClaims, type RecordEventsContract, shapeAnswer } from '@bms/contracts';
import type { ReceivedEvent } from '@bms/events';
import { type Kit, ownCall } from '@bms/service-kit';
import { compileVisible } from '../live/visible.ts';
import { compileAddNames } from './record-names.ts';

/** The events of records from which the payloads of form v2 are built. */
export const WEBHOOK_RECORD_EVENTS = [
  'record.created',
  'record.updated',
  'record.deleted',
  'record.restored',
  'record.announced',
] as const;
export type WebhookRecordEvent = ReceivedEvent<(typeof WEBHOOK_RECORD_EVENTS)[number]>;

type Members = Record<string, unknown>;

/** Builds the events of changes of records, as webhooks get them in the form v2. */
export interface RecordPayloads {
  /** Returns the types of the events of a change that webhooks can get: that of the change itself first. */
  typesOf(event: WebhookRecordEvent): readonly string[];
  /** Returns the `data` of the events of a change. */
  dataOf(event: WebhookRecordEvent): Promise<Members>;
}

/** The time limit for the names of other records, in milliseconds; without them, members with names are empty. */
const NAMES_TIMEOUT_MS = 2000;

/** An administrator who owns no record: what only some administrators may view, no webhook gets. */
const anyAdministrator = { ...callerOfClaims({ kind: 'user', uid: 0, typ: 'staff' }), isAdmin: true };

/**
 * Creates the builder of the payloads of form v2. The record comes with the event, so it is that of the change and not a
 * later one; only the names of other records are current.
 * @see docs/adr/0222-records-of-webhooks.md
 */
export function createRecordPayloads(kit: Kit): RecordPayloads {
  const { contract } = kit;
  const isVisible = compileVisible(contract);
  const byModule = new Map(contract.recordEvents.map((events) => [events.rpc.service.module, events]));
  const readers = new Map<string, ReadRecord>();
  const readerOf = (events: RecordEventsContract): ReadRecord => {
    const { path } = events.rpc;
    const reader = readers.get(path) ?? compileReadRecord(kit, events);
    readers.set(path, reader);
    return reader;
  };
  return {
    typesOf: ({ type, data }) => typesOf(byModule.get(data.module), type, data.events),
    dataOf: async (event) => {
      const { module, record_id, version, record, previous, previous_fields } = event.data;
      const action = event.type.slice('record.'.length);
      const read = readerOf(byModule.get(module)!);
      const isShown = record.length > 0 && isVisible(anyAdministrator, changeOf(event));
      const before = isShown && action === 'updated' ? await read(previous, event) : undefined;
      return {
        module,
        record_id,
        version,
        action,
        user_id: event.caller?.userId || null,
        record: isShown ? await read(record, event) : null,
        previous: before ? Object.fromEntries(previous_fields.map((name) => [name, before[name] ?? null])) : null,
      };
    },
  };
}

function typesOf(
  events: RecordEventsContract | undefined,
  type: WebhookRecordEvent['type'],
  others: readonly string[],
): string[] {
  if (!events) return [];
  const known = new Set(events.events.map((event) => event.type));
  const own = `${events.resource}.${type.slice('record.'.length)}`;
  return [...new Set([own, ...others])].filter((name) => known.has(name));
}

/** Returns the visibility of a change, as in the live feed. */
function changeOf({ data, module = data.module }: WebhookRecordEvent) {
  const { record_id, told_to, portal_client_id, groups } = data;
  const action = 'updated' as const;
  const visibility = { granted_module: module, owners: [], told_to, portal_client_id, groups: [...groups] };
  return { _id: 0, module: data.module, record_id, action, occurred_at: new Date(0), ...visibility };
}

/** Reads a record from its wire format into the JSON of its detail. */
type ReadRecord = (bytes: Uint8Array, event: WebhookRecordEvent) => Promise<Members>;

function compileReadRecord(kit: Kit, { rpc }: RecordEventsContract): ReadRecord {
  const { responseDeserialize } = wireOf(kit.contract, rpc);
  const shape = shapeAnswer(rpc.response);
  const addNames = compileAddNames(kit, rpc.response.field('record')!.message!);
  return async (bytes, { requestId, traceparent }) => {
    const { record } = responseDeserialize(Buffer.from(bytes)) as { record: Members };
    const call = ownCall(kit, {
      rpc: '/bms.activity.Webhooks/Get',
      requestId,
      traceparent,
      deadline: Date.now() + NAMES_TIMEOUT_MS,
    });
    return shape({ record: await addNames(record, call) })['record'] as Members;
  };
}

const wireOf = (contract: Contract, { service, name }: RecordEventsContract['rpc']) =>
  contract.definition(service.name)[name]!;

import { isDeepStrictEqual } from 'node:util';
import { ACTIONS, type Contract, type FieldContract, type Rpc } from '@bms/contracts';
import { type Computed, compileEncoder, compileReader } from '../model/conversion.ts';
import type { Days } from '../model/days.ts';
import type { RecordDefinition } from '../model/definition.ts';
import type { StoredRecord } from '../model/stored.ts';

/** The maximum size of both records of an event, in bytes; an event may have 512 KiB. */
const MAX_BYTES = 384 * 1024;

/** Fields that every change sets; they are no difference. */
const SELF_EVIDENT = new Set(['version', 'updated_at']);

/** The record before and after a change, as fields of `bms.api.RecordChange`. */
interface Snapshot {
  readonly record: Uint8Array;
  readonly previous: Uint8Array;
  readonly previous_fields: string[];
}

/** Returns the record after a change, and the fields that differ from the record before. */
export type Snapshots = (before: StoredRecord | undefined, after: StoredRecord) => Snapshot;

interface SnapshotOptions {
  readonly contract: Pick<Contract, 'recordEvents' | 'definition'>;
  readonly definition: Pick<RecordDefinition, 'service' | 'confidential'>;
  /** Readers of the fields that are not returned as stored. */
  readonly shown: Computed;
  /** The days that instants are shown as. */
  readonly days: Days;
}

const NONE: Snapshot = { record: new Uint8Array(), previous: new Uint8Array(), previous_fields: [] };

/**
 * Compiles the function that returns a record as its detail does, in the wire format of the response, so that webhooks and
 * histories have the state of the change and not a later one. Sensitive and write-only fields are left out, and so are the names of
 * other records, which cost a lookup: the consumer adds them. A confidential record has no snapshot.
 * @see docs/adr/0222-records-of-webhooks.md
 */
export function compileSnapshots({ contract, definition, shown, days }: SnapshotOptions): Snapshots {
  const { rpc } = contract.recordEvents.find(({ rpc: { service } }) => service.name === definition.service) ?? {};
  const record = rpc?.response.field('record')?.message;
  if (!rpc || !record || definition.confidential) return () => NONE;
  const { responseSerialize } = contract.definition(rpc.service.name)[rpc.name]!;
  const serialize = (message: object): Uint8Array => responseSerialize(message);
  const fields = record.fields.filter(isSent);
  const encode = compileEncoder({ ...record, fields }, days, shown);
  const readers = fieldsBeside(rpc).map((field) => ({
    name: field.name,
    read: compileReader(field, days, shown[field.name]),
  }));
  const beside = (stored: StoredRecord): Message =>
    Object.fromEntries(readers.map(({ name, read }) => [name, read(stored)]));
  const compared = fields.filter(({ name, rules }) => !SELF_EVIDENT.has(name) && !rules.nameOf);
  return (before, after) => {
    const shownAfter = encode(after);
    const changes = before ? differences(compared, encode(before), shownAfter) : [];
    const snapshot = {
      record: serialize({ record: shownAfter, ...beside(after) }),
      previous: before ? serialize({ record: Object.fromEntries(changes) }) : NONE.previous,
      previous_fields: changes.map(([name]) => name),
    };
    return snapshot.record.length + snapshot.previous.length > MAX_BYTES ? NONE : snapshot;
  };
}

const isSent = ({ rules }: FieldContract): boolean => !rules.sensitive && !rules.writeOnly;

type Message = Readonly<Record<string, unknown>>;

/** Returns the fields that differ, with their values before. */
function differences(fields: readonly FieldContract[], before: Message, after: Message): [string, unknown][] {
  return fields
    .filter(({ name }) => !isDeepStrictEqual(before[name], after[name]))
    .map(({ name }) => [name, before[name]]);
}

/** Returns the fields that a detail has beside `record` and that are stored with it, such as `custom_fields`. */
export const fieldsBeside = ({ response }: Rpc): FieldContract[] =>
  response.fields.filter(({ name }) => name !== 'record' && name !== ACTIONS);

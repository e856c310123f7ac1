import { invalid } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import type { ClientSession, Model } from 'mongoose';
import type { StoredRecord, StoredValues } from '../records/stored.ts';
import type { Call, Transaction } from '../types.ts';
import { findable } from './findable.ts';
import type { RecordChange, Resource } from './resource.ts';
import { tellChange } from './tell.ts';

/** A record that is to be made. */
export interface NewRecord {
  /** By stored name; what is not there takes the module's defaults. */
  readonly values: StoredValues;
  readonly call: Call;
  /** Tells of it. */
  emit(event: DomainEvent): void;
}

/**
 * Puts a new record into its collection, as part of a transaction, and tells of it. For verbs of a module that make records
 * of another kind, too.
 * @param values by stored name; what is not there takes the module's defaults
 * @throws ApiError validation_failed when the module's rules refuse it
 */
export async function insertRecord(
  resource: Resource,
  values: StoredValues,
  call: Call,
  tx: Transaction,
): Promise<StoredRecord> {
  const [record] = await insertRecords(resource, [{ values, call, emit: tx.emit }], tx.session);
  return record!;
}

/** As insertRecord, for several records at once. @throws ApiError validation_failed when the rules refuse one of them */
export async function insertRecords(
  resource: Resource,
  created: readonly NewRecord[],
  session: ClientSession,
): Promise<StoredRecord[]> {
  const { rules, model } = resource;
  const changes: (RecordChange & { after: StoredRecord })[] = [];
  for (const { values, call, emit } of created) {
    const after = await newRecord(resource, values, call, { session, emit });
    changes.push({ kind: 'created', before: undefined, after, changed: new Set(Object.keys(values)), call });
  }
  const records = changes.map(({ after }) => after);
  await rules.numbers?.number(records, session);
  await rules.fill?.(records, session);
  for (const [index, change] of changes.entries()) await rules.check?.(change, { session, emit: created[index]!.emit });
  await store(
    model,
    records.map((record) => ({ ...record, ...findable(resource, record) })),
    session,
  );
  for (const [index, change] of changes.entries()) tellChange(resource, change, created[index]!.emit);
  return records;
}

/** An error of a bulk does not say which index it is about, so one record is not stored as one. */
async function store(model: Model<StoredRecord>, records: StoredRecord[], session: ClientSession): Promise<void> {
  if (records.length === 1) await model.create(records, { session });
  else await model.insertMany(records, { session });
}

async function newRecord(resource: Resource, values: StoredValues, call: Call, tx: Transaction): Promise<StoredRecord> {
  const { rules, kit, definition } = resource;
  const now = new Date();
  const filled = withDefaults(resource, values, call);
  return {
    ...filled,
    ...(await rules.derived?.(filled, tx)),
    _id: chosenId(filled) ?? (await kit.nextId(definition.name)),
    version: 1,
    created_at: now,
    created_by: call.caller.userId,
    updated_at: now,
  };
}

/** Some kinds of record are numbered by who makes them. */
const chosenId = ({ _id }: StoredValues): number | undefined => (typeof _id === 'number' ? _id : undefined);

function withDefaults({ rules }: Resource, values: StoredValues, call: Call): StoredValues {
  const filled = { ...values };
  for (const [field, value] of Object.entries(rules.defaults?.(call) ?? {})) {
    if (isUnset(filled[field])) filled[field] = value;
  }
  for (const [field, { initial }] of Object.entries(rules.states ?? {})) {
    if (isUnset(filled[field])) filled[field] = initial;
    if (filled[field] !== initial)
      throw invalid({ field, code: 'not_allowed', message: `${field} of a new record is ${initial}.` });
  }
  return filled;
}

/** On the wire a number or text that was not sent is 0 or empty. */
const isUnset = (value: unknown): boolean => value === undefined || value === '' || value === 0;

import { invalid } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import type { ClientSession } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import type { Transaction } from '../kit.ts';
import type { RecordModel } from '../model/model.ts';
import type { RecordChange, StoredRecord, StoredValues } from '../model/stored.ts';
import { countedChange } from '../totals/counted.ts';
import type { forMember } from '../writes/member-failure.ts';
import { emitChange } from './events.ts';
import type { Resource } from './resource.ts';
import { searchFields } from './search-fields.ts';

/** A record to be inserted. */
export interface NewRecord<T extends StoredRecord = StoredRecord> {
  /** By stored name; missing values take the module's defaults. */
  readonly values: StoredValues<T>;
  readonly call: Call;
  /** Adds an event to the outbox of the transaction. */
  emit(event: DomainEvent): void;
}

/**
 * Inserts a new record as part of a transaction and publishes the change. Also for actions of a module that create
 * records of another type.
 * @param values by stored name; missing values take the module's defaults
 * @throws ApiError validation_failed if a rule of the module is violated
 */
export async function insertRecord<T extends StoredRecord>(
  resource: Resource<T>,
  values: StoredValues<NoInfer<T>>,
  call: Call,
  tx: Transaction,
): Promise<T> {
  const [record] = await insertRecords(resource, [{ values, call, emit: tx.emit }], tx.session);
  return record!;
}

/** Runs the work for the record at a position, so that its failure can be attributed to the record. */
type ForRecord = typeof forMember;

const unattributed: ForRecord = async (_index, work) => work();

/**
 * Inserts several records at once, see insertRecord.
 * @param forRecord runs the rules of each record; forMember if each record is that of a member of a group
 * @throws ApiError validation_failed if one of them violates a rule of the module
 */
export function insertRecords<T extends StoredRecord>(
  resource: Resource<T>,
  created: readonly NewRecord<NoInfer<T>>[],
  session: ClientSession,
  forRecord?: ForRecord,
): Promise<T[]>;
export async function insertRecords(
  resource: Resource,
  created: readonly NewRecord[],
  session: ClientSession,
  forRecord: ForRecord = unattributed,
): Promise<StoredRecord[]> {
  const { rules, model } = resource;
  const changes: RecordChange[] = [];
  for (const [index, { values, call, emit }] of created.entries()) {
    const after = await forRecord(index, () => newRecord(resource, values, call, { session, emit }));
    changes.push({ kind: 'created', before: undefined, after, changed: new Set(Object.keys(values)), call });
  }
  const records = changes.map(({ after }) => after);
  await rules.numbers?.number(records, session);
  await rules.populate?.(records, session);
  for (const [index, change] of changes.entries())
    await forRecord(index, () => resource.applyRules(change, { session, emit: created[index]!.emit }));
  await store(
    model,
    records.map((record) => ({ ...record, ...searchFields(resource, record) })),
    session,
  );
  await resource.total?.count(changes.map(countedChange), session);
  for (const [index, change] of changes.entries()) emitChange(resource, change, created[index]!.emit);
  return records;
}

/**
 * Stores the records. A single record is not written as a bulk, since the error of a bulk write does not name the
 * violated index.
 */
async function store(model: RecordModel, records: StoredRecord[], session: ClientSession): Promise<void> {
  if (records.length === 1) await model.create(records, { session });
  else await model.insertMany(records, { session });
}

async function newRecord(resource: Resource, values: StoredValues, call: Call, tx: Transaction): Promise<StoredRecord> {
  const { rules, kit, definition } = resource;
  const now = new Date();
  const completed = withDefaults(resource, values, call);
  return {
    ...completed,
    ...(await rules.compute?.(completed, tx, { call, changed: new Set(Object.keys(values)) })),
    _id: chosenId(completed) ?? (await kit.nextId(definition.name, call)),
    version: 1,
    created_at: now,
    created_by: call.caller.userId,
    updated_at: now,
  };
}

/** Returns the id that the module chose for the record; undefined if the kit generates it. */
const chosenId = ({ _id }: StoredValues): number | undefined => (typeof _id === 'number' ? _id : undefined);

function withDefaults({ rules, states }: Resource, values: StoredValues, call: Call): StoredValues {
  const completed = { ...values };
  for (const [field, value] of Object.entries(rules.defaults?.(call) ?? {})) {
    if (isUnset(completed[field])) completed[field] = value;
  }
  for (const [field, { initial }] of states) {
    if (isUnset(completed[field])) completed[field] = initial;
    if (completed[field] !== initial)
      throw invalid({ field, code: 'not_allowed', message: `${field} must be ${initial} for a new record.` });
  }
  return completed;
}

/** True for undefined and for the wire defaults of numbers and texts that were not sent: 0 and the empty string. */
const isUnset = (value: unknown): boolean => value === undefined || value === '' || value === 0;

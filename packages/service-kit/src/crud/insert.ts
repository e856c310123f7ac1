import { invalid } from '@bms/contracts';
import type { StoredRecord, StoredValues } from '../records/stored.ts';
import type { Call, Transaction } from '../types.ts';
import { findable } from './findable.ts';
import type { Resource } from './resource.ts';

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
  const { rules, model, kit, definition } = resource;
  const now = new Date();
  const filled = withDefaults(resource, values, call);
  const record: StoredRecord = {
    ...filled,
    ...(await rules.derived?.(filled, tx)),
    _id: await kit.nextId(definition.name),
    version: 1,
    created_at: now,
    created_by: call.caller.userId,
    updated_at: now,
  };
  const change = {
    kind: 'created',
    before: undefined,
    after: record,
    changed: new Set(Object.keys(values)),
    call: call,
  } as const;
  await rules.check?.(change, tx);
  await model.create([{ ...record, ...findable(resource, record) }], { session: tx.session });
  for (const event of rules.events?.(change) ?? []) tx.emit(event);
  return record;
}

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

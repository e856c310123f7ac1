import { invalid } from '@bms/contracts';
import {
  type Call,
  contextKey,
  type Kit,
  type ReadTransaction,
  type RecordChange,
  type RecordDefinition,
  type RecordWith,
} from '@bms/service-kit';
import { type FieldValues, missingValues, wrongValues } from '../fields/check-values.ts';
import type { Target } from './custom-fields.model.ts';
import { enforcedFieldsOf, fieldsOf, markUsed, shownKeys, unusedAmong } from './definitions.ts';

/** The stored field, and the member of request bodies and details, that holds the values. */
const MEMBER = 'custom_fields';

/** A record with values of custom fields; absent if none was ever set. */
export type WithValues = RecordWith<{ [MEMBER]?: Record<string, string> }>;

/** The custom fields of one kind of record; its module adds them to its rules and rpcs. */
export interface CustomValues {
  /**
   * Rejects values of fields that do not exist, and invalid values. Requests to the rpcs of the record itself must not
   * set or leave a required value empty, and new records must have those of enforced fields. Unchanged values are not
   * checked.
   * @throws ApiError validation_failed naming each, e.g. `custom_fields.field_9`
   */
  assert(change: RecordChange<WithValues>, tx: ReadTransaction): Promise<void>;
  /** Marks the fields that got their first value. */
  follow(change: RecordChange<WithValues>, tx: ReadTransaction): Promise<void>;
  /** Removes values of deleted custom fields; for portal users those that are not shown in the portal. */
  show<T extends WithValues>(record: T, call: Call): Promise<T>;
}

/** Opens the custom fields of a kind of record, which stores their values as `custom_fields`. */
export function customValues(
  { db }: Pick<Kit, 'db'>,
  { name, service }: Pick<RecordDefinition, 'name' | 'service'>,
): CustomValues {
  const target = name as Target;
  const unused = contextKey<readonly number[]>('custom fields without values');
  return {
    assert: async (change, { session }) => {
      const { kind, before, after, changed, call } = change;
      call.context.set(unused, []);
      const [values, stored] = [valuesOf(after), valuesOf(before)];
      const isNew = kind === 'created';
      const isRequested = call.rpc.service.name === service && call.caller.kind !== 'service';
      const hasNoValues = Object.keys(values).length === 0;
      if (isNew ? hasNoValues && !isRequested : !changed.has(MEMBER)) return;
      const fields =
        isNew && hasNoValues ? await enforcedFieldsOf(db, target, session) : await fieldsOf(db, target, session);
      const touched = touchedKeys(stored, values);
      const given = Object.fromEntries(Object.entries(values).filter(([key]) => touched.has(key)));
      const binding = [...fields].filter(([key, { enforced }]) => touched.has(key) || (isNew && enforced));
      const missing = isRequested ? missingValues(MEMBER, values, new Map(binding)) : [];
      const violations = [...wrongValues(MEMBER, given, fields), ...missing];
      if (violations.length > 0) throw invalid(...violations);
      call.context.set(unused, unusedAmong(given, fields));
    },
    follow: ({ call }, { session }) => markUsed(db, call.context.get(unused) ?? [], session),
    show: (record, call) => withShownValues(record, target, call, db),
  };
}

/** Returns the values of a stored record; an empty object if none was ever set. */
export const valuesOf = (record: WithValues | undefined): FieldValues => record?.[MEMBER] ?? {};

/** Returns the keys whose value is set, changed or removed. */
function touchedKeys(before: FieldValues, after: FieldValues): ReadonlySet<string> {
  return new Set(Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]));
}

/**
 * Removes values of deleted custom fields, which are kept so that they return with a restored field, and for portal
 * users those of fields that are not shown in the portal.
 */
async function withShownValues<T extends WithValues>(
  record: T,
  target: Target,
  { caller }: Pick<Call, 'caller'>,
  db: Kit['db'],
): Promise<T> {
  const values = Object.entries(valuesOf(record));
  if (values.length === 0) return record;
  const shown = await shownKeys(db, target, valuesOf(record), caller.userType === 'client');
  return { ...record, [MEMBER]: Object.fromEntries(values.filter(([key]) => shown.has(key))) };
}

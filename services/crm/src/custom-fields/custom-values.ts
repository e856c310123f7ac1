import { invalid } from '@bms/contracts';
import {
  compileAnswer,
  type Handler,
  type Kit,
  loadForView,
  type RecordChange,
  type RecordDefinition,
  type Resource,
  type StoredRecord,
  type StoredValues,
  type Transaction,
} from '@bms/service-kit';
import { type FieldValues, missingValues, wrongValues } from '../fields/check-values.ts';
import { existingKeys, fieldsOf, markUsed } from './definitions.ts';

/** The stored field, and the member of bodies and details, that holds the values. */
const MEMBER = 'custom_fields';

/** The custom fields of one kind of record; what its module adds to its rules and rpcs. */
export interface CustomValues {
  /**
   * Refuses values of fields that there are not, and values that are none of their field. What the caller sends to the rpcs of
   * the record itself must also have all that are required. Values that stay as they are are not looked at.
   * @throws ApiError validation_failed naming each, e.g. `custom_fields.field_9`
   */
  check(change: RecordChange, tx: Transaction): Promise<void>;
  /** Shows one record, without values of custom fields that were deleted. */
  get(resource: Resource): Handler<{ id: number }>;
}

/** Opens the custom fields of a kind of record, which stores their values as `custom_fields`. */
export function customValues({ db }: Pick<Kit, 'db'>, { name: target, service }: RecordDefinition): CustomValues {
  return {
    check: async ({ before, after, changed, call }, { session }) => {
      const values = valuesOf(after);
      const stored = valuesOf(before);
      if (!changed.has(MEMBER) || (!before && Object.keys(values).length === 0)) return;
      const fields = await fieldsOf(db, target, session);
      const given = Object.fromEntries(Object.entries(values).filter(([key, value]) => stored[key] !== value));
      const isSent = call.rpc.service.name === service;
      const missing = isSent ? missingValues(MEMBER, values, fields) : [];
      const violations = [...wrongValues(MEMBER, given, fields), ...missing];
      if (violations.length > 0) throw invalid(...violations);
      await markUsed(db, given, fields, session);
    },
    get: (resource) => {
      const answer = compileAnswer(resource, resource.rpc('Get'));
      return async (call) => {
        const record = await loadForView(resource, call, call.request.id);
        call.setVersion(record.version);
        return answer(await withoutDeleted(record, target, db));
      };
    },
  };
}

/** The values that a stored record has; none where it was never given any. */
export const valuesOf = (record: StoredValues | undefined): FieldValues => (record?.[MEMBER] ?? {}) as FieldValues;

/** Values outlive their field, so that they are there again when it is restored. */
async function withoutDeleted(record: StoredRecord, target: string, db: Kit['db']): Promise<StoredRecord> {
  const values = Object.entries(valuesOf(record));
  if (values.length === 0) return record;
  const existing = await existingKeys(db, target, valuesOf(record));
  return { ...record, [MEMBER]: Object.fromEntries(values.filter(([key]) => existing.has(key))) };
}

import { invalid } from '@bms/contracts';
import {
  type Call,
  compileAnswer,
  type Handler,
  type Kit,
  type RecordChange,
  type RecordDefinition,
  type RecordWith,
  type Resource,
  shareLoads,
  type Transaction,
} from '@bms/service-kit';
import { type FieldValues, missingValues, wrongValues } from '../fields/check-values.ts';
import type { Target } from './custom-fields.model.ts';
import { fieldsOf, markUsed, shownKeys } from './definitions.ts';

/** The stored field, and the member of request bodies and details, that holds the values. */
const MEMBER = 'custom_fields';

/** A record with values of custom fields; absent if none was ever set. */
export type WithValues = RecordWith<{ [MEMBER]?: Record<string, string> }>;

/** The custom fields of one kind of record; its module adds them to its rules and rpcs. */
export interface CustomValues {
  /**
   * Rejects values of fields that do not exist, and invalid values. Requests to the rpcs of the record itself must also
   * have all required values. Unchanged values are not checked.
   * @throws ApiError validation_failed naming each, e.g. `custom_fields.field_9`
   */
  check(change: RecordChange<WithValues>, tx: Transaction): Promise<void>;
  /** Returns one record without values of deleted custom fields; for portal users only those shown in the portal. */
  get(resource: Resource<WithValues>): Handler<{ id: number }>;
}

/** Opens the custom fields of a kind of record, which stores their values as `custom_fields`. */
export function customValues(
  { db }: Pick<Kit, 'db'>,
  { name, service }: Pick<RecordDefinition, 'name' | 'service'>,
): CustomValues {
  const target = name as Target;
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
      const load = shareLoads(resource);
      return async (call) => {
        const record = await load(call, call.request.id);
        call.setVersion(record.version);
        return answer(await withShownValues(record, target, call, db), undefined, call);
      };
    },
  };
}

/** Returns the values of a stored record; an empty object if none was ever set. */
export const valuesOf = (record: WithValues | undefined): FieldValues => record?.[MEMBER] ?? {};

/**
 * Removes values of deleted custom fields, which are kept so that they return with a restored field, and for portal
 * users those of fields that are not shown in the portal.
 */
async function withShownValues(
  record: WithValues,
  target: Target,
  { caller }: Pick<Call, 'caller'>,
  db: Kit['db'],
): Promise<WithValues> {
  const values = Object.entries(valuesOf(record));
  if (values.length === 0) return record;
  const shown = await shownKeys(db, target, valuesOf(record), caller.userType === 'client');
  return { ...record, [MEMBER]: Object.fromEntries(values.filter(([key]) => shown.has(key))) };
}

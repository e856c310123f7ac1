import type { ClientSession, Connection } from 'mongoose';
import { type FieldValues, idsOf, keyOf } from '../fields/check-values.ts';
import { type CustomField, customFields, type Target } from './custom-fields.model.ts';

/** The custom fields of a kind of record, by key. */
export type CustomFields = ReadonlyMap<string, CustomField>;

const rows = (db: Connection) => db.collection<CustomField>(customFields.name);

/** Reads the custom fields of a kind of record. */
export const fieldsOf = (db: Connection, target: Target, session: ClientSession): Promise<CustomFields> =>
  findFields(db, { related_to: target }, session);

/** Reads the custom fields that a new record of a kind must have. */
export const enforcedFieldsOf = (db: Connection, target: Target, session: ClientSession): Promise<CustomFields> =>
  findFields(db, { related_to: target, required: true, enforced: true }, session);

async function findFields(db: Connection, which: Partial<CustomField>, session: ClientSession): Promise<CustomFields> {
  const found = await rows(db).find(which, { session }).toArray();
  return new Map(found.map((field) => [keyOf(field._id), field]));
}

/**
 * Returns the keys of those values whose custom field exists.
 * @param inPortal limits them to fields that are shown in the portal
 */
export async function shownKeys(
  db: Connection,
  target: Target,
  values: FieldValues,
  inPortal: boolean,
): Promise<ReadonlySet<string>> {
  const which = { _id: { $in: idsOf(values) }, related_to: target, ...(inPortal && { show_in_portal: true }) };
  const found = await rows(db)
    .find(which, { projection: { _id: 1 } })
    .toArray();
  return new Set(found.map(({ _id }) => keyOf(_id)));
}

/** Returns the ids of the fields that get their first of these values. */
export const unusedAmong = (values: FieldValues, fields: CustomFields): number[] =>
  idsOf(values).filter((id) => !fields.get(keyOf(id))?.used);

/**
 * Marks fields as used in the transaction that writes their values. It conflicts with a concurrent change of a field's
 * type. Fields that are marked already are not among the ids, so that writes do not wait for each other.
 */
export async function markUsed(db: Connection, ids: readonly number[], session: ClientSession): Promise<void> {
  if (ids.length === 0) return;
  await rows(db).updateMany({ _id: { $in: [...ids] } }, { $set: { used: true } }, { session });
}

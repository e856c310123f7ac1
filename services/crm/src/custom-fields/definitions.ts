import type { ClientSession, Connection } from 'mongoose';
import { type FieldValues, idsOf, keyOf } from '../fields/check-values.ts';
import { type CustomField, customFields } from './custom-fields.model.ts';

/** The custom fields of a kind of record, by key. */
export type CustomFields = ReadonlyMap<string, CustomField>;

const rows = (db: Connection) => db.collection<CustomField>(customFields.name);

/** Reads the custom fields of a kind of record. @param target the name of its collection, e.g. `clients` */
export async function fieldsOf(db: Connection, target: string, session: ClientSession): Promise<CustomFields> {
  const found = await rows(db).find({ related_to: target }, { session }).toArray();
  return new Map(found.map((field) => [keyOf(field._id), field]));
}

/** The keys of those values whose custom field is there. */
export async function existingKeys(db: Connection, target: string, values: FieldValues): Promise<ReadonlySet<string>> {
  const which = { _id: { $in: idsOf(values) }, related_to: target };
  const found = await rows(db)
    .find(which, { projection: { _id: 1 } })
    .toArray();
  return new Set(found.map(({ _id }) => keyOf(_id)));
}

/**
 * Notes that fields have values, in the transaction that writes those. It collides with a change of a field's type that runs
 * beside it; of a field that is noted already nothing is written, so that writes do not wait for each other.
 */
export async function markUsed(
  db: Connection,
  values: FieldValues,
  fields: CustomFields,
  session: ClientSession,
): Promise<void> {
  const unused = idsOf(values).filter((id) => !fields.get(keyOf(id))?.used);
  if (unused.length === 0) return;
  await rows(db).updateMany({ _id: { $in: unused } }, { $set: { used: true } }, { session });
}

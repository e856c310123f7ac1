import type { ClientSession, Connection } from 'mongoose';
import type { FieldValues } from '../fields/check-values.ts';
import { faultOf } from '../fields/field-types.ts';
import type { CustomField, Target } from './custom-fields.model.ts';
import { valuesOf, type WithValues } from './custom-values.ts';
import { fieldsOf } from './definitions.ts';

/**
 * Converts the values of a record to a record of another kind. Fields match by title and type, and a value must be
 * valid for the target field.
 * @param from the kind of the record
 * @param to the other kind, whose keys the values get
 */
export async function fittingValues(
  db: Connection,
  record: WithValues,
  from: Target,
  to: Target,
  session: ClientSession,
): Promise<FieldValues> {
  const values = Object.entries(valuesOf(record)).filter(([, value]) => value !== '');
  if (values.length === 0) return {};
  const own = await fieldsOf(db, from, session);
  const others = [...(await fieldsOf(db, to, session))];
  const fitting = values.flatMap(([key, value]) => {
    const field = own.get(key);
    const match = others.find(([, other]) => field && isSame(field, other) && faultOf(value, other) === undefined);
    return match ? [[match[0], value]] : [];
  });
  return Object.fromEntries(fitting);
}

const isSame = (one: CustomField, other: CustomField): boolean =>
  one.field_type === other.field_type && fold(one.title) === fold(other.title);

const fold = (title: string): string => title.trim().toLowerCase();

import type { Violation } from '@bms/contracts';
import { faultOf, type ValueField } from './field-types.ts';

/** Values by the keys of their fields, e.g. `{field_3: 'North'}`. */
export type FieldValues = Readonly<Record<string, string>>;

const KEY = /^field_([1-9]\d*)$/;

/** The name that the values of a field have. */
export const keyOf = (id: number): string => `field_${id}`;

/** The ids of the fields that have values; what is no key is left out. */
export const idsOf = (values: FieldValues): number[] =>
  Object.keys(values).flatMap((key) => {
    const id = Number(KEY.exec(key)?.[1]);
    return Number.isSafeInteger(id) ? [id] : [];
  });

/**
 * What is wrong with values: those of fields that there are not, and those that are none of their field.
 * @param member the field of the record that holds them, for errors: `custom_fields` gives `custom_fields.field_9`
 * @param fields by key
 */
export function wrongValues(member: string, values: FieldValues, fields: ReadonlyMap<string, ValueField>): Violation[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const path = `${member}.${key}`;
    const field = fields.get(key);
    if (!field) return [{ field: path, code: 'unknown_field', message: `${path} is not a known field.` }];
    const fault = faultOf(value, field);
    return fault === undefined ? [] : [{ field: path, code: 'invalid_value', message: `${field.title} ${fault}` }];
  });
}

/** The required fields that have no value. @param member and fields as above */
export function missingValues(
  member: string,
  values: FieldValues,
  fields: ReadonlyMap<string, ValueField>,
): Violation[] {
  const missing = [...fields].filter(([key, { required }]) => required && (values[key] ?? '').trim() === '');
  return missing.map(([key, { title }]) => ({
    field: `${member}.${key}`,
    code: 'required',
    message: `${title} is required.`,
  }));
}

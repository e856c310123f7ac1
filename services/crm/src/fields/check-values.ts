import { isBlank, type Violation } from '@bms/contracts';
import { faultOf, type ValueField } from './field-types.ts';

/** Values by the keys of their fields, e.g. `{field_3: 'North'}`. */
export type FieldValues = Readonly<Record<string, string>>;

const KEY = /^field_([1-9]\d*)$/;

/** Returns the key of a field's values. */
export const keyOf = (id: number): string => `field_${id}`;

/** Returns the ids of the fields that have values; invalid keys are ignored. */
export const idsOf = (values: FieldValues): number[] =>
  Object.keys(values).flatMap((key) => {
    const id = Number(KEY.exec(key)?.[1]);
    return Number.isSafeInteger(id) ? [id] : [];
  });

/**
 * Returns the violations of values: values of fields that do not exist, and invalid ones.
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

/** Returns a violation for each required field without a value. @param member and fields as above */
export function missingValues(
  member: string,
  values: FieldValues,
  fields: ReadonlyMap<string, ValueField>,
): Violation[] {
  const missing = [...fields].filter(([key, { required }]) => required && isBlank(values[key] ?? ''));
  return missing.map(([key, { title }]) => ({
    field: `${member}.${key}`,
    code: 'required',
    message: `${title} is required.`,
  }));
}

import { labelOf } from '../contract/labels.ts';

/** The members of a custom field's definition that its values depend on. */
export interface CustomFieldDefinition {
  readonly id: number | string;
  readonly title: string;
  readonly field_type: string;
}

/** A value of a custom field as text. */
export interface CustomValue {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

type Values = Readonly<Record<string, string>>;

/**
 * Returns the values of a record that are not empty, in the order of their definitions.
 * @param definitions undefined for users who may not list them: the title of a value is then the number of its field
 */
export function customValues(
  values: Values = {},
  definitions: readonly CustomFieldDefinition[] | undefined,
): CustomValue[] {
  const shown = definitions ? titled(values, definitions) : untitled(values);
  return shown.filter(({ text }) => text !== '');
}

const titled = (values: Values, definitions: readonly CustomFieldDefinition[]): CustomValue[] =>
  definitions.map(({ id, title, field_type }) => {
    const key = `field_${id}`;
    const value = values[key] ?? '';
    return { key, title, text: field_type === 'checkbox' ? (YES_NO[value] ?? '') : value };
  });

const untitled = (values: Values): CustomValue[] =>
  Object.entries(values)
    .map(([key, text]) => ({ key, title: labelOf(key), text }))
    .sort((one, other) => one.key.localeCompare(other.key, 'en', { numeric: true }));

const YES_NO: Values = { 0: 'No', 1: 'Yes' };

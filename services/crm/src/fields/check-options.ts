import type { Violation } from '@bms/contracts';
import { hasOptions, SEPARATOR, type ValueField } from './field-types.ts';

/**
 * Returns the violations of a field's options: none in a choice field, or an option with the separator of multiple
 * choices in it.
 * @param path the field that holds the options, for errors, e.g. `options` or `fields[1].options`
 */
export function wrongOptions({ field_type, options }: ValueField, path: string): Violation[] {
  if (hasOptions(field_type) && options.length === 0)
    return [{ field: path, code: 'required', message: `${path} is required for the field type ${field_type}.` }];
  const divided = options.findIndex((option) => option.includes(SEPARATOR));
  if (field_type !== 'multi_select' || divided < 0) return [];
  const field = `${path}[${divided}]`;
  return [
    { field, code: 'not_allowed', message: `${field} must not contain a comma if the field type is multi_select.` },
  ];
}

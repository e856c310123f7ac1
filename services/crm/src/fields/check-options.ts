import type { Violation } from '@bms/contracts';
import { hasOptions, SEPARATOR, type ValueField } from './field-types.ts';

/**
 * What is wrong with the options of a field: none where there is something to choose, or one that a list with commas could not
 * hold.
 * @param path the field that holds them, for errors, e.g. `options` or `fields[1].options`
 */
export function wrongOptions({ field_type, options }: ValueField, path: string): Violation[] {
  if (hasOptions(field_type) && options.length === 0)
    return [{ field: path, code: 'required', message: `${path} is required for ${field_type}.` }];
  const divided = options.findIndex((option) => option.includes(SEPARATOR));
  if (field_type !== 'multi_select' || divided < 0) return [];
  const field = `${path}[${divided}]`;
  return [{ field, code: 'not_allowed', message: `${field} of a multi_select must not hold a comma.` }];
}

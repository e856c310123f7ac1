import { formatNames, hasFormat, hasReordering, type Violation } from '@bms/contracts';

/** A field whose values are strings, such as a custom field or the field of a form. */
export interface ValueField {
  /** The label of the field. */
  readonly title: string;
  /** One of the types of fields, as the contract names them. */
  readonly field_type: string;
  /** The options to choose from. */
  readonly options: readonly string[];
  readonly required: boolean;
}

/** One type of field: the test for valid values, and their description after "must be". */
interface Kind {
  fits(value: string, options: readonly string[]): boolean;
  says(options: readonly string[]): string;
}

const LONGEST_TEXT = 255;
const LONGEST_TEXTAREA = 10_000;
/** At most 15 significant digits, which a double holds exactly, as in the whole contract. */
const NUMBER = /^-?(?=[\d.]{1,16}$)\d{1,15}(\.\d+)?$/;
/** Separates the chosen options of a multi_select. */
const SEPARATOR = ',';

// Counts characters, not UTF-16 units: an emoji is one.
const isAtMost = (longest: number, value: string): boolean => value.length <= longest || [...value].length <= longest;

const formatted = (format: 'date' | 'email' | 'uri'): Kind => ({
  fits: (value) => hasFormat(format, value),
  says: () => formatNames[format],
});

const kinds = {
  text: {
    fits: (value) => isAtMost(LONGEST_TEXT, value) && !hasReordering(value),
    says: () => `text of at most ${LONGEST_TEXT} characters, without characters that change the direction of text`,
  },
  textarea: {
    fits: (value) => isAtMost(LONGEST_TEXTAREA, value),
    says: () => `text of at most ${LONGEST_TEXTAREA} characters`,
  },
  number: { fits: (value) => NUMBER.test(value), says: () => 'a number with at most 15 digits, such as -12.5' },
  date: formatted('date'),
  select: { fits: (value, options) => options.includes(value), says: (options) => `one of ${options.join(', ')}` },
  multi_select: {
    fits: (value, options) => areDistinct(value.split(SEPARATOR), options),
    says: (options) => `a comma-separated list of distinct options out of ${options.join(', ')}`,
  },
  checkbox: { fits: (value) => value === '0' || value === '1', says: () => '0 or 1' },
  email: formatted('email'),
  url: formatted('uri'),
} as const satisfies Record<string, Kind>;

function areDistinct(chosen: readonly string[], options: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((choice) => options.includes(choice));
}

/** The types of fields, as the contract names them. */
export type FieldType = keyof typeof kinds;

/** Returns true if fields of that type have options to choose from. */
const hasOptions = (type: string): boolean => type === 'select' || type === 'multi_select';

/**
 * Returns the violation text of a value, as it follows the field's name; undefined for a valid value. The empty string
 * means "no value" in every field.
 */
export function faultOf(value: string, { field_type, options }: ValueField): string | undefined {
  const kind: Kind = kinds[field_type as FieldType];
  return value === '' || kind.fits(value, options) ? undefined : `must be ${kind.says(options)}.`;
}

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

import { formatNames, hasFormat } from '@bms/contracts';

/** A field whose values are strings, such as a custom field or the field of a form. */
export interface ValueField {
  /** What it is called. */
  readonly title: string;
  readonly field_type: FieldType;
  /** What there is to choose from. */
  readonly options: readonly string[];
  readonly required: boolean;
}

/** One type of field: which strings are values of it, and how that is said after "must be". */
interface Kind {
  fits(value: string, options: readonly string[]): boolean;
  says(options: readonly string[]): string;
}

const LONGEST_TEXT = 255;
const LONGEST_TEXTAREA = 10_000;
/** As many digits as a double holds, as everywhere in the contract. */
const NUMBER = /^-?(?=[\d.]{1,16}$)\d{1,15}(\.\d+)?$/;
/** Stands between the options of a multi_select. */
export const SEPARATOR = ',';

const text = (longest: number): Kind => ({
  // Characters, not UTF-16 units: an emoji is one.
  fits: (value) => value.length <= longest || [...value].length <= longest,
  says: () => `a text of at most ${longest} characters`,
});

const formatted = (format: 'date' | 'email' | 'uri'): Kind => ({
  fits: (value) => hasFormat(format, value),
  says: () => formatNames[format],
});

const kinds = {
  text: text(LONGEST_TEXT),
  textarea: text(LONGEST_TEXTAREA),
  number: { fits: (value) => NUMBER.test(value), says: () => 'a number of at most 15 digits, such as -12.5' },
  date: formatted('date'),
  select: { fits: (value, options) => options.includes(value), says: (options) => `one of ${options.join(', ')}` },
  multi_select: {
    fits: (value, options) => areDistinct(value.split(SEPARATOR), options),
    says: (options) => `some of ${options.join(', ')}, each once, with commas between them`,
  },
  checkbox: { fits: (value) => value === '0' || value === '1', says: () => '0 or 1' },
  email: formatted('email'),
  url: formatted('uri'),
} as const satisfies Record<string, Kind>;

/** The types of fields, as the contract names them. */
export type FieldType = keyof typeof kinds;

function areDistinct(chosen: readonly string[], options: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length && chosen.every((choice) => options.includes(choice));
}

/** Whether a field of that type has options to choose from. */
export const hasOptions = (type: unknown): boolean => type === 'select' || type === 'multi_select';

/**
 * What is wrong with a value, as it is said after the field's name; undefined where nothing is. The empty string stands for
 * "no value" in every field.
 */
export function faultOf(value: string, { field_type, options }: ValueField): string | undefined {
  const kind: Kind = kinds[field_type];
  return value === '' || kind.fits(value, options) ? undefined : `must be ${kind.says(options)}.`;
}

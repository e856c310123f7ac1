import { type FieldContract, type JsonValue, restoreFormulas } from '@bms/contracts';
import { currencyDecimals, toMinorUnits } from '@bms/money';
import { type DateFormat, EXAMPLES, readDate } from './dates.ts';
import { type DecimalName, readNumber } from './numbers.ts';

/** The forms in which a file has its values. */
export interface ValueForms {
  readonly decimal: DecimalName;
  readonly dateFormat: DateFormat;
  /** The unit of amounts: `minor` units or `decimal`. */
  readonly amounts: string;
}

/** A cell that is no value of its field. */
export class CellError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** True for fields whose cells are numbers. */
export const isNumeric = ({ type, repeated, map, rules }: FieldContract): boolean =>
  !repeated && !map && (type === 'int32' || type === 'int64' || type === 'double' || rules.decimals !== undefined);

/** True for fields whose cells are dates. */
export const isDate = ({ repeated, map, rules }: FieldContract): boolean =>
  !repeated && !map && rules.format === 'date';

/**
 * Converts a cell that is not blank to the JSON value of its field.
 * @param currency the currency of amounts (ISO 4217)
 * @throws CellError if it is none
 */
export function convertCell(field: FieldContract, cell: string, forms: ValueForms, currency: string): JsonValue {
  const text = restoreFormulas(cell);
  if (field.map || field.type === 'message') return readJson(text);
  if (field.repeated) return readList(field, text, forms, currency);
  if (isNumeric(field)) return numberOf(field, text, forms, currency);
  if (field.type === 'bool') return booleanOf(text);
  if (isDate(field)) return dateOf(text, forms.dateFormat);
  if (field.rules.allowed.length > 0) return choiceOf(field.rules.allowed, text);
  return text;
}

function readJson(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    throw new CellError('wrong_type', 'must be JSON, as in an export.');
  }
}

function readList(field: FieldContract, text: string, forms: ValueForms, currency: string): JsonValue {
  if (text.trim().startsWith('[')) return readJson(text);
  const entries = text.split(/[,;|]/).map((entry) => entry.trim());
  const single = { ...field, repeated: false };
  return entries.filter((entry) => entry !== '').map((entry) => convertCell(single, entry, forms, currency));
}

function numberOf({ type, rules }: FieldContract, text: string, forms: ValueForms, currency: string): number {
  const read = readNumber(text, forms.decimal);
  if (read === undefined)
    throw new CellError('wrong_type', `must be a number with a decimal ${forms.decimal}; it is ${shown(text)}.`);
  const isAmount = rules.money && forms.amounts !== 'minor';
  const value = Number(isAmount ? toMinorUnits(read, currencyDecimals(currency)) : read);
  if (type.startsWith('int') && !Number.isInteger(value))
    throw new CellError(
      'too_precise',
      isAmount ? `must have at most ${currencyDecimals(currency)} decimals.` : 'must be an integer.',
    );
  return value;
}

const YES = new Set([
  'true',
  'yes',
  'y',
  '1',
  'x',
  'on',
  'ja',
  'j',
  'wahr',
  'oui',
  'o',
  'vrai',
  'si',
  'sí',
  's',
  'verdadero',
]);
const NO = new Set(['false', 'no', 'n', '0', 'off', 'nein', 'falsch', 'non', 'faux', 'falso']);

function booleanOf(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new CellError('wrong_type', `must be yes or no; it is ${shown(text)}.`);
}

function dateOf(text: string, format: DateFormat): string {
  const day = readDate(text, format) ?? readDate(text, 'iso');
  if (day === undefined)
    throw new CellError('invalid_format', `must be a date such as ${EXAMPLES[format]}; it is ${shown(text)}.`);
  return day;
}

/** Returns the allowed value that a text is but for its case and spaces, else the text, which the module rejects. */
function choiceOf(allowed: readonly string[], text: string): string {
  const key = (value: string) =>
    value
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_');
  return allowed.find((value) => key(value) === key(text)) ?? text;
}

const shown = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);

import { Ajv, type ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import { Decimal } from 'decimal.js';
import type { Rules, Violation } from '../types.ts';
import { hasFormat } from './formats.ts';
import type { JsonSchema } from './input-schema.ts';
import { numberSource } from './read-json.ts';
import { violationsOf } from './violations.ts';

/** More digits than a double keeps exactly. */
const MAX_DECIMAL_DIGITS = 15;
/** From here on JavaScript writes numbers with an exponent. */
const LARGEST_SHOWN = 1e21;
const DECIMAL_TEXT = /^-?\d{1,15}(\.\d{1,15})?$/;

/** What is wrong with a value: one violation a field, none where all is well. */
export type FindFaults = (value: unknown) => Violation[];

const ajv = createValidator();

/**
 * The check of values by a schema. It is compiled with its first use: a process has hundreds of them, and compiling them all
 * takes longer than the rest of its start.
 */
export function checkBySchema(makeSchema: () => JsonSchema): FindFaults {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile(makeSchema());
    return validate(value) ? [] : violationsOf(validate.errors!);
  };
}

/**
 * Ajv with the contract's own rules as keywords: `filled` (more than white space), `text` (well-formed, no NUL),
 * `shape` (a format), `exact` (a number that a double holds as it was written), and `decimals`, of numbers and of text
 * (`decimalForm`, `decimalText`, `decimalRange`).
 */
function createValidator(): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: false,
    strictNumbers: true,
    ownProperties: true,
    unicodeRegExp: true,
  });
  ajv.addKeyword({ keyword: 'filled', type: 'string', validate: (_: true, value: string) => /\S/u.test(value) });
  ajv.addKeyword({ keyword: 'text', type: 'string', validate: (_: true, value: string) => isText(value) });
  ajv.addKeyword({ keyword: 'shape', type: 'string', validate: isOfShape });
  ajv.addKeyword({ keyword: 'decimals', type: 'number', validate: hasDecimals });
  ajv.addKeyword({ keyword: 'exact', type: 'number', validate: isExact });
  ajv.addKeyword({ keyword: 'shownDecimals', type: 'number', validate: hasShownDecimals });
  ajv.addKeyword({ keyword: 'decimalForm', type: 'string', validate: (_: true, value: string) => isDecimal(value) });
  ajv.addKeyword({ keyword: 'decimalText', type: 'string', validate: isDecimalText });
  ajv.addKeyword({ keyword: 'decimalRange', type: 'string', validate: isInRange });
  return ajv;
}

/** A lone surrogate would be stored as another character than the one sent. */
const isText = (value: string): boolean => value.isWellFormed() && !value.includes('\0');

function isOfShape(format: Exclude<Rules['format'], ''>, value: string): boolean {
  return hasFormat(format, value);
}

/** Looks at how the number was written: 0.1 + 0.2 is a double, 0.30000000000000004 is not what anybody meant. */
function hasDecimals(most: number, value: number, _schema?: unknown, at?: DataValidationCxt): boolean {
  if (!at) return false;
  return fits(numberSource(at.parentData as object, at.parentDataProperty, value), most);
}

/** 9007199254740993 and 0.12345678901234567890 would come back as other numbers. */
function isExact(_: true, value: number, _schema?: unknown, at?: DataValidationCxt): boolean {
  return at !== undefined && new Decimal(numberSource(at.parentData as object, at.parentDataProperty, value)).eq(value);
}

/** A number that an answer held is a double as JSON writes it: it may have more digits, but is never beyond all measure. */
function hasShownDecimals(most: number, value: number, _schema?: unknown, at?: DataValidationCxt): boolean {
  if (!at) return false;
  const decimal = new Decimal(numberSource(at.parentData as object, at.parentDataProperty, value));
  return decimal.decimalPlaces() <= most && decimal.abs().lt(LARGEST_SHOWN);
}

/** Whether a text stands for a number; the empty one stands for none. */
const isDecimal = (value: string): boolean => value === '' || DECIMAL_TEXT.test(value);

function isDecimalText(most: number, value: string): boolean {
  return !DECIMAL_TEXT.test(value) || fits(value, most);
}

/** The bounds of a decimal that is text, under the names that JSON Schema has for those of numbers. */
interface DecimalRange {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

function isInRange(
  { minimum = -Infinity, maximum = Infinity, exclusiveMinimum }: DecimalRange,
  value: string,
): boolean {
  if (!DECIMAL_TEXT.test(value)) return true;
  const decimal = new Decimal(value);
  const above = exclusiveMinimum === undefined || decimal.gt(exclusiveMinimum);
  return above && decimal.gte(minimum) && decimal.lte(maximum);
}

function fits(source: string, most: number): boolean {
  const decimal = new Decimal(source);
  return decimal.isFinite() && decimal.decimalPlaces() <= most && decimal.precision(true) <= MAX_DECIMAL_DIGITS;
}

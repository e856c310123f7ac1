import { Ajv, type ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import { Decimal } from 'decimal.js';
import type { Violation } from '../errors/violation.ts';
import type { Rules } from '../types.ts';
import { hasFormat } from './formats.ts';
import type { JsonSchema } from './input-schema.ts';
import { numberSource } from './read-json.ts';
import { isBlank } from './texts.ts';
import { violationsOf } from './violations.ts';

/** Maximum number of digits of a decimal; a double keeps no more exactly. */
const MAX_DECIMAL_DIGITS = 15;
/** The limit from which JavaScript writes numbers with an exponent. */
const MAX_SHOWN = 1e21;
const DECIMAL_TEXT = /^-?\d{1,15}(\.\d{1,15})?$/;

/** Returns the violations of a value, one per field; empty if the value is valid. */
export type FindFaults = (value: unknown) => Violation[];

const ajv = createValidator();

/**
 * Creates the validation of values by a schema. The schema is compiled on first use: a process has hundreds of schemas,
 * and compiling all of them would dominate its start-up time.
 */
export function checkBySchema(makeSchema: () => JsonSchema): FindFaults {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile(makeSchema());
    return validate(value) ? [] : violationsOf(validate.errors!);
  };
}

/**
 * Creates an Ajv with the contract's own rules as keywords: `filled` (something visible), `text` (well-formed,
 * without control characters; `lines` has tabs and line ends), `eachOf` (allowed values, separated by commas), `shape` (a format), `exact` (a number that a double holds as written), and
 * `decimals`, of numbers and of text (`decimalForm`, `decimalText`, `decimalRange`).
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
  ajv.addKeyword({ keyword: 'filled', type: 'string', validate: (_: true, value: string) => !isBlank(value) });
  ajv.addKeyword({ keyword: 'text', type: 'string', validate: isText });
  ajv.addKeyword({ keyword: 'eachOf', type: 'string', validate: hasOnly });
  ajv.addKeyword({ keyword: 'shape', type: 'string', validate: isOfShape });
  ajv.addKeyword({ keyword: 'decimals', type: 'number', validate: hasDecimals });
  ajv.addKeyword({ keyword: 'exact', type: 'number', validate: isExact });
  ajv.addKeyword({ keyword: 'shownDecimals', type: 'number', validate: hasShownDecimals });
  ajv.addKeyword({ keyword: 'decimalForm', type: 'string', validate: (_: true, value: string) => isDecimal(value) });
  ajv.addKeyword({ keyword: 'decimalText', type: 'string', validate: isDecimalText });
  ajv.addKeyword({ keyword: 'decimalRange', type: 'string', validate: isInRange });
  return ajv;
}

/** The characters that a text must not have, by its kind. Texts of several lines have tabs and line ends. */
const FORBIDDEN: Readonly<Record<TextKind, RegExp>> = {
  line: /[\p{Cc}\ufffe\uffff]/u,
  lines: /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u,
  secret: /\0/,
};

type TextKind = 'line' | 'lines' | 'secret';

/**
 * True if a text is well-formed and has only characters of XML 1.0 (section 2.2), in which electronic invoices are
 * written, and no invisible control characters. A lone surrogate would be stored as another character. Secrets are only
 * compared.
 */
function isText(kind: TextKind, value: string): boolean {
  return value.isWellFormed() && !FORBIDDEN[kind].test(value);
}

/** True if each of the values that commas separate is allowed and occurs once; a leading `-` is part of no other value. */
function hasOnly(allowed: readonly string[], text: string): boolean {
  const values = text.split(',');
  return values.every((value) => allowed.includes(value)) && new Set(values).size === values.length;
}

function isOfShape(format: Exclude<Rules['format'], ''>, value: string): boolean {
  return hasFormat(format, value);
}

/**
 * Checks the decimals of a number by its source text, so that artefacts of floating-point arithmetic such as
 * 0.30000000000000004 are reported.
 */
function hasDecimals(max: number, value: number, _schema?: unknown, at?: DataValidationCxt): boolean {
  if (!at) return false;
  return fits(numberSource(at.parentData as object, at.parentDataProperty, value), max);
}

/** True if a double holds the number as written; 9007199254740993 and 0.12345678901234567890 would change. */
function isExact(_: true, value: number, _schema?: unknown, at?: DataValidationCxt): boolean {
  return at !== undefined && new Decimal(numberSource(at.parentData as object, at.parentDataProperty, value)).eq(value);
}

/**
 * Checks a number that a response showed. It may have more digits than a caller may send, but has the declared decimals
 * and no exponent.
 */
function hasShownDecimals(max: number, value: number, _schema?: unknown, at?: DataValidationCxt): boolean {
  if (!at) return false;
  const decimal = new Decimal(numberSource(at.parentData as object, at.parentDataProperty, value));
  return decimal.decimalPlaces() <= max && decimal.abs().lt(MAX_SHOWN);
}

/** True if a text is a decimal number or empty. */
const isDecimal = (value: string): boolean => value === '' || DECIMAL_TEXT.test(value);

function isDecimalText(max: number, value: string): boolean {
  return !DECIMAL_TEXT.test(value) || fits(value, max);
}

/** Bounds of a decimal in text form, named like the JSON Schema keywords for numbers. */
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

function fits(source: string, max: number): boolean {
  const decimal = new Decimal(source);
  return decimal.isFinite() && decimal.decimalPlaces() <= max && decimal.precision(true) <= MAX_DECIMAL_DIGITS;
}

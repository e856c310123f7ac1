import type { FieldContract } from '../types.ts';
import { asList, type RawOption } from './options.ts';

/** Shape of a field; `decimals` is set if its text is a number in JSON, `json` if its text is JSON. */
export type FieldShape = Pick<FieldContract, 'type' | 'repeated' | 'map'> & {
  readonly decimals?: number;
  readonly json?: boolean;
};

/** Creates the error of a field. */
export type Fail = (problem: string) => Error;

interface Place {
  readonly rules: readonly string[];
  /** Name of these fields in error messages. */
  readonly of: string;
  readonly fits: (shape: FieldShape, raw: RawOption) => boolean;
}

const isText = ({ type }: FieldShape): boolean => type === 'string';
const isNumber = ({ type }: FieldShape, raw: RawOption): boolean =>
  type === 'int32' || type === 'int64' || type === 'double' || raw['decimals'] !== undefined;

/**
 * Own rules by the fields that they apply to. A rule on another field would have no effect. The standard options are
 * checked where they are read.
 */
const places: readonly Place[] = [
  {
    rules: ['format', 'normalize', 'pattern_text', 'names_of', 'initial', 'multiline', 'search'],
    of: 'strings',
    fits: isText,
  },
  {
    rules: ['name_of', 'moves', 'takes_empty', 'omit_unset'],
    of: 'single strings',
    fits: (shape) => isText(shape) && !shape.map && !shape.repeated,
  },
  { rules: ['decimals'], of: 'strings that are no map', fits: (shape) => isText(shape) && !shape.map },
  {
    rules: ['json'],
    of: 'single strings',
    fits: (shape) => isText(shape) && !shape.map && !shape.repeated,
  },
  {
    rules: ['scalar'],
    of: 'maps of strings without a default value',
    fits: (shape, raw) => isText(shape) && shape.map && raw['default_value'] === undefined,
  },
  { rules: ['external_ids'], of: 'maps of strings', fits: (shape) => isText(shape) && shape.map },
  { rules: ['money'], of: 'numbers', fits: isNumber },
  { rules: ['computed'], of: 'fields that are set by the server', fits: (_shape, raw) => raw['read_only'] === true },
  { rules: ['inline', 'sortable'], of: 'messages', fits: ({ type }) => type === 'message' },
];

/** Asserts that the rules apply to the shape of the field. @throws the error that `fail` creates */
export function assertRulesApply(raw: RawOption, shape: FieldShape, fail: Fail): void {
  for (const { rules, of, fits } of places) {
    const rule = rules.find((name) => raw[name] !== undefined);
    if (rule && !fits(shape, raw)) throw fail(`${rule} is a rule for ${of}`);
  }
}

/**
 * Asserts that the values in the rules are allowed, and that patterns are valid and come with their text.
 * @throws the error that `fail` creates
 */
export function assertWords(raw: RawOption, fail: Fail): void {
  const allowed = asList(raw['allowed']).map(String);
  for (const rule of ['default_value', 'initial', 'example']) {
    const wrong = asList(raw[rule]).find((word) => allowed.length > 0 && !allowed.includes(String(word)));
    if (wrong !== undefined) throw fail(`${rule} "${wrong}" is not allowed`);
  }
  for (const rule of ['pattern', 'key_pattern']) if (raw[rule] !== undefined) assertPattern(String(raw[rule]), fail);
  if ((raw['pattern'] === undefined) !== (raw['pattern_text'] === undefined))
    throw fail('pattern and pattern_text must be set together');
}

/** Syntax that ECMA-262 has and RE2, the syntax of buf.validate, has not. */
const notInRe2 = /\(\?<?[=!]|\\[1-9k]/;

function assertPattern(pattern: string, fail: Fail): void {
  try {
    new RegExp(pattern, 'u');
  } catch {
    throw fail(`pattern "${pattern}" is no regular expression`);
  }
  if (notInRe2.test(pattern)) throw fail(`pattern "${pattern}" has a lookaround or a backreference, which RE2 lacks`);
}

import type protobuf from 'protobufjs';
import type { JsonValue, Rules } from '../types.ts';
import { failOf } from './field-options.ts';
import { assertRulesApply, assertWords, type Fail, type FieldShape } from './misplaced-rules.ts';
import { readMoves } from './moves.ts';
import { asList, type RawOption } from './options.ts';

/** Default maximum length of a string, in characters. */
const DEFAULT_MAX_LENGTH = 255;
/** Default maximum number of entries of a list or map. */
const DEFAULT_MAX_ITEMS = 100;

/** The rules of ids of records in other systems. @see docs/adr/0224-external-ids.md */
const EXTERNAL_IDS: RawOption = {
  max_items: 10,
  key_pattern: '^[a-z][a-z0-9_]{0,31}$',
  min_length: 1,
  max_length: 100,
  pattern: '\\S',
  pattern_text: 'an id that is not blank',
  put_keeps: true,
  staff_only: true,
};

const formats = [
  '',
  'date',
  'date_time',
  'date_bound',
  'email',
  'uri',
  'phone',
  'currency',
  'country',
  'iban',
  'bic',
  'vat_number',
  'buyer_reference',
  'address_scheme',
  'slug',
  'id_list',
] as const;

/**
 * Reads the rules of a field, with defaults.
 * @param options the options of the field, as readFieldOptions returns them
 * @throws Error naming the field if a rule does not fit the field
 */
export function readRules(field: protobuf.Field, options: RawOption, shape: FieldShape): Rules {
  const fail = failOf(field);
  assertRulesApply(options, shape, fail);
  const raw = options['external_ids'] === true ? { ...EXTERNAL_IDS, ...options } : options;
  const format = formats.find((known) => known === (raw['format'] ?? ''));
  if (format === undefined) throw fail(`unknown format "${raw['format']}"`);
  const decimals = number(raw['decimals']);
  const json = raw['json'] === true;
  const value = (name: string) => typedValue(raw[name], { ...shape, decimals, json }, fail);
  assertWords(raw, fail);
  return {
    required: raw['required'] === true,
    readOnly: raw['read_only'] === true,
    computed: raw['computed'] === true,
    createOnly: raw['create_only'] === true,
    writeOnly: raw['write_only'] === true,
    minLength: number(raw['min_length']) ?? 0,
    maxLength: number(raw['max_length']) ?? DEFAULT_MAX_LENGTH,
    format,
    normalize: readNormalize(raw, format, fail),
    pattern: text(raw['pattern']),
    patternText: text(raw['pattern_text']),
    allowed: asList(raw['allowed']).map(String),
    several: false,
    hasNames: raw['names_of'] !== undefined,
    defaultValue: value('default_value'),
    initial: text(raw['initial']),
    minimum: number(raw['minimum']),
    maximum: number(raw['maximum']),
    above: number(raw['above']),
    decimals,
    minItems: number(raw['min_items']) ?? 0,
    maxItems: number(raw['max_items']) ?? DEFAULT_MAX_ITEMS,
    uniqueItems: raw['unique_items'] === true,
    keyPattern: text(raw['key_pattern']),
    putKeeps: raw['put_keeps'] === true,
    inline: raw['inline'] === true,
    sortable: asList(raw['sortable']).map(String),
    storedAs: text(raw['stored_as']) || field.name,
    needsSort: text(raw['needs_sort']),
    example: value('example'),
    sensitive: raw['sensitive'] === true,
    omitEmpty: raw['omit_empty'] === true,
    omitUnset: raw['omit_unset'] === true,
    takesEmpty: raw['takes_empty'] === true,
    excludes: asList(raw['excludes']).map(String),
    references: text(raw['references']),
    nameOf: readNameOf(raw, fail),
    staffOnly: raw['staff_only'] === true,
    json,
    scalar: raw['scalar'] === true,
    multiline: raw['multiline'] === true,
    money: raw['money'] === true,
    externalIds: raw['external_ids'] === true,
    search: readSearch(raw, fail),
    moves: readMoves(raw, fail),
  };
}

const number = (value: unknown): number | undefined => (value === undefined ? undefined : Number(value));
const text = (value: unknown): string => (value === undefined ? '' : String(value));

const normalizations = ['', 'email', 'phone', 'code'] as const;

/** Reads the normalization, which follows from the formats of texts that people paste. @throws the error that `fail` creates */
function readNormalize(raw: RawOption, format: Rules['format'], fail: Fail): Rules['normalize'] {
  if (format === 'email' || format === 'phone') return format;
  const found = normalizations.find((known) => known === (raw['normalize'] ?? ''));
  if (found === undefined) throw fail(`unknown normalization "${raw['normalize']}"`);
  return found;
}

const searches = ['', 'title', 'number', 'subtitle', 'text', 'html', 'phone'] as const;

/** Reads the part that the field has in the search across modules. @throws the error that `fail` creates */
function readSearch(raw: RawOption, fail: Fail): Rules['search'] {
  const found = searches.find((known) => known === (raw['search'] ?? ''));
  if (found === undefined) throw fail(`unknown search "${raw['search']}"`);
  if (found !== '' && (raw['sensitive'] === true || raw['write_only'] === true))
    throw fail('search is no rule for fields that are sensitive or write-only');
  return found;
}

/** Reads `<module>.<field>`. @throws the error that `fail` creates for any other format */
function readNameOf(raw: RawOption, fail: Fail): Rules['nameOf'] {
  const rule = text(raw['name_of']);
  if (rule === '') return undefined;
  const [module, field, ...others] = rule.split('.');
  if (!module || !field || others.length > 0) throw fail(`name_of "${rule}" is not <module>.<field>`);
  return { module, field };
}

/** Converts a default or an example, which the contract holds as text, to the type of the field. */
function typedValue(raw: unknown, shape: FieldShape, fail: Fail): JsonValue | undefined {
  if (raw === undefined) return undefined;
  const values = asList(raw).map((value) => scalarValue(String(value), shape, fail));
  return shape.repeated ? values : values[0];
}

function scalarValue(value: string, shape: FieldShape, fail: Fail): JsonValue {
  if (shape.map || shape.json || shape.type === 'message') return jsonValue(value, fail);
  if (shape.type === 'bool') return boolValue(value, fail);
  if (shape.decimals === undefined && (shape.type === 'string' || shape.type === 'bytes')) return value;
  const parsed = Number(value);
  if (Number.isNaN(parsed)) throw fail(`"${value}" is no number`);
  return parsed;
}

function boolValue(value: string, fail: Fail): boolean {
  if (value !== 'true' && value !== 'false') throw fail(`"${value}" is neither true nor false`);
  return value === 'true';
}

function jsonValue(value: string, fail: Fail): JsonValue {
  try {
    return JSON.parse(value) as JsonValue;
  } catch {
    throw fail(`"${value}" is no JSON`);
  }
}

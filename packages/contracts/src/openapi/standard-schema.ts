import { isDateOrTime } from '../requests/formats.ts';
import type { JsonSchema, SchemaObject } from '../requests/input-schema.ts';
import { keyPatternOf } from '../requests/map-keys.ts';
import type { FieldContract, Rules } from '../types.ts';
import type { Choice, FindChoice } from './choices.ts';

type Format = Exclude<Rules['format'], ''>;

/** Dates of which only the length of their month is left to be checked. */
const DATE = '(19|[2-9]\\d)\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const HOUR_MINUTE = '([01]\\d|2[0-3]):[0-5]\\d';
const TIME = `${HOUR_MINUTE}:[0-5]\\d`;

/** The name of the shared schema of the bounds of days. */
export const DAY_OR_TIME = 'DayOrTime';

/** The schema of a day or a timestamp: a pattern, since generators of clients do not support two formats of a value. */
export const dayOrTimeSchema: SchemaObject = {
  type: 'string',
  pattern: `^${DATE}(T${TIME}(\\.\\d{1,9})?(Z|[+-]${HOUR_MINUTE}))?$`,
};

const ref = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` });

const bySource: SchemaObject = { propertyNames: ref('SourceName'), additionalProperties: ref('SourceText') };

/** The schemas of ids of records in other systems: as shown, as sent, and one of them. */
export const externalIdsSchemas = {
  ExternalIds: {
    type: 'object',
    description: 'Ids in other systems, by source.',
    additionalProperties: { type: 'string' },
    examples: [{ datev: '10023' }],
  },
  SentIds: {
    type: ['object', 'null'],
    description: 'Ids in other systems, by source; null removes one.',
    ...bySource,
    additionalProperties: { anyOf: [ref('SourceText'), { type: 'null' }] },
    maxProperties: 10,
  },
  SourceId: {
    type: 'object',
    description: 'An id in another system, by source.',
    ...bySource,
    maxProperties: 1,
    examples: [{ datev: '10023' }],
  },
  SourceName: { type: 'string', description: 'The name of another system.', pattern: '^[a-z][a-z0-9_]{0,31}$' },
  SourceText: { type: 'string', description: 'An id in another system.', maxLength: 100, pattern: '\\S' },
} satisfies Record<string, SchemaObject>;

/** Returns a reference to a schema of ids of records in other systems. */
export const externalIdsRef = (name: keyof typeof externalIdsSchemas): SchemaObject => ref(name);

/** The message of an action on a record. */
export const RECORD_ACTION = 'bms.api.RecordAction';

/** The schema of `actions`: each detail refers to it. */
export const recordActionsSchema: SchemaObject = {
  type: 'array',
  description: 'Operations of the caller on the record, allowed or not. Only in details.',
  items: ref('RecordAction'),
};

/** Returns the reference to the schema of `actions`. */
export const recordActionsRef = (): SchemaObject => ref('RecordActions');

/** The name of the shared schema of filters by an id. */
export const FILTER_ID = 'FilterId';

/** The schema of a filter by an id. */
export const filterIdSchema: SchemaObject = {
  type: 'integer',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  format: 'int64',
};

/** The formats of the contract in JSON Schema: a registered format, or else a pattern. */
const formats: Record<Format, SchemaObject> = {
  date: { format: 'date' },
  date_time: { format: 'date-time' },
  date_bound: { $ref: `#/components/schemas/${DAY_OR_TIME}` },
  email: { format: 'email' },
  uri: { format: 'uri' },
  phone: { pattern: '^\\+[ ()./-]*[1-9][0-9 ()./-]{5,57}$' },
  currency: { pattern: '^[A-Z]{3}$' },
  country: { pattern: '^[A-Z]{2}$' },
  iban: { pattern: '^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 -]{11,38}$' },
  bic: { pattern: '^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$' },
  vat_number: {},
  buyer_reference: {},
  address_scheme: { pattern: '^[0-9A-Z]{2,4}$' },
  slug: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  id_list: { pattern: '^[1-9]\\d{0,15}(,[1-9]\\d{0,15})*$' },
};

/** Returns the JSON Schema of a format; a pattern also allows the empty string if the field may be empty. */
export function formatSchema(format: Format, mayBeEmpty: boolean): SchemaObject {
  const schema = formats[format];
  return mayBeEmpty && 'pattern' in schema ? { pattern: `^$|${schema['pattern']}` } : schema;
}

/** A 64-bit number: without a format, generators use 32 bits, which loses digits. */
export const doubleSchema: SchemaObject = { type: 'number', format: 'double' };

/** Returns the schema of an integer in a response. */
export const integerSchema = (format: 'int32' | 'int64'): SchemaObject => ({ type: 'integer', format });

/** Returns a reference to the schema of an enum, which has its own description. */
export const choiceRef = ({ name }: Choice): SchemaObject => ({ $ref: `#/components/schemas/${name}` });

/** Custom keywords of validator.ts, which other validators do not support. */
const OWN_KEYWORDS = ['text', 'eachOf', 'patternText', 'filled', 'shape', 'decimals', 'shownDecimals', 'exact'];
/** Values of keywords that have no effect. */
const idle: Record<string, unknown> = { minItems: 0, minProperties: 0, uniqueItems: false };

/** Converts a schema of input-schema.ts to standard JSON Schema 2020-12, with documentation for readers. */
export function standardSchema(schema: JsonSchema, field: FieldContract, choiceOf: FindChoice): SchemaObject {
  if (typeof schema === 'boolean') return {};
  if (Array.isArray(schema['type'])) return scalarSchema(schema);
  if (schema['shape'] === 'date_bound') return formats.date_bound;
  if (schema['enum']) return wordsSchema(schema['enum'] as string[], field, choiceOf);
  const { items, propertyNames, additionalProperties, ...own } = schema;
  const dropped = isDateOrTime((own['shape'] ?? '') as Rules['format']) ? [...OWN_KEYWORDS, 'maxLength'] : OWN_KEYWORDS;
  const kept = Object.fromEntries(
    Object.entries(own).filter(([key, value]) => !dropped.includes(key) && idle[key] !== value),
  );
  return {
    ...kept,
    ...(own['type'] === 'integer' && { format: field.type }),
    ...(own['type'] === 'number' && { format: 'double' }),
    ...(own['type'] === 'string' && textSchema(own, field)),
    ...(items !== undefined && { items: standardSchema(items as JsonSchema, field, choiceOf) }),
    ...(propertyNames !== undefined && { propertyNames: { pattern: keyPatternOf(field) } }),
    ...(additionalProperties !== undefined && {
      additionalProperties: additionalProperties && standardSchema(additionalProperties as JsonSchema, field, choiceOf),
    }),
  };
}

/** Builds the schema of allowed values. A subset of an enum is listed, because a create accepts only one status. */
function wordsSchema(words: readonly string[], field: FieldContract, choiceOf: FindChoice): SchemaObject {
  const choice = choiceOf(field);
  if (choice && words.length === choice.words.length) return choiceRef(choice);
  if (choice && words.length === choice.words.length + 1) return { anyOf: [choiceRef(choice), { const: '' }] };
  return words.length === 1 ? { type: 'string', const: words[0] } : { type: 'string', enum: words };
}

/** Builds the schema of a scalar by exclusion: generators for typed languages reject a list of types. */
function scalarSchema({ maxLength, minimum, maximum }: Exclude<JsonSchema, boolean>): SchemaObject {
  return {
    not: {
      anyOf: [
        { type: 'object' },
        { type: 'array' },
        { type: 'string', minLength: Number(maxLength) + 1 },
        { type: 'number', exclusiveMaximum: minimum },
        { type: 'number', exclusiveMinimum: maximum },
      ],
    },
  };
}

function textSchema(schema: SchemaObject, field: FieldContract): SchemaObject {
  const mayBeEmpty = !field.rules.required && !field.nullable;
  return {
    ...(schema['filled'] !== undefined && { minLength: Math.max(1, field.rules.minLength), ...notBlank(schema) }),
    ...(schema['shape'] !== undefined && formatSchema(schema['shape'] as Format, mayBeEmpty)),
    ...(field.rules.sensitive && { format: 'password' }),
  };
}

/** Requires a character other than white space, unless a pattern or format of the field does. */
const notBlank = (schema: SchemaObject): SchemaObject =>
  'pattern' in schema || 'shape' in schema ? {} : { pattern: '\\S' };

/** Returns the schema with null as an additional value. */
export function orNull(schema: SchemaObject): SchemaObject {
  const { description, examples, readOnly, ...rest } = schema;
  const about = { description, examples, readOnly };
  const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
  if (Array.isArray(rest['anyOf'])) return { ...rest, anyOf: [...rest['anyOf'], { type: 'null' }], ...known };
  if (rest['type'] === undefined || rest['const'] !== undefined) return { anyOf: [rest, { type: 'null' }], ...known };
  const words = rest['enum'] as unknown[] | undefined;
  return {
    ...rest,
    type: [...new Set([rest['type'], 'null'].flat())],
    ...(words && { enum: [...words, null] }),
    ...known,
  };
}

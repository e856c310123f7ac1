import type { JsonSchema } from '../forms/input-schema.ts';
import { keyPatternOf } from '../forms/map-keys.ts';
import type { FieldContract, Rules } from '../types.ts';

/** A JSON Schema that is an object, as all but "nothing fits" are. */
export type SchemaObject = Record<string, unknown>;

type Format = Exclude<Rules['format'], ''>;

/** What the formats of the contract are in JSON Schema: a registered format, or a pattern where there is none. */
const formats: Record<Format, SchemaObject> = {
  date: { format: 'date' },
  date_time: { format: 'date-time' },
  email: { format: 'email' },
  uri: { format: 'uri' },
  phone: { pattern: '^\\+[ ()./-]*[1-9][0-9 ()./-]{5,57}$' },
  currency: { pattern: '^[A-Z]{3}$' },
  slug: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  id_list: { pattern: '^[1-9]\\d{0,15}(,[1-9]\\d{0,15})*$' },
};

/** The JSON Schema of a format; a pattern also takes the empty string where the field may be empty. */
export function formatSchema(format: Format, mayBeEmpty: boolean): SchemaObject {
  const schema = formats[format];
  return mayBeEmpty && 'pattern' in schema ? { pattern: `^$|${schema['pattern']}` } : schema;
}

/** Keywords of validator.ts, which no other validator knows. */
const OWN_KEYWORDS = ['text', 'filled', 'shape', 'decimals', 'shownDecimals', 'exact'];
/** What goes without saying of a choice of words. */
const LENGTHS = ['minLength', 'maxLength'];
/** What says nothing, because it is so anyway. */
const idle: Record<string, unknown> = { minItems: 0, minProperties: 0, uniqueItems: false };

/** A schema of input-schema.ts in the words of JSON Schema 2020-12 alone, with what else a reader of the document needs. */
export function standardSchema(schema: JsonSchema, field: FieldContract): SchemaObject {
  if (typeof schema === 'boolean') return {};
  const { items, propertyNames, additionalProperties, ...own } = schema;
  const dropped = own['enum'] ? [...OWN_KEYWORDS, ...LENGTHS] : OWN_KEYWORDS;
  const kept = Object.fromEntries(
    Object.entries(own).filter(([key, value]) => !dropped.includes(key) && idle[key] !== value),
  );
  return {
    ...kept,
    ...(own['type'] === 'integer' && { format: field.type }),
    ...(own['type'] === 'string' && !own['enum'] && textSchema(own, field)),
    ...(own['decimals'] !== undefined && { multipleOf: Number(`1e-${own['decimals']}`) }),
    ...(items !== undefined && { items: standardSchema(items as JsonSchema, field) }),
    ...(propertyNames !== undefined && { propertyNames: { pattern: keyPatternOf(field) } }),
    ...(additionalProperties !== undefined && {
      additionalProperties: additionalProperties && standardSchema(additionalProperties as JsonSchema, field),
    }),
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

/** More than white space, where no pattern or format of the field's own sees to it. */
const notBlank = (schema: SchemaObject): SchemaObject =>
  'pattern' in schema || 'shape' in schema ? {} : { pattern: '\\S' };

/** The same schema, taking null as well. */
export function orNull(schema: SchemaObject): SchemaObject {
  const { description, examples, readOnly, default: standard, ...rest } = schema;
  const about = { description, examples, readOnly, default: standard };
  const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
  if (rest['type'] === undefined) return { anyOf: [rest, { type: 'null' }], ...known };
  const words = rest['enum'] as unknown[] | undefined;
  return {
    ...rest,
    type: [...new Set([rest['type'], 'null'].flat())],
    ...(words && { enum: [...words, null] }),
    ...known,
  };
}

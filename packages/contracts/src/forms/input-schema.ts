import type { FieldContract, MessageContract, Rules } from '../types.ts';
import { keyPatternOf } from './map-keys.ts';

/**
 * How strict a schema is. `create`: required fields must be there, server-set ones must not. `replace`: required ones
 * must be there, server-set ones may be sent back. `patch`: nothing must be there. `wire`: a decoded gRPC message, in
 * which every field is there and unset means zero or empty.
 */
export type InputMode = 'create' | 'replace' | 'patch' | 'wire';

export type JsonSchema = Record<string, unknown> | boolean;

/** The JSON types of a scalar. */
export const scalarTypes: readonly string[] = ['string', 'number', 'boolean', 'null'];

/** The range of a 32-bit integer; 64-bit ones are bounded to what a JSON number holds exactly. */
const INT32_LIMIT = 2 ** 31;

/** How the schema of a message that stands in another is given: written out in its place, or by reference. */
export type NestedSchema = (message: MessageContract, mode: InputMode) => JsonSchema;

/** The JSON Schema (2020-12 as far as Ajv's keywords and those of validator.ts go) of a message that a caller sends. */
export function inputSchema(
  message: MessageContract,
  mode: InputMode,
  fields = message.fields,
  nested: NestedSchema = inputSchema,
): { type: 'object'; additionalProperties: false; required: string[]; properties: Record<string, JsonSchema> } {
  const properties = fields.map((field) => [field.name, fieldSchema(field, mode, nested)] as const);
  return {
    type: 'object',
    additionalProperties: false,
    required: requiredNames(fields, mode),
    properties: Object.fromEntries(properties),
  };
}

function requiredNames(fields: readonly FieldContract[], mode: InputMode): string[] {
  if (mode === 'patch') return [];
  return fields.filter((field) => field.rules.required && isSettable(field, mode)).map((field) => field.name);
}

/** Whether a caller may give the field another value than it has. */
export const isSettable = ({ rules }: FieldContract, mode: InputMode): boolean =>
  !rules.readOnly && !(rules.createOnly && (mode === 'replace' || mode === 'patch'));

function fieldSchema(field: FieldContract, mode: InputMode, nested: NestedSchema): JsonSchema {
  if (field.rules.readOnly && mode === 'create') return false;
  if (field.repeated) return listSchema(field, mode, nested);
  if (field.map) return mapSchema(field, mode, nested);
  return valueSchema(field, mode, nested);
}

function listSchema(field: FieldContract, mode: InputMode, nested: NestedSchema): JsonSchema {
  const { minItems, maxItems, uniqueItems, required } = field.rules;
  return {
    type: 'array',
    items: valueSchema(field, mode, nested),
    ...fewestItems(required ? Math.max(1, minItems) : minItems, mode, required),
    maxItems,
    uniqueItems,
  };
}

/** A decoded message has an empty list where none was sent. */
function fewestItems(least: number, mode: InputMode, required: boolean): Record<string, unknown> {
  if (mode !== 'wire' || required || least === 0) return { minItems: least };
  return { anyOf: [{ minItems: least }, { maxItems: 0 }] };
}

function mapSchema(field: FieldContract, mode: InputMode, nested: NestedSchema): JsonSchema {
  const { minItems, maxItems, required } = field.rules;
  return {
    type: 'object',
    propertyNames: { text: true, pattern: keyPatternOf(field) },
    additionalProperties: valueSchema(field, mode, nested),
    // A change is merged into what there is, so that it says nothing of the whole.
    ...(mode === 'create' && { minProperties: required ? Math.max(1, minItems) : minItems }),
    maxProperties: maxItems,
  };
}

function valueSchema(field: FieldContract, mode: InputMode, nested: NestedSchema): JsonSchema {
  switch (field.type) {
    case 'message':
      return nested(field.message!, mode === 'patch' ? 'replace' : mode);
    case 'bool':
      return { type: 'boolean' };
    case 'bytes':
      return true;
    case 'string':
      if (field.rules.scalar) return scalarSchema(field, mode);
      return field.rules.decimals === undefined ? stringSchema(field, mode) : decimalSchema(field, mode);
    default:
      return numberSchema(field, mode);
  }
}

function stringSchema({ rules, nullable, repeated, map }: FieldContract, mode: InputMode): JsonSchema {
  const alone = !repeated && !map;
  const words = mode === 'create' && rules.initial ? [rules.initial] : rules.allowed;
  const mayBeEmpty = alone && !rules.required && !nullable && (mode === 'wire' || isEmptyByDefault(rules));
  return {
    type: 'string',
    text: true,
    maxLength: rules.maxLength,
    ...(rules.minLength > 0 && !mayBeEmpty && { minLength: rules.minLength }),
    ...(alone && rules.required && { filled: true }),
    ...(rules.format && (nullable || (mode !== 'wire' && isMoment(rules.format))) && { minLength: 1 }),
    ...(rules.pattern && { pattern: mayBeEmpty ? `^$|${rules.pattern}` : rules.pattern }),
    ...(rules.format && { shape: rules.format }),
    ...(words.length > 0 && { enum: mayBeEmpty ? ['', ...words] : words }),
  };
}

/** No empty string is a day or a time: where one is not set, it is left out. */
const isMoment = (format: string): boolean => format === 'date' || format === 'date_time';

/** Numbers are those that come back as they were sent. */
function scalarSchema(field: FieldContract, mode: InputMode): JsonSchema {
  const numbers = { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, exact: true };
  return { ...(stringSchema(field, mode) as object), type: scalarTypes, ...numbers };
}

/** Then an answer may show "", which has to be taken when it is sent back. */
const isEmptyByDefault = (rules: Rules): boolean => rules.defaultValue === undefined && rules.initial === '';

function decimalSchema(field: FieldContract, mode: InputMode): JsonSchema {
  const { decimals, readOnly, required } = field.rules;
  // What the server worked out may have more digits than a caller may send, and comes back as it was shown.
  if (readOnly) return mode === 'wire' ? { type: 'string' } : { type: 'number', shownDecimals: decimals };
  if (mode !== 'wire') return { type: 'number', decimals, ...boundsOf(field) };
  const rules = { decimalForm: true, decimalText: decimals, decimalRange: boundsOf(field) };
  return { type: 'string', ...(required && { filled: true }), ...rules };
}

function numberSchema(field: FieldContract, mode: InputMode): JsonSchema {
  const mayBeZero = mode === 'wire' && !field.rules.required && !field.nullable && !field.repeated && !field.map;
  if (field.type === 'double') return { type: 'number', ...orZero(boundsOf(field), mayBeZero) };
  const limit = field.type === 'int32' ? INT32_LIMIT : 2 ** 53;
  const bounds = { minimum: -limit + (field.type === 'int32' ? 0 : 1), maximum: limit - 1, ...boundsOf(field) };
  return { type: 'integer', ...orZero(bounds, mayBeZero) };
}

/** A decoded message has zero where nothing was sent. */
const orZero = (bounds: Record<string, number>, mayBeZero: boolean): Record<string, unknown> =>
  mayBeZero ? { anyOf: [bounds, { const: 0 }] } : bounds;

function boundsOf({ rules }: FieldContract): Record<string, number> {
  return {
    ...(rules.minimum !== undefined && { minimum: rules.minimum }),
    ...(rules.maximum !== undefined && { maximum: rules.maximum }),
    ...(rules.above !== undefined && { exclusiveMinimum: rules.above }),
  };
}

import type { FieldContract, MessageContract, Rules } from '../types.ts';
import { isDateOrTime } from './formats.ts';
import { keyPatternOf } from './map-keys.ts';

/**
 * Strictness of a schema. `create`: required fields must be present, server-set fields must be absent. `replace`:
 * required fields must be present, server-set fields may be sent back. `patch`: every field may be absent. `wire`: a
 * decoded gRPC message, in which every field is present and unset means zero or empty.
 */
export type InputMode = 'create' | 'replace' | 'patch' | 'wire';

export type JsonSchema = SchemaObject | boolean;

/** A JSON Schema that is an object, not a boolean. */
export type SchemaObject = Record<string, unknown>;

/** The JSON types of a scalar. */
const scalarTypes: readonly string[] = ['string', 'number', 'boolean', 'null'];

/** Range of a 32-bit integer; 64-bit integers are limited to those that a JSON number holds exactly. */
const INT32_LIMIT = 2 ** 31;

/** Returns the schema of a nested message, inline or as a reference. */
export type NestedSchema = (message: MessageContract, mode: InputMode) => JsonSchema;

/**
 * Builds the JSON Schema (2020-12, limited to the keywords of Ajv and validator.ts) of a message that a caller sends.
 */
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

/** True if a caller may change the value of the field. */
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

/** Builds the minimum number of entries. A decoded message has an empty list if none was sent. */
function fewestItems(least: number, mode: InputMode, required: boolean): Record<string, unknown> {
  if (mode !== 'wire' || required || least === 0) return { minItems: least };
  return { anyOf: [{ minItems: least }, { maxItems: 0 }] };
}

function mapSchema(field: FieldContract, mode: InputMode, nested: NestedSchema): JsonSchema {
  const { minItems, maxItems, required } = field.rules;
  return {
    type: 'object',
    propertyNames: { text: 'line', pattern: keyPatternOf(field) },
    additionalProperties: valueSchema(field, mode, nested),
    // An update is merged into the stored map, so its size does not determine the result.
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
      if (field.rules.json) return { type: mode === 'wire' ? 'string' : 'object' };
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
    text: rules.sensitive ? 'secret' : rules.multiline ? 'lines' : 'line',
    maxLength: rules.maxLength,
    ...(rules.minLength > 0 && !mayBeEmpty && { minLength: rules.minLength }),
    ...(alone && rules.required && { filled: true }),
    ...(rules.format && (nullable || (mode !== 'wire' && isDateOrTime(rules.format))) && { minLength: 1 }),
    ...(rules.pattern && {
      pattern: mayBeEmpty ? `^$|${rules.pattern}` : rules.pattern,
      patternText: rules.patternText,
    }),
    ...(rules.format && { shape: rules.format }),
    ...(words.length > 0 && (rules.several ? { eachOf: words } : { enum: mayBeEmpty ? ['', ...words] : words })),
  };
}

/** Builds the schema of a scalar. It accepts only numbers that survive a round trip unchanged. */
function scalarSchema(field: FieldContract, mode: InputMode): JsonSchema {
  const numbers = { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, exact: true };
  return { ...(stringSchema(field, mode) as object), type: scalarTypes, ...numbers };
}

/** True if a response may show "" for the field, which must be accepted when it is sent back. */
const isEmptyByDefault = (rules: Rules): boolean => rules.defaultValue === undefined && rules.initial === '';

function decimalSchema(field: FieldContract, mode: InputMode): JsonSchema {
  const { decimals, readOnly, required } = field.rules;
  // Computed values may have more digits than a caller may send, and are sent back as shown.
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

/** Allows zero, which a decoded message has if nothing was sent. */
const orZero = (bounds: Record<string, number>, mayBeZero: boolean): Record<string, unknown> =>
  mayBeZero ? { anyOf: [bounds, { const: 0 }] } : bounds;

function boundsOf({ rules }: FieldContract): Record<string, number> {
  return {
    ...(rules.minimum !== undefined && { minimum: rules.minimum }),
    ...(rules.maximum !== undefined && { maximum: rules.maximum }),
    ...(rules.above !== undefined && { exclusiveMinimum: rules.above }),
  };
}

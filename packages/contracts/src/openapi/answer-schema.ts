import { scalarTypes } from '../forms/input-schema.ts';
import type { FieldContract, MessageContract } from '../types.ts';
import { aboutField } from './describe.ts';
import { formatSchema, orNull, type SchemaObject } from './standard-schema.ts';

/** How the schema of a message inside an answer is given. */
type NestedAnswer = (message: MessageContract) => SchemaObject;

/**
 * The JSON Schema of what shapeAnswer makes of a message: every member is there but those left out when empty, unset
 * `optional` fields are null, decimals are numbers, write-only fields are absent.
 * @param isTaken whether callers send this message too: then what they need not send may be empty in an answer
 */
export function answerSchema(message: MessageContract, isTaken: boolean, nested: NestedAnswer): SchemaObject {
  const shown = message.fields.filter((field) => !field.rules.writeOnly);
  const required = shown.filter((field) => !field.rules.omitEmpty).map((field) => field.name);
  return {
    type: 'object',
    ...(message.comment && { description: message.comment.trim() }),
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(shown.map((field) => [field.name, memberSchema(field, isTaken, nested)])),
  };
}

function memberSchema(field: FieldContract, isTaken: boolean, nested: NestedAnswer): SchemaObject {
  const { example, json } = field.rules;
  const about = { ...aboutField(field), ...(example !== undefined && { examples: [example] }) };
  // Of whatever type: JSON Schema says so by naming none.
  if (json) return about;
  const value = valueSchema(field, isTaken && mayBeEmpty(field), nested);
  if (field.repeated) return { type: 'array', items: value, ...about };
  if (field.map) return { type: 'object', additionalProperties: value, ...about };
  return field.nullable && !field.rules.omitEmpty ? orNull({ ...value, ...about }) : { ...value, ...about };
}

const mayBeEmpty = ({ rules, nullable, repeated, map }: FieldContract): boolean =>
  !rules.required && !rules.readOnly && !nullable && !repeated && !map && rules.defaultValue === undefined;

function valueSchema(field: FieldContract, empty: boolean, nested: NestedAnswer): SchemaObject {
  switch (field.type) {
    case 'message':
      return nested(field.message!);
    case 'bool':
      return { type: 'boolean' };
    case 'double':
      return { type: 'number' };
    case 'int32':
    case 'int64':
      return { type: 'integer', format: field.type };
    default:
      if (field.rules.scalar) return { type: scalarTypes };
      return field.rules.decimals === undefined ? textSchema(field, empty) : { type: 'number' };
  }
}

function textSchema({ rules }: FieldContract, empty: boolean): SchemaObject {
  const words = rules.allowed.length > 0 && empty ? [...rules.allowed, ''] : rules.allowed;
  return {
    type: 'string',
    ...(rules.format && !empty && formatSchema(rules.format, true)),
    ...(words.length > 0 && { enum: words }),
  };
}

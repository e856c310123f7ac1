import { type InputMode, inputSchema, isSettable, type NestedSchema } from '../forms/input-schema.ts';
import type { FieldContract, MessageContract } from '../types.ts';
import { aboutField } from './describe.ts';
import { orNull, type SchemaObject, standardSchema } from './standard-schema.ts';

/** The ways in which a body is read. */
export type BodyMode = Exclude<InputMode, 'wire'>;

/** The JSON Schema of a body: what compileForm checks, in the words of JSON Schema 2020-12 alone. */
export function bodySchema(
  message: MessageContract,
  mode: BodyMode,
  fields: readonly FieldContract[],
  nested: NestedSchema,
): SchemaObject {
  const { required, properties } = inputSchema(message, mode, fields, nested);
  const members = fields.flatMap((field) => {
    const schema = properties[field.name]!;
    return schema === false ? [] : [[field.name, memberSchema(field, standardSchema(schema, field), mode)] as const];
  });
  return {
    type: 'object',
    ...(message.comment && { description: message.comment.trim() }),
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(members),
  };
}

function memberSchema(field: FieldContract, schema: SchemaObject, mode: BodyMode): SchemaObject {
  const { example, putKeeps, defaultValue } = field.rules;
  const readOnly = !isSettable(field, mode);
  const hasDefault =
    defaultValue !== undefined && !readOnly && (mode === 'create' || (mode === 'replace' && !putKeeps));
  const full = {
    ...withNullEntries(schema, field),
    ...aboutField(field),
    ...(readOnly && { readOnly }),
    ...(hasDefault && { default: defaultValue }),
    ...(example !== undefined && { examples: [example] }),
  };
  return takesNull(field, mode) ? orNull(full) : full;
}

/** Null clears what is not required; in a create it is as good as absent. */
const takesNull = (field: FieldContract, mode: BodyMode): boolean =>
  isSettable(field, mode) ? !field.rules.required : field.nullable;

/** Null removes an entry of a map, which merges by key. */
function withNullEntries(schema: SchemaObject, { map }: FieldContract): SchemaObject {
  if (!map) return schema;
  return { ...schema, additionalProperties: orNull(schema['additionalProperties'] as SchemaObject) };
}

/** A parameter of the path or the query. */
export function parameterSchema(message: MessageContract, field: FieldContract): SchemaObject {
  const { properties } = inputSchema(message, 'create', [{ ...field, rules: { ...field.rules, readOnly: false } }]);
  const { defaultValue, example } = field.rules;
  return {
    ...standardSchema(properties[field.name]!, field),
    ...(defaultValue !== undefined && { default: defaultValue }),
    ...(example !== undefined && { examples: [example] }),
  };
}

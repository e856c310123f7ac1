import type { SchemaObject } from '../requests/input-schema.ts';
import { type InputMode, inputSchema, isSettable, type NestedSchema } from '../requests/input-schema.ts';
import type { FieldContract, JsonValue, MessageContract } from '../types.ts';
import type { FindChoice } from './choices.ts';
import { aboutField } from './describe.ts';
import { externalIdsRef, orNull, standardSchema } from './standard-schema.ts';

/** Modes of reading a body. */
export type BodyMode = Exclude<InputMode, 'wire'>;

interface BodyContext {
  readonly mode: BodyMode;
  readonly fields: readonly FieldContract[];
  readonly nested: NestedSchema;
  /** Returns the schema of a member as a response shows it. */
  readonly shown: (field: FieldContract) => SchemaObject;
  readonly choiceOf: FindChoice;
  /** True if all members have a description, also those that cannot be set; otherwise the schema of the record has theirs. */
  readonly isDescribed: boolean;
  /** Registers a named schema for a member and returns a reference to it. */
  readonly named: (field: FieldContract, schema: SchemaObject) => SchemaObject;
}

/** Builds the JSON Schema of a body: the checks of compileRequestSchema in standard JSON Schema 2020-12. */
export function bodySchema(message: MessageContract, context: BodyContext): SchemaObject {
  const { mode, fields, nested, shown, choiceOf } = context;
  const { required, properties } = inputSchema(message, mode, fields, nested);
  const members = fields.flatMap((field) => {
    const schema = properties[field.name]!;
    if (schema === false) return [];
    const member = field.rules.readOnly
      ? sentBackSchema(shown(field), context)
      : memberSchema(field, standardSchema(schema, field, choiceOf), context);
    return [[field.name, member] as const];
  });
  return {
    type: 'object',
    ...(context.isDescribed && message.comment && { description: message.comment.trim() }),
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(members),
  };
}

/**
 * Builds the schema of a server-set member, which may be sent back as shown; the schema of the response describes it.
 */
function sentBackSchema({ description, ...schema }: SchemaObject, { isDescribed }: BodyContext): SchemaObject {
  return { ...schema, ...(isDescribed && description !== undefined && { description }), readOnly: true };
}

function memberSchema(
  field: FieldContract,
  schema: SchemaObject,
  { mode, choiceOf, named, isDescribed }: BodyContext,
): SchemaObject {
  if (field.rules.externalIds) return externalIdsRef(field.rules.maxItems === 1 ? 'SourceId' : 'SentIds');
  const { example, putKeeps, defaultValue, required } = field.rules;
  const hasDefault = mode === 'create' || (mode === 'replace' && !putKeeps);
  const full = {
    ...(field.map ? named(field, withNullEntries(schema)) : schema),
    ...aboutMember(
      isDescribed || isSettable(field, mode) ? (aboutField(field).description ?? '') : '',
      hasDefault ? defaultValue : undefined,
      choiceDescription(field, choiceOf),
    ),
    ...(mode === 'create' && isDescribed && example !== undefined && { examples: [example] }),
  };
  if (!isSettable(field, mode))
    return field.nullable ? orNull({ ...full, readOnly: true }) : { ...full, readOnly: true };
  // Null clears a member that is not required; in a create it equals an absent member.
  return required ? full : orNull(full);
}

/**
 * Builds the description of a member. A default is part of the text, because generators make a member with the keyword
 * `default` mandatory.
 */
function aboutMember(text: string, defaultValue: JsonValue | undefined, said: string): SchemaObject {
  const note = defaultValue === undefined ? '' : `Default: \`${JSON.stringify(defaultValue)}\`.`;
  const description = [text, note].filter(Boolean).join(' ');
  return description && description !== said ? { description } : {};
}

/** Returns the description of the enum that the member refers to without a wrapper. */
function choiceDescription(field: FieldContract, choiceOf: FindChoice): string {
  const isBare = field.rules.required && !field.repeated && !field.map;
  return isBare ? String(choiceOf(field)?.schema['description'] ?? '') : '';
}

/** Allows null entries: null removes an entry of a map, which is merged by key. */
function withNullEntries(schema: SchemaObject): SchemaObject {
  const entry = schema['additionalProperties'] as SchemaObject;
  return { ...schema, additionalProperties: 'not' in entry ? entry : orNull(entry) };
}

/** Builds the schema of a path or query parameter, or of a part of a form. */
export function parameterSchema(message: MessageContract, field: FieldContract, choiceOf: FindChoice): SchemaObject {
  const { properties } = inputSchema(message, 'create', [{ ...field, rules: { ...field.rules, readOnly: false } }]);
  return standardSchema(properties[field.name]!, field, choiceOf);
}

import type { SchemaObject } from '../requests/input-schema.ts';
import type { FieldContract, MessageContract } from '../types.ts';
import { type Choice, type FindChoice, wordsOf } from './choices.ts';
import { aboutField } from './describe.ts';
import { isRenamedInGo, pascalCase } from './names.ts';
import {
  choiceRef,
  doubleSchema,
  externalIdsRef,
  formatSchema,
  integerSchema,
  orNull,
  RECORD_ACTION,
  recordActionsRef,
} from './standard-schema.ts';

/** Returns the schema of a message nested in a response. */
type NestedAnswer = (message: MessageContract) => SchemaObject;

/**
 * True if the description is elsewhere: in the referenced schema, or in the record that the message is a short form of.
 */
function isDescribed(field: FieldContract, { record }: AnswerContext): boolean {
  const isPlain = !field.repeated && !field.map && !field.nullable;
  if (field.type === 'message' && (isPlain || field.name === 'records')) return true;
  const model = record?.field(field.name);
  return model !== undefined && model !== field;
}

/** The context in which a response message is described. */
export interface AnswerContext {
  /** True if callers also send this message; optional members may then be empty in a response. */
  readonly isTaken: boolean;
  readonly nested: NestedAnswer;
  readonly choiceOf: FindChoice;
  /** The record that the message is a short form of. */
  readonly record: MessageContract | undefined;
}

/**
 * Describes the output of shapeAnswer as JSON Schema: every member is required unless it is omitted when empty, unset
 * `optional` fields are null, decimals are numbers, write-only fields are absent. Additional members are allowed,
 * because later versions may add some.
 * @param expanded schema of the member `expanded`, which a request chooses
 */
export function answerSchema(message: MessageContract, context: AnswerContext, expanded?: SchemaObject): SchemaObject {
  const shown = message.fields.filter((field) => !field.rules.writeOnly);
  const required = shown.filter(({ rules }) => !rules.omitEmpty && !rules.omitUnset).map((field) => field.name);
  return {
    type: 'object',
    ...(message.comment && { description: message.comment.trim() }),
    ...(required.length > 0 && { required }),
    properties: {
      ...Object.fromEntries(shown.map((field) => [field.name, memberSchema(field, context)])),
      ...(expanded && { expanded }),
    },
  };
}

/** Builds the schema of a member of a response. */
export function memberSchema(field: FieldContract, context: AnswerContext): SchemaObject {
  if (field.rules.externalIds) return externalIdsRef('ExternalIds');
  if (field.message?.name === RECORD_ACTION) {
    context.nested(field.message);
    return recordActionsRef();
  }
  const about = isDescribed(field, context) ? {} : aboutField(field);
  const choice = context.choiceOf(field);
  if (choice && !field.repeated && !field.map) return choiceMember(choice, field, about.description);
  // A JSON Schema without a type allows any type.
  if (field.rules.json) return { ...about };
  const value = valueSchema(field, context);
  if (field.repeated) return { type: 'array', items: value, ...about };
  if (field.map) return { type: 'object', additionalProperties: value, ...about };
  return field.nullable && !field.rules.omitEmpty ? orNull({ ...value, ...about }) : { ...value, ...about };
}

/** Builds a reference to an enum, with a description only if it differs from that of the enum. */
function choiceMember(choice: Choice, field: FieldContract, description = ''): SchemaObject {
  const isSaid = description === choice.schema['description'] && !field.nullable;
  const about = isSaid ? {} : { description };
  const schema = { ...choiceRef(choice), ...about };
  return field.nullable && !field.rules.omitEmpty ? orNull(schema) : schema;
}

const mayBeEmpty = ({ rules, nullable, repeated, map }: FieldContract): boolean =>
  !rules.required && !rules.readOnly && !nullable && !repeated && !map && rules.defaultValue === undefined;

function valueSchema(field: FieldContract, context: AnswerContext): SchemaObject {
  switch (field.type) {
    case 'message':
      return withGoName(context.nested(field.message!), field);
    case 'bool':
      return { type: 'boolean' };
    case 'double':
      return doubleSchema;
    case 'int32':
    case 'int64':
      return integerSchema(field.type);
    default:
      // Any scalar: generators for typed languages reject a list of types.
      if (field.rules.scalar) return {};
      return field.rules.decimals === undefined ? textSchema(field, context) : doubleSchema;
  }
}

/** Sets the name of a member in Go, which would otherwise be taken from the renamed schema. */
const withGoName = (schema: SchemaObject, { name, repeated }: FieldContract): SchemaObject =>
  isRenamedInGo(schema) && !repeated ? { ...schema, 'x-go-name': pascalCase(name) } : schema;

function textSchema(field: FieldContract, { isTaken, choiceOf }: AnswerContext): SchemaObject {
  const choice = choiceOf(field);
  if (choice) return choiceRef(choice);
  const words = wordsOf(field, isTaken);
  const isEmptyTaken = isTaken && mayBeEmpty(field);
  return {
    type: 'string',
    ...(field.rules.format && !isEmptyTaken && formatSchema(field.rules.format, true)),
    ...(words.length === 1 && { const: words[0] }),
  };
}

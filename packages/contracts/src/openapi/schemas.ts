import type { SchemaObject } from '../requests/input-schema.ts';
import { isSettable } from '../requests/input-schema.ts';
import { bodyParts } from '../requests/request-fields.ts';
import type { Contract, FieldContract, MessageContract, Rpc } from '../types.ts';
import { answerSchema, memberSchema } from './answer-schema.ts';
import { type BodyMode, bodySchema } from './body-schema.ts';
import { type FindChoice, nameChoices } from './choices.ts';
import { expandedSchema, expansionsOf, recordsById } from './expanded-schema.ts';
import { goName, messageNames, pascalCase } from './names.ts';

/** The shared schemas of the document, created on first use. */
export interface Schemas {
  /** Returns a reference to the response schema of a message. */
  answer(message: MessageContract): SchemaObject;
  /**
   * Returns a reference to the request schema of a message, or the schema itself if `fields` are only some of its
   * fields.
   */
  body(message: MessageContract, mode: BodyMode, fields?: readonly FieldContract[]): SchemaObject;
  /** Finds the enum of a field and adds its schema to the components. */
  readonly choiceOf: FindChoice;
  /** Returns the name of the response schema of a message. */
  nameOf(message: MessageContract): string;
  /** Returns the schemas created so far, sorted by name. */
  components(): Record<string, SchemaObject>;
}

/** Suffix of a schema name by mode of the body. */
const SUFFIX: Record<BodyMode, string> = { create: 'Create', replace: 'Replace', patch: 'Update' };

/**
 * Creates the schemas, named by message. A message that is both sent and returned has one schema for each, because
 * rules apply only to requests: `Client`, `ClientCreate`, `ClientUpdate`.
 */
export function createSchemas(contract: Contract): Schemas {
  const routed = contract.rpcs.filter((rpc) => rpc.bindings.length > 0);
  const taken = reachable(routed.map(({ request }) => request));
  const answered = reachable(routed.map(({ response }) => response));
  const published = reachable([...contract.events.map(({ message }) => message), ...streamed(contract)]);
  const onceSent = bodiesOfOneMode(routed);
  const nameOf = messageNames([...taken, ...answered, ...published]);
  const known = new Map<string, SchemaObject>();
  const define = (name: string, make: () => SchemaObject): SchemaObject => {
    if (!known.has(name)) {
      known.set(name, {});
      known.set(name, make());
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  const find = nameChoices(contract, nameOf);
  const choiceOf: FindChoice = (field) => {
    const choice = find(field);
    if (choice) define(choice.name, () => choice.schema);
    return choice;
  };
  const answer = (message: MessageContract): SchemaObject =>
    define(nameOf(message), () => ({
      ...answerSchema(message, contextOf(message), expandedOf(message)),
      ...goName(nameOf(message)),
    }));
  const expansions = expansionsOf(contract);
  /** Returns the schema of the member `expanded` of a list or a detail. */
  const expandedOf = (message: MessageContract): SchemaObject | undefined => {
    const expansion = expansions.get(message);
    return expansion && define(`${nameOf(expansion.record)}Expanded`, () => expandedSchema(expansion, mapOf));
  };
  const mapOf = ({ service: { module }, response }: Rpc): SchemaObject =>
    define(`${pascalCase(module)}ById`, () => recordsById(module, answer(response.field('record')!.message!)));
  const contextOf = (message: MessageContract) => ({
    isTaken: taken.has(message),
    nested: answer,
    choiceOf,
    record: recordOf(message),
  });
  const body = (message: MessageContract, mode: BodyMode, fields = message.fields): SchemaObject => {
    const nested = (inner: MessageContract, innerMode: string) => body(inner, innerMode as BodyMode);
    const named = (field: FieldContract, schema: SchemaObject) =>
      define(
        `${nameOf(message)}${pascalCase(field.name)}Entries${'minProperties' in schema ? SUFFIX[mode] : ''}`,
        () => schema,
      );
    const shown = (field: FieldContract) => memberSchema(field, contextOf(message));
    const make = () =>
      mode === 'replace' && isChanged(message, fields)
        ? replacement(message)
        : bodySchema(message, { mode, fields, nested, shown, choiceOf, named, isDescribed });
    const isDescribed = !answered.has(message);
    const isAlone = !answered.has(message) && (mode === 'create' || onceSent.has(message));
    const name = nameOf(message) + (isAlone ? '' : SUFFIX[mode]);
    return fields.length === message.fields.length ? define(name, make) : make();
  };
  const changed = new Set(routed.flatMap((rpc) => changedMessages(rpc)));
  const isChanged = (message: MessageContract, fields: readonly FieldContract[]): boolean =>
    changed.has(message) && fields.length === message.fields.length;
  /** Builds the schema of a PUT body: that of a PATCH with required members. */
  const replacement = (message: MessageContract): SchemaObject => {
    const required = message.fields.filter((field) => field.rules.required && isSettable(field, 'replace'));
    return {
      type: 'object',
      allOf: [body(message, 'patch')],
      ...(required.length > 0 && { required: required.map(({ name }) => name) }),
    };
  };
  const recordOf = ({ name }: MessageContract): MessageContract | undefined =>
    [...answered].find((other) => other.name === name.replace(/(ListItem|Created|Event)$/, '') && other.name !== name);
  const components = () => Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { answer, body, choiceOf, nameOf, components };
}

/** Returns the messages that a PATCH sends. */
const changedMessages = (rpc: Rpc): MessageContract[] =>
  rpc.bindings.flatMap((binding) => (binding.mask === 'patch' ? (bodyParts(rpc, binding)?.message ?? []) : []));

/** Returns the messages that are the body of only one mode. */
function bodiesOfOneMode(rpcs: readonly Rpc[]): Set<MessageContract> {
  const sent = rpcs.flatMap((rpc) =>
    rpc.bindings.flatMap((binding) => {
      const message = bodyParts(rpc, binding)?.message;
      return message ? [{ message, mask: rpc.policy.external ? 'patch' : binding.mask }] : [];
    }),
  );
  const masks = Map.groupBy(sent, ({ message }) => message);
  return new Set(
    [...masks].filter(([, all]) => new Set(all.map(({ mask }) => mask)).size === 1).map(([message]) => message),
  );
}

/** Returns the messages of the events of streams. */
const streamed = ({ rpcs, message }: Contract): MessageContract[] =>
  rpcs.flatMap(({ policy }) => (policy.event ? [message(policy.event)] : []));

function reachable(roots: readonly MessageContract[]): Set<MessageContract> {
  const found = new Set<MessageContract>();
  const visit = (message: MessageContract): void => {
    if (found.has(message)) return;
    found.add(message);
    for (const field of message.fields) if (field.message) visit(field.message);
  };
  for (const root of roots) visit(root);
  return found;
}

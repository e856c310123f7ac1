import type { Contract, FieldContract, MessageContract, Rpc } from '../types.ts';
import { answerSchema } from './answer-schema.ts';
import { type BodyMode, bodySchema } from './body-schema.ts';
import { messageNames } from './names.ts';
import type { SchemaObject } from './standard-schema.ts';

/** The schemas that the document shares, each made when it is first asked for. */
export interface Schemas {
  /** A reference to the schema of a message as it is answered. */
  answer(message: MessageContract): SchemaObject;
  /** A reference to the schema of a message as it is sent, or the schema itself where `fields` are not all of its fields. */
  body(message: MessageContract, mode: BodyMode, fields?: readonly FieldContract[]): SchemaObject;
  /** What was asked for so far, by name, in the order of the names. */
  components(): Record<string, SchemaObject>;
}

/**
 * Schemas named by message. A message that is both sent and answered has one schema for each, since rules bind what is
 * sent only: `Client`, `Client.create`, `Client.patch`.
 */
export function createSchemas(contract: Contract): Schemas {
  const routed = contract.rpcs.filter((rpc) => rpc.bindings.length > 0);
  const taken = reachable(routed, (rpc) => rpc.request);
  const answered = reachable(routed, (rpc) => rpc.response);
  const nameOf = messageNames([...taken, ...answered]);
  const known = new Map<string, SchemaObject>();
  const define = (name: string, make: () => SchemaObject): SchemaObject => {
    if (!known.has(name)) {
      known.set(name, {});
      known.set(name, make());
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  const answer = (message: MessageContract): SchemaObject =>
    define(nameOf(message), () => answerSchema(message, taken.has(message), answer));
  const body = (message: MessageContract, mode: BodyMode, fields = message.fields): SchemaObject => {
    const make = () => bodySchema(message, mode, fields, (inner, innerMode) => body(inner, innerMode as BodyMode));
    const suffix = mode === 'create' && !answered.has(message) ? '' : `.${mode}`;
    return fields.length === message.fields.length ? define(nameOf(message) + suffix, make) : make();
  };
  return { answer, body, components: () => Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function reachable(rpcs: readonly Rpc[], start: (rpc: Rpc) => MessageContract): Set<MessageContract> {
  const found = new Set<MessageContract>();
  const visit = (message: MessageContract): void => {
    if (found.has(message)) return;
    found.add(message);
    for (const field of message.fields) if (field.message) visit(field.message);
  };
  for (const rpc of rpcs) visit(start(rpc));
  return found;
}

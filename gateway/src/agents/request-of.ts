import { z } from 'zod';
import type { AgentOperation } from './operations.ts';
import { type CallingTool, choiceOf } from './tools.ts';

/** The number of records of a list that does not say how many it wants. */
const PAGE = 20;

/** A request to the API. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/** A wrong argument of a tool; its message is written for the agent. */
export class ArgumentError extends Error {}

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const parameterValue = z.union([scalar, z.array(scalar).transform((values) => values.join(','))]).transform(String);
const record = z.record(z.string(), z.unknown());

/** The arguments of all tools; a tool rejects those that it does not have. */
const ARGUMENTS = z.strictObject({
  resource: z.string().optional(),
  operation: z.string().optional(),
  id: z.union([z.number().int(), z.string()]).transform(String).optional(),
  parameters: z.record(z.string(), parameterValue).default({}),
  fields: z.string().optional(),
  record: record.optional(),
  body: record.optional(),
  if_match: z.string().optional(),
  dry_run: z.boolean().default(false),
  idempotency_key: z.string().optional(),
});

type Arguments = z.infer<typeof ARGUMENTS>;

/**
 * Returns the request to the API that the call of a tool stands for.
 * @param sent the arguments of the call
 * @throws ArgumentError naming the argument
 */
export function requestOf(tool: CallingTool, sent: unknown): ApiRequest {
  const args = read(sent);
  const operation = chosen(tool, args);
  const { method } = operation.route;
  const parameters = parametersOf(operation, args);
  const payload = args.record ?? args.body;
  return {
    method: method as ApiRequest['method'],
    url: urlOf(operation, parameters),
    headers: {
      ...(args.if_match && { 'if-match': args.if_match }),
      ...(args.idempotency_key && { 'idempotency-key': args.idempotency_key }),
    },
    ...(method !== 'GET' && method !== 'DELETE' && operation.body && { payload: payload ?? {} }),
  };
}

function read(sent: unknown): Arguments {
  const { data, error } = ARGUMENTS.safeParse(sent ?? {});
  if (data) return data;
  throw new ArgumentError(
    error.issues.map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`).join('; '),
  );
}

/** Returns the operation that the arguments choose. */
function chosen({ name, operations }: CallingTool, args: Arguments): AgentOperation {
  const choice = choiceOf(name);
  const operation = operations.get(args[choice] ?? '');
  if (operation) return operation;
  throw new ArgumentError(`${choice}: choose one of ${[...operations.keys()].join(', ')}`);
}

/** Returns the parameters of a call, those that tools have as arguments of their own included. */
function parametersOf({ parameters, action, route }: AgentOperation, args: Arguments): Map<string, string> {
  const { id, fields, dry_run, parameters: given } = args;
  const known = new Set(parameters.map(({ name }) => name));
  const values = new Map(Object.entries(given));
  if (id !== undefined) values.set('id', id);
  if (fields !== undefined) values.set('fields', fields);
  if (action === 'list' && known.has('limit') && !values.has('limit')) values.set('limit', String(PAGE));
  const unknown = [...values.keys()].find((name) => !known.has(name));
  if (unknown) throw new ArgumentError(`parameters.${unknown}: choose among ${[...known].join(', ')}`);
  if (dry_run && route.method === 'GET') throw new ArgumentError('dry_run: this operation changes nothing');
  if (dry_run) values.set('dry_run', 'true');
  return values;
}

function urlOf({ route }: AgentOperation, values: ReadonlyMap<string, string>): string {
  const rest = new Map(values);
  const path = route.path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = rest.get(name);
    if (!value) throw new ArgumentError(`${name}: required`);
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...rest]).toString();
  return query ? `${path}?${query}` : path;
}

import type { Caller } from '@bms/contracts';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { AgentOperation } from './operations.ts';

/** The standard actions, which have a tool of their own; the others are called by `read` and `run_action`. */
const STANDARD = {
  list_records: 'list',
  get_record: 'get',
  create_record: 'create',
  update_record: 'update',
  delete_record: 'delete',
} as const;

/** The name of a tool that calls an operation. */
export type ToolName = keyof typeof STANDARD | 'read' | 'run_action';

/** The name of the tool that describes operations. */
export const DESCRIBE = 'describe_operation';

/** A tool with the operations that it can call: by resource if it has a standard action, otherwise by id. */
export interface CallingTool {
  readonly name: ToolName;
  readonly operations: ReadonlyMap<string, AgentOperation>;
}

/** Groups operations by the tool that calls them. Tools without an operation are left out. */
export function toolsOf(operations: readonly AgentOperation[]): CallingTool[] {
  const isStandard = (operation: AgentOperation) => standardTool(operation) !== undefined;
  const standard = Object.keys(STANDARD).map((name) => ({
    name: name as ToolName,
    operations: new Map(operations.filter((one) => standardTool(one) === name).map((one) => [one.resource, one])),
  }));
  const others = operations.filter((one) => !isStandard(one));
  const byId = (chosen: readonly AgentOperation[]) => new Map(chosen.map((one) => [one.id, one]));
  const rest: CallingTool[] = [
    { name: 'read', operations: byId(others.filter(({ route }) => route.method === 'GET')) },
    { name: 'run_action', operations: byId(others.filter(({ route }) => route.method !== 'GET')) },
  ];
  return [...standard, ...rest].filter((tool) => tool.operations.size > 0);
}

function standardTool({ action }: AgentOperation): ToolName | undefined {
  return Object.entries(STANDARD).find(([, name]) => name === action)?.[0] as ToolName | undefined;
}

/** Returns the operations whose module the caller may access in this way; the records are checked by the call. */
export const permittedTo = (caller: Caller, operations: readonly AgentOperation[]): AgentOperation[] =>
  operations.filter(({ route }) => {
    try {
      route.permit(caller);
      return true;
    } catch {
      return false;
    }
  });

const PARAMETERS = {
  type: 'object',
  description: 'Values of the path and the query by name, such as filters; see describe_operation.',
  additionalProperties: { type: ['string', 'number', 'boolean', 'array'] },
} as const;
const ID = { type: ['integer', 'string'], description: 'The id of the record.' } as const;
const DRY_RUN = {
  type: 'boolean',
  description: 'True to check everything and change nothing: the answer is the one that the call would have.',
} as const;
const KEY = {
  type: 'string',
  description: 'A key of your choice. A repetition with it within 72 hours is not made twice.',
} as const;
const FIELDS = {
  type: 'string',
  description: 'The members to return, separated by commas, which keeps answers small, e.g. "id,status".',
} as const;

/** The descriptions of the tools, with their arguments besides the resource or operation. */
const DESCRIPTIONS: Readonly<Record<ToolName, Pick<Tool, 'title' | 'description'> & { readonly more: object }>> = {
  list_records: {
    title: 'List records',
    description: 'Returns a page of the records of a resource, 20 by default, with the total in meta.',
    more: { parameters: PARAMETERS, fields: FIELDS },
  },
  get_record: {
    title: 'Get a record',
    description: 'Returns a record with all of its members, and the actions that are possible now.',
    more: { id: ID, parameters: PARAMETERS, fields: FIELDS },
  },
  create_record: {
    title: 'Create a record',
    description: 'Creates a record.',
    more: { record: { type: 'object' }, parameters: PARAMETERS, dry_run: DRY_RUN, idempotency_key: KEY },
  },
  update_record: {
    title: 'Update a record',
    description: 'Changes the given members of a record; the others stay.',
    more: {
      id: ID,
      record: { type: 'object', description: 'The members to change.' },
      parameters: PARAMETERS,
      if_match: { type: 'string', description: 'The ETag of the record that was read: fails if it changed since.' },
      dry_run: DRY_RUN,
    },
  },
  delete_record: {
    title: 'Delete a record',
    description: 'Deletes a record.',
    more: { id: ID, parameters: PARAMETERS, dry_run: DRY_RUN },
  },
  read: {
    title: 'Read',
    description: 'Calls an operation that changes nothing, such as a search or a report.',
    more: { parameters: PARAMETERS },
  },
  run_action: {
    title: 'Run an action',
    description: 'Calls an operation that changes records in its own way, such as sending or confirming a document.',
    more: { parameters: PARAMETERS, body: { type: 'object' }, dry_run: DRY_RUN, idempotency_key: KEY },
  },
};

/** The required arguments besides the resource or operation. */
const REQUIRED: Readonly<Record<ToolName, readonly string[]>> = {
  list_records: [],
  get_record: ['id'],
  create_record: ['record'],
  update_record: ['id', 'record'],
  delete_record: ['id'],
  read: [],
  run_action: [],
};

/** The hints of the protocol by which clients decide which calls a person has to confirm. */
const ANNOTATIONS: Readonly<Record<ToolName, Tool['annotations']>> = {
  list_records: { readOnlyHint: true, openWorldHint: false },
  get_record: { readOnlyHint: true, openWorldHint: false },
  create_record: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  update_record: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  delete_record: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  read: { readOnlyHint: true, openWorldHint: false },
  // Documents are mailed to people.
  run_action: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
};

/** Returns the name of the argument that chooses the operation of a tool. */
export const choiceOf = (name: ToolName): 'resource' | 'operation' => (name in STANDARD ? 'resource' : 'operation');

/** Describes the tools as the protocol does, the one that describes operations included. */
export const describeTools = (tools: readonly CallingTool[]): Tool[] => [
  ...tools.map(describeTool),
  {
    name: DESCRIBE,
    title: 'Describe an operation',
    description:
      'Returns the parameters and the body of an operation as JSON Schema. Call it before you write records.',
    inputSchema: inputOf('operation', OPERATION, {}, []),
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
];

function describeTool({ name, operations }: CallingTool): Tool {
  const { more, ...described } = DESCRIPTIONS[name];
  const inputSchema = inputOf(choiceOf(name), { type: 'string', enum: [...operations.keys()] }, more, REQUIRED[name]);
  return { name, ...described, inputSchema, annotations: ANNOTATIONS[name] };
}

/** The ids of all operations would be longer than the rest of the tools. */
const OPERATION = {
  type: 'string',
  description: 'A resource and an action, such as "clients.create", "clients.list", or an operation of another tool.',
} as const;

const inputOf = (choice: string, chosen: object, more: object, required: readonly string[]) => ({
  type: 'object' as const,
  properties: { [choice]: chosen, ...more },
  required: [choice, ...required],
  additionalProperties: false,
});

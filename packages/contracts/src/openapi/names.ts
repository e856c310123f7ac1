import type { HttpBinding, MessageContract, Rpc } from '../types.ts';

/**
 * Returns the id of an operation, which names the method in generated clients: resource and action, e.g.
 * `clients.list`, without the name of the service. If an rpc has several routes, PATCH keeps the name, a replacing PUT
 * is `replace`, and any other is named by its verb or by the variables of its path.
 */
export function operationId(rpc: Rpc, binding: HttpBinding): string {
  return `${lowerFirst(rpc.service.name.split('.').at(-1)!)}.${lowerFirst(verbOf(rpc, binding))}`;
}

function verbOf(rpc: Rpc, binding: HttpBinding): string {
  const patch = rpc.bindings.find(({ method }) => method === 'PATCH');
  if (binding === (patch ?? rpc.bindings[0])) return rpc.name;
  if (binding.method === 'PUT' && patch) return binding.mask === 'replace' ? 'Replace' : 'Put';
  return rpc.name + (distinction(rpc, binding) || `${titled(binding.method)}${rpc.bindings.indexOf(binding) + 1}`);
}

/**
 * Returns the suffix that distinguishes a route from the others of its rpc: its verb, or else the variables of its
 * path; empty if neither does.
 */
function distinction({ bindings }: Rpc, binding: HttpBinding): string {
  const isAlone = (is: (other: HttpBinding) => boolean) => bindings.filter(is).length === 1;
  if (isAlone(({ method }) => method === binding.method)) return titled(binding.method);
  const variables = variablesOf(binding);
  const isUnique = variables.length > 0 && isAlone((other) => String(variablesOf(other)) === String(variables));
  return isUnique ? `By${variables.map(titled).join('And')}` : '';
}

const variablesOf = ({ segments }: HttpBinding): string[] =>
  segments.flatMap((part) => ('variable' in part ? [part.variable] : []));

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Converts to PascalCase: `user_id` to UserId, `DELETE` to Delete. */
const titled = (name: string): string => pascalCase(name.toLowerCase());

/**
 * Creates the naming of messages in the document: by their own name, e.g. `Client`. If two services have a message of
 * that name, the name includes the service, e.g. `WorkNote`; a test keeps the contract free of such messages.
 */
export function messageNames(messages: readonly MessageContract[]): (message: MessageContract) => string {
  const owners = Map.groupBy(new Set(messages), shortName);
  return (message) =>
    // A message that only the document has is not among them.
    (owners.get(shortName(message))?.length ?? 1) === 1
      ? shortName(message)
      : message.name
          .replace(/^bms\./, '')
          .split('.')
          .map(pascalCase)
          .join('');
}

/** Type names that oapi-codegen defines itself. */
const GO_TYPES = ['Client'];

/** Returns the extension that renames a schema in Go if oapi-codegen defines a type of that name. */
export const goName = (name: string): { 'x-go-name'?: string } =>
  GO_TYPES.includes(name) ? { 'x-go-name': `${name}Record` } : {};

/** True for a reference to a schema that is renamed in Go. */
export const isRenamedInGo = ({ $ref }: { $ref?: unknown }): boolean =>
  typeof $ref === 'string' && GO_TYPES.includes($ref.split('/').at(-1)!);

/** Converts snake case: `field_type` to FieldType. */
export const pascalCase = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const shortName = (message: MessageContract): string => message.name.split('.').at(-1)!;

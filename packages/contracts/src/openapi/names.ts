import type { HttpBinding, MessageContract, Rpc } from '../types.ts';

/**
 * What an operation is called, which is also what clients made from the document call it: the resource and what is done to
 * it, e.g. `clients.list`. The service that happens to serve it is no part of the name. Of several routes of one rpc PATCH
 * keeps the name, a replacing PUT is `replace`, and any other says its verb or what its path names.
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

/** What tells a route from the others of its rpc: its verb or else the variables of its path; empty where neither does. */
function distinction({ bindings }: Rpc, binding: HttpBinding): string {
  const isAlone = (is: (other: HttpBinding) => boolean) => bindings.filter(is).length === 1;
  if (isAlone(({ method }) => method === binding.method)) return titled(binding.method);
  const variables = variablesOf(binding);
  const isTold = variables.length > 0 && isAlone((other) => String(variablesOf(other)) === String(variables));
  return isTold ? `By${variables.map(titled).join('And')}` : '';
}

const variablesOf = ({ segments }: HttpBinding): string[] =>
  segments.flatMap((part) => ('variable' in part ? [part.variable] : []));

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** `user_id` is UserId, `DELETE` is Delete. */
const titled = (name: string): string =>
  name
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/**
 * What messages are called in the document: by their own name, e.g. `Client`, and where two services have one of that name
 * by the service as well, e.g. `work.TeamMember`.
 */
export function messageNames(messages: readonly MessageContract[]): (message: MessageContract) => string {
  const owners = Map.groupBy(new Set(messages), shortName);
  return (message) =>
    owners.get(shortName(message))!.length === 1 ? shortName(message) : message.name.replace(/^bms\./, '');
}

const shortName = (message: MessageContract): string => message.name.split('.').at(-1)!;

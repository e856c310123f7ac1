import protobuf from 'protobufjs';
import { isStandard } from '../permissions.ts';
import { allOf, asList, type RawOption, readOption } from './options.ts';
import { webhookTypes } from './record-events.ts';

/** Name lists for the rule `names_of`, collected from the contract. */
const lists: Record<string, (root: protobuf.Root) => string[]> = {
  modules: (root) => permissionsIn(root).map(([module]) => module),
  actions: (root) => permissionsIn(root).flatMap(([, action]) => (isStandard(action) ? [] : [action])),
  events: webhookTypes,
  lists: (root) => allOf(root, protobuf.Service).flatMap(listedModule),
};

/**
 * Resolves `names_of` in the rules of a field to `allowed`.
 * @throws Error naming the field if the contract has no such names
 */
export function withNames(field: protobuf.Field, raw: RawOption, root: protobuf.Root): RawOption {
  const wanted = raw['names_of'];
  // readRules reports the rule as misplaced on another field.
  if (wanted === undefined || field.type !== 'string') return raw;
  const namesIn = lists[String(wanted)];
  const names = new Set(namesIn?.(root));
  const others = asList(raw['allowed']);
  // An empty list would allow every value.
  if (!namesIn || names.size + others.length === 0)
    throw new Error(`${field.fullName.slice(1)}: the contract has no names of "${wanted}"`);
  return { ...raw, allowed: [...others, ...[...names].sort()] };
}

/** Returns the module and the action of each policy's permission; readPolicy reports malformed ones. */
const permissionsIn = (root: protobuf.Root): [module: string, action: string][] =>
  allOf(root, protobuf.Service).flatMap((service) => service.methodsArray.flatMap(permissionOf));

function permissionOf(method: protobuf.Method): [module: string, action: string][] {
  const permission = readOption(method, '(bms.api.policy)')?.['permission'];
  if (permission === undefined) return [];
  const [module = '', action = 'view'] = String(permission).split('.');
  return [[module, action]];
}

/** Returns the module of a resource whose list has a path without variables, and sorts, so that it can be queried by itself. */
function listedModule(service: protobuf.Service): string[] {
  const module = readOption(service, '(bms.api.resource)')?.['module'];
  const list = service.methods['List'];
  const path = list && readOption(list, '(google.api.http)')?.['get'];
  list?.resolve();
  const query = list?.resolvedRequestType?.fields['list'];
  const isSorted = query !== undefined && readOption(query, '(bms.api.rules)')?.['sortable'] !== undefined;
  return typeof module === 'string' && typeof path === 'string' && !path.includes('{') && isSorted ? [module] : [];
}

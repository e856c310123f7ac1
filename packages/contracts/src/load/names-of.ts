import protobuf from 'protobufjs';
import { isStandard } from '../permissions.ts';
import { allOf, asList, type RawOption, readOption } from './options.ts';
import { webhookTypes } from './record-events.ts';

/** Name lists for the rule `names_of`, collected from the contract. */
const lists: Record<string, (root: protobuf.Root) => string[]> = {
  modules: (root) => permissionsIn(root).map(([module]) => module),
  actions: (root) => permissionsIn(root).flatMap(([, action]) => (isStandard(action) ? [] : [action])),
  events: webhookTypes,
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

import protobuf from 'protobufjs';
import { isStandard } from '../permissions.ts';
import { allOf } from './all-of.ts';
import { asList, optionValues, type RawOption, readOption } from './options.ts';

/** Name lists for the rule `names_of`, collected from the contract. */
const lists: Record<string, (root: protobuf.Root) => string[]> = {
  modules: (root) => permissionsIn(root).map(([module]) => module),
  actions: (root) => permissionsIn(root).flatMap(([, action]) => (isStandard(action) ? [] : [action])),
  events: (root) => openEvents(root).map(({ type }) => type),
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

/** An event that the contract declares. */
export interface DeclaredEvent {
  /** `<resource>.<event>`, e.g. `client.created`. */
  readonly type: string;
  readonly when: string;
  /** True for events between services only. */
  readonly internal: boolean;
  readonly message: protobuf.Type;
}

/** Returns the events of a contract, in the order of the protos. */
export const declaredEvents = (root: protobuf.Root): DeclaredEvent[] =>
  allOf(root, protobuf.Type).flatMap((message) =>
    (optionValues(message, '(bms.api.event)') as RawOption[]).map(({ type, when = '', internal }) => ({
      type: String(type),
      when: String(when),
      internal: internal === true,
      message,
    })),
  );

/** Returns the events that are not internal. */
export const openEvents = (root: protobuf.Root): DeclaredEvent[] =>
  declaredEvents(root).filter(({ internal }) => !internal);

import protobuf from 'protobufjs';
import { allOf } from './all-of.ts';
import { asList, optionValues, type RawOption, readOption } from './options.ts';

/** Name lists for the rule `names_of`, collected from the contract. */
const lists: Record<string, (root: protobuf.Root) => string[]> = {
  modules: (root) => allOf(root, protobuf.Service).flatMap((service) => service.methodsArray.flatMap(moduleOf)),
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
  const names = new Set(lists[String(wanted)]?.(root));
  // An empty list would allow every value.
  if (names.size === 0) throw new Error(`${field.fullName.slice(1)}: the contract has no names of "${wanted}"`);
  return { ...raw, allowed: [...asList(raw['allowed']), ...[...names].sort()] };
}

function moduleOf(method: protobuf.Method): string[] {
  const permission = readOption(method, '(bms.api.policy)')?.['permission'];
  return permission === undefined ? [] : [String(permission).split('.')[0]!];
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

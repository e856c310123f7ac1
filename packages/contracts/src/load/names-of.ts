import protobuf from 'protobufjs';
import { asList, optionValues, type RawOption, readOption } from './options.ts';

/** Name lists for the rule `names_of`, collected from the contract. */
const lists: Record<string, (root: protobuf.Root) => string[]> = {
  modules: (root) => all(root, protobuf.Service).flatMap((service) => service.methodsArray.flatMap(moduleOf)),
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

/** Returns the events that are not internal, each with its message. */
export const openEvents = (root: protobuf.Root): { type: string; when: string; message: protobuf.Type }[] =>
  all(root, protobuf.Type).flatMap((message) =>
    eventsOf(message)
      .filter((event) => event['internal'] !== true)
      .map(({ type, when = '' }) => ({ type: String(type), when: String(when), message })),
  );

/** Returns the types of all events, including internal ones. */
export const eventTypes = (root: protobuf.Root): ReadonlySet<string> =>
  new Set(all(root, protobuf.Type).flatMap((message) => eventsOf(message).map(({ type }) => String(type))));

const eventsOf = (message: protobuf.Type): RawOption[] => optionValues(message, '(bms.api.event)') as RawOption[];

/** Returns the elements of a kind at any depth. */
function all<Kind extends protobuf.ReflectionObject>(
  namespace: protobuf.NamespaceBase,
  kind: new (...args: never[]) => Kind,
): Kind[] {
  return namespace.nestedArray.flatMap((nested) => {
    const inner = nested instanceof protobuf.Namespace ? all(nested, kind) : [];
    return nested instanceof kind ? [nested, ...inner] : inner;
  });
}

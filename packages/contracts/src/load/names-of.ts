import protobuf from 'protobufjs';
import { asList, type RawOption, readOption } from './options.ts';

/** What protobufjs knows of an element besides its typings: each time that an option stands there. */
interface WithParsedOptions {
  parsedOptions?: Record<string, RawOption>[] | null;
}

/** Names that the contract gives in one place and takes as values in another. */
const lists: Record<string, (root: protobuf.Root) => string[]> = {
  modules: (root) => all(root, protobuf.Service).flatMap((service) => service.methodsArray.flatMap(moduleOf)),
  events: (root) => all(root, protobuf.Type).flatMap(openEventsOf),
};

/**
 * The rules of a field in which `names_of` is written out as `allowed`.
 * @throws Error naming the field, where there are no such names
 */
export function withNames(field: protobuf.Field, raw: RawOption, root: protobuf.Root): RawOption {
  const wanted = raw['names_of'];
  // On another field it is misplaced, which readRules says.
  if (wanted === undefined || field.type !== 'string') return raw;
  const names = new Set(lists[String(wanted)]?.(root));
  // Without a name nothing would be refused.
  if (names.size === 0) throw new Error(`${field.fullName.slice(1)}: the contract has no names of "${wanted}"`);
  return { ...raw, allowed: [...asList(raw['allowed']), ...[...names].sort()] };
}

function moduleOf(method: protobuf.Method): string[] {
  const permission = readOption(method, '(bms.api.policy)')?.['permission'];
  return permission === undefined ? [] : [String(permission).split('.')[0]!];
}

function openEventsOf(message: protobuf.Type): string[] {
  const options = ((message as WithParsedOptions).parsedOptions ?? []).map((option) => option['(bms.api.event)']);
  return options.flatMap((event) => (event && event['internal'] !== true ? [String(event['type'])] : []));
}

/** The elements of a kind, however deep. */
function all<Kind extends protobuf.ReflectionObject>(
  namespace: protobuf.NamespaceBase,
  kind: new (...args: never[]) => Kind,
): Kind[] {
  return namespace.nestedArray.flatMap((nested) => {
    const inner = nested instanceof protobuf.Namespace ? all(nested, kind) : [];
    return nested instanceof kind ? [nested, ...inner] : inner;
  });
}

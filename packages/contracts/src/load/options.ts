import protobuf from 'protobufjs';

/** An option of the contract as parsed by protobufjs: bare values by name, arrays for repeated names. */
export type RawOption = Readonly<Record<string, unknown>>;

/** An undocumented member of protobufjs elements; `options` keeps only the last value of a repeated name. */
interface WithParsedOptions {
  parsedOptions?: Record<string, unknown>[] | null;
}

/** Returns every option that is set on an element, each as an object of one name and value. */
const optionsOf = (element: protobuf.ReflectionObject): RawOption[] =>
  (element as WithParsedOptions).parsedOptions ?? [];

/** Returns the values of every occurrence of an option such as `(google.api.field_behavior)`. */
export const optionValues = (element: protobuf.ReflectionObject, name: string): unknown[] =>
  optionsOf(element)
    .filter((option) => name in option)
    .map((option) => option[name]);

/**
 * Returns the value of a message option such as `(bms.api.policy)`, merged if it is set in parts; undefined if it is
 * not set.
 * @throws Error naming the element if a member is not a field of `schema`; protobufjs itself accepts any name
 */
export function readOption(
  element: protobuf.ReflectionObject,
  name: string,
  schema?: protobuf.Type,
): RawOption | undefined {
  const parts = optionValues(element, name) as RawOption[];
  if (parts.length === 0) return undefined;
  const value = Object.assign({}, ...parts) as RawOption;
  const unknown = schema && Object.keys(value).find((key) => !(key in schema.fields));
  if (unknown) throw new Error(`${element.fullName.slice(1)}: ${name} has no member "${unknown}"`);
  return value;
}

/**
 * Asserts that an element has no extension options but those named. protobufjs accepts any name, and an option that
 * nothing reads would have no effect.
 * @throws Error naming the element
 */
export function assertOptionsKnown(element: protobuf.ReflectionObject, known: readonly string[]): void {
  const names = optionsOf(element).flatMap((option) => Object.keys(option));
  const unknown = names.find((name) => name.startsWith('(') && !known.includes(name));
  if (unknown) throw new Error(`${element.fullName.slice(1)}: the option ${unknown} has no effect`);
}

/** Returns a repeated member as an array; protobufjs stores a single value bare. */
export function asList(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Returns the elements of a kind at any depth, in the order of the protos. */
export function allOf<Kind extends protobuf.ReflectionObject>(
  namespace: protobuf.NamespaceBase,
  kind: new (...args: never[]) => Kind,
): Kind[] {
  return namespace.nestedArray.flatMap((nested) => {
    const inner = nested instanceof protobuf.Namespace ? allOf(nested, kind) : [];
    return nested instanceof kind ? [nested, ...inner] : inner;
  });
}

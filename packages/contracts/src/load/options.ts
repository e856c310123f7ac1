import type protobuf from 'protobufjs';

/** An option of the contract as parsed by protobufjs: bare values by name, arrays for repeated names. */
export type RawOption = Readonly<Record<string, unknown>>;

/** An undocumented member of protobufjs elements; `options` keeps only the last value of a repeated name. */
interface WithParsedOptions {
  parsedOptions?: Record<string, unknown>[] | null;
}

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
  const parsed = (element as WithParsedOptions).parsedOptions ?? [];
  const parts = parsed.filter((option) => name in option).map((option) => option[name] as RawOption);
  if (parts.length === 0) return undefined;
  const value = Object.assign({}, ...parts) as RawOption;
  const unknown = schema && Object.keys(value).find((key) => !(key in schema.fields));
  if (unknown) throw new Error(`${element.fullName.slice(1)}: ${name} has no member "${unknown}"`);
  return value;
}

/** Returns a repeated member as an array; protobufjs stores a single value bare. */
export function asList(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

import type protobuf from 'protobufjs';

/** An option of ours as protobufjs parsed it: names to bare values, arrays where a name stands more than once. */
export type RawOption = Readonly<Record<string, unknown>>;

/** What protobufjs knows of an element besides its typings: `options` keeps only the last value of a repeated name. */
interface WithParsedOptions {
  parsedOptions?: Record<string, unknown>[] | null;
}

/**
 * The value of a message option such as `(bms.api.policy)`, merged when it is set in parts; undefined when it is not set.
 * @throws Error naming the element when a member is no field of `schema`: protobufjs itself accepts any name.
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

/** A repeated member: protobufjs gives a single value bare. */
export function asList(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

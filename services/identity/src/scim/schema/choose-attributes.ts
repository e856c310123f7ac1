import type { Json } from '../protocol/request.ts';
import { ScimError } from '../protocol/scim-error.ts';
import { readPath } from './attribute-path.ts';
import { findAttribute, type Schema } from './schema.ts';

/** The attributes that a request wants of resources (RFC 7644, 3.9); by default all. */
export interface Choice {
  readonly attributes: readonly string[];
  readonly excluded: readonly string[];
}

/** Reads the attributes that a request wants. @throws ScimError invalidValue if it both names and excludes attributes */
export function readChoice(attributes: readonly string[], excluded: readonly string[]): Choice {
  if (attributes.length > 0 && excluded.length > 0)
    throw new ScimError(400, 'attributes and excludedAttributes exclude each other.', 'invalidValue');
  return { attributes, excluded };
}

/** True if the response has an attribute, so that its values need to be read. */
export function isChosen(schema: Schema, { attributes, excluded }: Choice, name: string): boolean {
  const names = (paths: readonly string[], isWhole: boolean) =>
    paths.some((path) => {
      const found = readPath(schema, path);
      return found?.attribute.name === name && !(isWhole && found.sub);
    });
  return attributes.length > 0 ? names(attributes, false) : !names(excluded, true);
}

/** Returns a resource with the chosen attributes; `id` and `schemas` are always returned. */
export function chooseAttributes(schema: Schema, resource: Json, choice: Choice): Json {
  if (choice.attributes.length > 0) return onlyNamed(schema, resource, choice.attributes);
  return choice.excluded.reduce((rest, path) => without(schema, rest, path), resource);
}

function onlyNamed(schema: Schema, resource: Json, paths: readonly string[]): Json {
  const chosen: Json = {};
  for (const [name, value] of Object.entries(resource)) {
    const named = paths.flatMap((path) => readPath(schema, path) ?? []).filter((one) => one.attribute.name === name);
    if (findAttribute(schema, name)?.returned === 'always' || named.some(({ sub }) => !sub)) chosen[name] = value;
    else if (named.length > 0)
      chosen[name] = mapParts(value, (part) =>
        pick(
          part,
          named.map(({ sub }) => sub!.name),
        ),
      );
  }
  return chosen;
}

function without(schema: Schema, resource: Json, path: string): Json {
  const found = readPath(schema, path);
  if (!found || found.attribute.returned === 'always' || !(found.attribute.name in resource)) return resource;
  const { [found.attribute.name]: value, ...rest } = resource;
  const { sub } = found;
  return sub ? { ...rest, [found.attribute.name]: mapParts(value, ({ [sub.name]: _gone, ...kept }) => kept) } : rest;
}

const pick = (part: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(part).filter(([name]) => names.includes(name)));

const mapParts = (value: unknown, change: (part: Json) => Json): unknown =>
  Array.isArray(value) ? value.map((part) => change(part as Json)) : change(value as Json);

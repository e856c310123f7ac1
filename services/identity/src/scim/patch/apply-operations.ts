import { ScimError as PatchError, type ScimPatchOperation, type ScimResource, scimPatch } from 'scim-patch';
import { isObject, type Json } from '../protocol/request.ts';
import { ScimError } from '../protocol/scim-error.ts';
import { type AttributePath, readPath } from '../schema/attribute-path.ts';
import { canonical } from '../schema/canonical.ts';
import type { Attribute, Schema } from '../schema/schema.ts';
import type { Operation } from './read-operations.ts';

/** The attributes that only the service sets: to name them is an error, since the client expects an effect that it cannot have. */
const IMMUTABLE = new Set(['id', 'meta', 'groups']);

/**
 * Returns a resource after the operations of a PATCH. Attributes that the schema does not have, and those that follow from
 * others, such as displayName, are ignored: directories send what they know.
 * @throws ScimError mutability, invalidPath, noTarget or invalidValue
 */
export function applyOperations(schema: Schema, resource: Json, operations: readonly Operation[]): Json {
  const known = operations.flatMap((operation) => knownOperation(schema, operation) ?? []);
  try {
    return scimPatch(structuredClone(resource) as unknown as ScimResource, known) as unknown as Json;
  } catch (error) {
    if (error instanceof ScimError) throw error;
    if (error instanceof PatchError || error instanceof Error) throw patchError(error);
    throw error;
  }
}

const patchError = (error: Error & { scimCode?: string }): ScimError =>
  new ScimError(400, error.message, error.scimCode === 'noTarget' ? 'noTarget' : 'invalidPath');

/** Returns an operation in the spelling of the schema; undefined if it is about an attribute that is ignored. */
function knownOperation(schema: Schema, { op, path, value }: Operation): ScimPatchOperation | undefined {
  const found = readPath(schema, path);
  if (!found) return assertReadable(path);
  const { attribute, sub } = found;
  if (IMMUTABLE.has(attribute.name)) throw new ScimError(400, `${attribute.name} cannot be changed.`, 'mutability');
  if (attribute.mutability === 'readOnly' || sub?.mutability === 'readOnly') return undefined;
  const target = pathOf(found);
  if (op === 'remove') return { op, path: target, ...(value !== undefined && { value }) } as ScimPatchOperation;
  return { op, path: target, value: sentValue(found, value) };
}

/** @throws ScimError invalidPath for a path that is none at all */
function assertReadable(path: string): undefined {
  if (/^[A-Za-z$][\w$:.-]*(\[.*\])?[\w$:.-]*$/s.test(path.trim())) return undefined;
  throw new ScimError(400, `The path ${path.slice(0, 200)} cannot be read.`, 'invalidPath');
}

/** Returns the path of an attribute, with a filter that selects all values where it names a part without one. */
function pathOf({ attribute, filter, sub }: AttributePath): string {
  const chosen = filter === undefined && attribute.multiValued && sub ? 'value pr' : filter && booleansIn(filter);
  return `${attribute.name}${chosen === undefined ? '' : `[${chosen}]`}${sub ? `.${sub.name}` : ''}`;
}

/** Entra ID compares booleans with texts: `primary eq "True"`. */
const booleansIn = (filter: string): string =>
  filter.replace(
    /\b(primary\s+eq\s+)"?(true|false)"?/gi,
    (_whole, start: string, value: string) => start + value.toLowerCase(),
  );

function sentValue({ attribute, filter, sub }: AttributePath, value: unknown): unknown {
  const target: Attribute = sub ?? attribute;
  const isOne = !target.multiValued || filter !== undefined;
  return canonical(target, isOne ? value : listOf(value));
}

/** A single value stands for a list of it; a text for a value of that text. */
const listOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).map((one) => (isObject(one) ? one : { value: one }));

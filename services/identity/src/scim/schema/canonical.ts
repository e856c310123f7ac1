import { isObject, type Json } from '../protocol/request.ts';
import { invalidValue } from '../protocol/scim-error.ts';
import { type Attribute, findAttribute, findSubAttribute, type Schema } from './schema.ts';

/**
 * Returns a value in the spelling and the types of the schema: names of attributes in its case, booleans that are sent as
 * texts as booleans. Unknown attributes and those that only the service sets are left out.
 * @throws ScimError invalidValue
 */
export function canonical(attribute: Attribute, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => canonicalOne(attribute, one));
  return canonicalOne(attribute, value);
}

function canonicalOne({ name, type, subAttributes }: Attribute, value: unknown): unknown {
  if (type === 'complex') return isObject(value) ? canonicalParts({ name, subAttributes }, value) : value;
  if (type === 'boolean') return booleanOf(name, value);
  if (typeof value === 'object') throw invalidValue(`${name} must be a text.`);
  return String(value);
}

function canonicalParts(attribute: Pick<Attribute, 'name' | 'subAttributes'>, value: Json): Json {
  const parts: Json = {};
  for (const [name, one] of Object.entries(value)) {
    const sub = findSubAttribute(attribute as Attribute, name);
    if (sub && sub.mutability !== 'readOnly') parts[sub.name] = canonical(sub, one);
  }
  return parts;
}

/** Entra ID sends "True" and "False". */
function booleanOf(name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text === 'true' || text === 'false') return text === 'true';
  throw invalidValue(`${name} must be true or false.`);
}

/** Returns a resource that was sent, in the spelling and the types of the schema. @throws ScimError invalidValue */
export function canonicalResource(schema: Schema, sent: Json): Json {
  const resource: Json = {};
  for (const [name, value] of Object.entries(sent)) {
    const attribute = findAttribute(schema, name);
    if (attribute && attribute.mutability !== 'readOnly') resource[attribute.name] = canonical(attribute, value);
  }
  return resource;
}

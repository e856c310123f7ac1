import { type Compare, type Filter, parse, type Suffix } from 'scim2-parse-filter';
import { ScimError } from '../protocol/scim-error.ts';
import { readPath } from '../schema/attribute-path.ts';
import type { Schema } from '../schema/schema.ts';
import { compareValue, isPresent } from './compare-value.ts';
import type { Condition, FilterAttribute, FilterAttributes } from './filter-attributes.ts';

/** The length to which filters are read, in characters. */
const MAX_LENGTH = 4096;

/** A resource type whose resources are filtered. */
export interface Filtered {
  readonly schema: Schema;
  readonly attributes: FilterAttributes;
  /** True if a comparison of an attribute that the type lacks matches nothing, as in a search over several types. */
  readonly ignoresUnknown?: boolean;
}

/** Parses a filter (RFC 7644, 3.4.2.2). @throws ScimError invalidFilter */
export function parseFilter(text: string): Filter {
  if (text.length > MAX_LENGTH) throw invalidFilter(`A filter has at most ${MAX_LENGTH} characters.`);
  try {
    return parse(text);
  } catch (error) {
    throw invalidFilter(`The filter cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

/**
 * Returns the condition of a filter for MongoDB, which answers equal values of indexed attributes by index and all others
 * without loading records.
 * @param prefix the multi-valued attribute whose parts an inner filter names
 * @throws ScimError invalidFilter
 */
export async function compileFilter(type: Filtered, filter: Filter, prefix = ''): Promise<Condition> {
  const inner = (one: Filter) => compileFilter(type, one, prefix);
  switch (filter.op) {
    case 'and':
      return { $and: await Promise.all(filter.filters.map(inner)) };
    case 'or':
      return { $or: await Promise.all(filter.filters.map(inner)) };
    case 'not':
      return { $nor: [await inner(filter.filter)] };
    case '[]':
      return valuesOf(type, filter.attrPath, filter.valFilter, prefix);
    default:
      return compare(type, filter, prefix);
  }
}

/** The attributes of which a resource has at most one value, so that all conditions of an inner filter are about the same one. */
function valuesOf(type: Filtered, path: string, filter: Filter, prefix: string): Promise<Condition> | Condition {
  const found = readPath(type.schema, path);
  if (!found) return unknown(type, path);
  if (prefix !== '' || found.sub || !found.attribute.multiValued)
    throw invalidFilter(`${path} is not an attribute with several values.`);
  if (found.attribute.name === 'members' && filter.op !== 'eq')
    throw invalidFilter('members can be filtered by value eq alone.');
  return compileFilter(type, filter, found.attribute.name);
}

function compare(type: Filtered, filter: Compare | Suffix, prefix: string): Promise<Condition> | Condition {
  const attribute = attributeOf(type, filter.attrPath, prefix);
  if (!attribute) return unknown(type, filter.attrPath);
  if (attribute.onlyEquals && filter.op !== 'eq')
    throw invalidFilter(`${filter.attrPath} can be filtered by eq alone.`);
  return filter.op === 'pr' ? isPresent(attribute) : compareValue(attribute, filter);
}

/** Returns the attribute that a path names; a path without a part means the part `value`. */
export function attributeOf(type: Filtered, path: string, prefix = ''): FilterAttribute | undefined {
  const found = readPath(type.schema, prefix === '' ? path : `${prefix}.${path}`);
  if (!found || found.filter !== undefined) return undefined;
  const name = [found.attribute.name, ...(found.sub ? [found.sub.name] : [])].join('.');
  return type.attributes.get(name) ?? type.attributes.get(`${name}.value`);
}

/** The condition that matches no record. */
const NOTHING: Condition = { _id: { $in: [] } };

function unknown({ ignoresUnknown = false, schema }: Filtered, path: string): Condition {
  if (ignoresUnknown) return NOTHING;
  throw invalidFilter(`${path} is not an attribute by which a ${schema.name} can be filtered.`);
}

const invalidFilter = (detail: string): ScimError => new ScimError(400, detail, 'invalidFilter');

import { type Attribute, findAttribute, findSubAttribute, type Schema } from './schema.ts';

/** An attribute, or a part of it, that a path names (RFC 7644, 3.10). */
export interface AttributePath {
  readonly attribute: Attribute;
  /** The text of the filter that selects values, e.g. `type eq "work"`. */
  readonly filter?: string;
  readonly sub?: Attribute;
}

const SHAPE = /^([A-Za-z$][\w$-]*)(?:\[(.*)\])?(?:\.([A-Za-z$][\w$-]*))?$/s;

/**
 * Returns the attribute that a path names, without regard to case; undefined if the schema does not have it, such as those of
 * extensions. The prefix of the schema's own URN may be left out.
 */
export function readPath(schema: Schema, path: string): AttributePath | undefined {
  const [, name, filter, subName] = SHAPE.exec(withoutUrn(schema, path.trim())) ?? [];
  const attribute = name && findAttribute(schema, name);
  if (!attribute) return undefined;
  const sub = subName === undefined ? undefined : findSubAttribute(attribute, subName);
  if (subName !== undefined && !sub) return undefined;
  return { attribute, ...(filter !== undefined && { filter }), ...(sub && { sub }) };
}

function withoutUrn({ id }: Schema, path: string): string {
  const isOwn = path.toLowerCase().startsWith(`${id.toLowerCase()}:`);
  return isOwn ? path.slice(id.length + 1) : path;
}

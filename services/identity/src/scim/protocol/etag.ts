import { ScimError } from './scim-error.ts';

/** Returns the weak entity tag of a version, as in `meta.version`. */
export const tagOf = (version: string | number): string => `W/"${version}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True if a list of entity tags, as in If-Match, has the tag by weak comparison (RFC 9110, 8.8.3.2). */
export const hasTag = (list: string, tag: string): boolean =>
  list.trim() === '*' || list.split(',').some((one) => opaque(one) === opaque(tag));

/** @throws ScimError with status 412 if If-Match is sent and does not have the current tag */
export function assertMatch(ifMatch: string, tag: string): void {
  if (ifMatch === '' || hasTag(ifMatch, tag)) return;
  throw new ScimError(412, `The version of the resource is ${tag}.`);
}

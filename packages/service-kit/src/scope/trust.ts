import { trusted } from 'mongoose';
import type { StoredFilter } from '../records/stored.ts';

/**
 * Lets the operators of a condition through `sanitizeFilter`. For conditions that our own code wrote around single values;
 * never for anything that a caller sent as an object.
 */
export function trust(filter: StoredFilter): StoredFilter {
  for (const value of Object.values(filter)) {
    if (Array.isArray(value)) for (const part of value) trustPart(part);
    else trustPart(value);
  }
  return filter;
}

function trustPart(part: unknown): void {
  if (part !== null && typeof part === 'object' && Object.getPrototypeOf(part) === Object.prototype)
    trusted(trust(part as StoredFilter));
}

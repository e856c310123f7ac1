import { trusted } from 'mongoose';

/**
 * Marks the operators of a condition as trusted for `sanitizeFilter`. Use it only for conditions built by our code
 * around single values, never for objects sent by a caller.
 */
export function trust<Filter extends object>(filter: Filter): Filter {
  for (const value of Object.values(filter)) {
    if (Array.isArray(value)) for (const part of value) trustPart(part);
    else trustPart(value);
  }
  return filter;
}

function trustPart(part: unknown): void {
  if (part !== null && typeof part === 'object' && Object.getPrototypeOf(part) === Object.prototype)
    trusted(trust(part));
}

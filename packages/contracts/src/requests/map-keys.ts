import type { Violation } from '../errors/violation.ts';
import type { FieldContract, MessageContract } from '../types.ts';

/**
 * Pattern of map keys if the contract defines none. Keys are parts of paths (update masks, database updates), so they
 * have no dot, no leading $ and no NUL, and are not `__proto__`. Lone surrogates are rejected because they would be
 * stored as another character.
 */
const DEFAULT_KEY_PATTERN = '^(?!__proto__$|\\$)[^.\\u0000]{1,100}$';

/** Returns the pattern (ECMA-262, unicode) of the keys of a map. */
export const keyPatternOf = ({ rules }: FieldContract): string => rules.keyPattern || DEFAULT_KEY_PATTERN;

/**
 * Compiles the check of map keys that occur only in paths (`custom_fields.field_3`), because their entries are removed.
 * @returns a function that reports the keys that the map cannot have; paths without a key are ignored
 */
export function compileKeyCheck(message: MessageContract): (paths: readonly string[]) => Violation[] {
  const maps = message.fields.filter((field) => field.map);
  const patterns = new Map(maps.map((field) => [field.name, new RegExp(keyPatternOf(field), 'u')]));
  return (paths) =>
    paths.flatMap((path) => {
      const dot = path.indexOf('.');
      const key = path.slice(dot + 1);
      if (dot < 0 || (key.isWellFormed() && patterns.get(path.slice(0, dot))?.test(key))) return [];
      return [{ field: path, code: 'unknown_field', message: `${path} is not a known field.` }];
    });
}

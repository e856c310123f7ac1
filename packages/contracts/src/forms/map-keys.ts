import type { FieldContract, MessageContract, Violation } from '../types.ts';

/**
 * Keys of maps where the contract names no pattern: they are parts of paths (masks, updates of a database), so they have
 * no dot, no $ in front and no NUL. None has a lone surrogate, which would be stored as another character.
 */
const DEFAULT_KEY_PATTERN = '^(?!__proto__$|\\$)[^.\\u0000]{1,100}$';

/** The pattern (ECMA-262, unicode) of the keys of a map. */
export const keyPatternOf = ({ rules }: FieldContract): string => rules.keyPattern || DEFAULT_KEY_PATTERN;

/**
 * Compiles the check of keys that stand in paths alone (`custom_fields.field_3`), because their entries are to be removed.
 * @returns a function that names those that the map cannot have; paths without a key are not looked at
 */
export function keyCheck(message: MessageContract): (paths: readonly string[]) => Violation[] {
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

import { fold } from '@bms/service-kit';
import type { ImportableModule } from './fields.ts';
import { synonyms } from './synonyms.ts';

/** Returns a column's name for comparison: without case, accents and punctuation. */
const columnKey = (column: string): string =>
  fold(column)
    .replace(/[^\p{L}\p{N}.]+/gu, '_')
    .replace(/^_+|_+$/g, '');

const fieldsByKey = new Map<string, readonly string[]>();
for (const [field, words] of Object.entries(synonyms))
  for (const word of words) {
    const key = columnKey(word);
    fieldsByKey.set(key, [...(fieldsByKey.get(key) ?? []), field]);
  }

/**
 * Guesses the field of a column: the field of that name, or the first field of the module, else the name of its parent, for
 * which the name is usual in English, German, French or Spanish. @returns its path; undefined if there is none
 */
export function guessField(module: ImportableModule, column: string): string | undefined {
  const { parent } = module;
  const isPath = (path: string): boolean => module.field(path) !== undefined || parent?.lookup(path) !== undefined;
  const [exact, key] = [column.trim(), columnKey(column)];
  if (isPath(exact)) return exact;
  if (isPath(key)) return key;
  const usual = fieldsByKey.get(key) ?? [];
  const ofParent = usual.some((path) => parent?.byName.endsWith(`.${path}`)) ? parent?.byName : undefined;
  return usual.find((path) => module.field(path)) ?? ofParent;
}

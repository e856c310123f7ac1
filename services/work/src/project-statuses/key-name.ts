import slugify from '@sindresorhus/slugify';

/** The maximum length in characters; keys are used in programs, so those of long titles are cut. */
const LONGEST = 60;

/** Converts a title to lower-case Latin letters and digits with underscores: `In Prüfung` becomes `in_pruefung`. */
export function keyFromTitle(title: string): string {
  const key = slugify(title, { separator: '_', decamelize: false });
  return key.slice(0, LONGEST).replace(/_+$/, '') || 'status';
}

/** Returns the first of `key`, `key_2`, `key_3`, ... that is not taken. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  let free = key;
  for (let number = 2; taken.has(free); number++) free = `${key}_${number}`;
  return free;
}

import slugify from '@sindresorhus/slugify';

/** A key is a word to write in a program, so a long title is cut, in characters. */
const LONGEST = 60;

/** A title in small Latin letters and digits with underscores: `In Prüfung` is `in_pruefung`. */
export function keyFromTitle(title: string): string {
  const key = slugify(title, { separator: '_', decamelize: false });
  return key.slice(0, LONGEST).replace(/_+$/, '') || 'status';
}

/** The first of `key`, `key_2`, `key_3`, ... that is not taken. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  let free = key;
  for (let number = 2; taken.has(free); number++) free = `${key}_${number}`;
  return free;
}

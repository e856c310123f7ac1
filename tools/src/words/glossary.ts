/** Words of the glossary that identifiers must not contain. */
export interface Glossary {
  /** Words or sequences of words, in lower case, e.g. `['stand', 'in']`. */
  readonly banned: readonly (readonly string[])[];
  /** Identifiers that are allowed although they contain such a word. */
  readonly kept: ReadonlySet<string>;
}

const ROW = /^\| (?!Older word|-)([^|]+) \|/gm;
const KEPT = /^Kept as names[^:]*: (.+)$/m;

/**
 * Reads docs/glossary.md. A left-hand word with a note in parentheses, e.g. `letters (mail)`, is banned in one meaning
 * only and therefore not checked.
 */
export function readGlossary(markdown: string): Glossary {
  const cells = [...markdown.matchAll(ROW)].map(([, cell]) => cell!.trim());
  const banned = cells.flatMap(unqualified).map((entry) => wordsOf(entry));
  const kept = [...(KEPT.exec(markdown)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  return { banned, kept: new Set(kept) };
}

/** Returns the entries of a cell that have no note of their own. */
function unqualified(cell: string): string[] {
  return cell
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !entry.includes('('));
}

/** Splits an identifier or a term into its words: `createStandIn` and `create stand-in` have the same three. */
function wordsOf(name: string): string[] {
  return [...name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(([word]) => word.toLowerCase());
}

/** Returns the banned term that an identifier contains, if any. */
export function bannedTerm(identifier: string, { banned, kept }: Glossary): string | undefined {
  if (kept.has(identifier)) return undefined;
  const words = wordsOf(identifier);
  const term = banned.find((entry) =>
    words.some((_word, at) => entry.every((word, next) => words[at + next] === word)),
  );
  return term?.join(' ');
}

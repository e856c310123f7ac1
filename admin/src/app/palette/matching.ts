/** Returns true if every word of a query begins a word of a text, ignoring case and accents. */
export function matches(text: string, query: string): boolean {
  const words = wordsIn(text);
  return wordsIn(query).every((part) => words.some((word) => word.startsWith(part)));
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

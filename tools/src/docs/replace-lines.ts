/**
 * Replaces the first run of consecutive lines that match a pattern, all others stay.
 * @throws Error if no line matches
 */
export function replaceLines(text: string, pattern: RegExp, lines: readonly string[]): string {
  const all = text.split('\n');
  const start = all.findIndex((line) => pattern.test(line));
  if (start < 0) throw new Error(`no line matches ${pattern}`);
  const rest = all.slice(start);
  const length = rest.findIndex((line) => !pattern.test(line));
  return [...all.slice(0, start), ...lines, ...rest.slice(length < 0 ? rest.length : length)].join('\n');
}

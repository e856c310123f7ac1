import { readFile, writeFile } from 'node:fs/promises';

/**
 * Replaces what is between two lines of a page.
 * @param begin the line before, e.g. an HTML comment
 * @param end the line after
 * @throws Error if the page does not contain both in this order
 */
export async function replaceSection(file: string, begin: string, end: string, text: string): Promise<void> {
  const page = await readFile(file, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} does not contain "${begin}" and "${end}"`);
  await writeFile(file, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`);
}

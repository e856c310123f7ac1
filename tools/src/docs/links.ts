import { posix } from 'node:path';

/** The texts of tracked files, by their path from the root. */
export type Sources = ReadonlyMap<string, string>;

const RECORDS = 'docs/adr/';
const INDEX = `${RECORDS}README.md`;
const MARKDOWN_LINK = /\]\(([^)\s]+)\)/g;
const RECORD_PATH = /docs\/adr\/\d{4}-[\w-]+\.md/g;
const EXTERNAL = /^[a-z]+:/;

/**
 * Finds the relative links of Markdown pages whose file or heading does not exist.
 * @param exists returns true for the path of a file or folder, from the root
 * @returns a line for each, e.g. `docs/events.md: no heading "#relay" in packages/events/README.md`
 */
export function findBrokenLinks(sources: Sources, exists: (path: string) => boolean): string[] {
  const pages = [...sources].filter(([path]) => path.endsWith('.md'));
  const anchors = new Map(pages.map(([path, text]) => [path, anchorsOf(text)]));
  return pages.flatMap(([path, text]) =>
    linksOf(text).flatMap((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? posix.join(posix.dirname(path), file) : path;
      if (!exists(target)) return [`${path}: no file ${target}`];
      const known = anchors.get(target);
      return !anchor || !known || known.has(anchor) ? [] : [`${path}: no heading "#${anchor}" in ${target}`];
    }),
  );
}

/**
 * Finds decision records that the index does not list or that no other file refers to, and references in code to
 * records that do not exist.
 */
export function findUnlinkedRecords(sources: Sources): string[] {
  const records = new Set([...sources.keys()].filter((path) => path.match(RECORD_PATH)));
  const listed = sources.get(INDEX) ?? '';
  const referred = new Set<string>();
  const problems: string[] = [];
  for (const [path, text] of sources) {
    if (path.startsWith(RECORDS)) continue;
    for (const [record] of text.matchAll(RECORD_PATH)) {
      referred.add(record);
      if (!records.has(record)) problems.push(`${path}: no file ${record}`);
    }
  }
  for (const record of records) {
    if (!listed.includes(`](${posix.basename(record)})`)) problems.push(`${INDEX}: ${record} is missing`);
    if (!referred.has(record)) problems.push(`${record}: no code or page refers to it`);
  }
  return problems;
}

/** Returns the relative links of a page. */
function linksOf(text: string): string[] {
  return [...text.matchAll(MARKDOWN_LINK)].map(([, link]) => link!).filter((link) => !EXTERNAL.test(link));
}

/** Returns the anchors of a page's headings, as GitHub derives them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!);
  return new Set(headings.map(anchorOf));
}

function anchorOf(heading: string): string {
  const shown = heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase();
  return shown.replace(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-');
}

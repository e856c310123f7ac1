import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Work } from '../load/work.ts';
import { type BarGroup, barPicture } from './picture.ts';
import type { Report, Spread } from './report.ts';
import { type Figures, OURS } from './results.ts';
import { formatNumber, tableOf } from './table.ts';
import { judge } from './targets.ts';

const BEGIN = '<!-- results: written by npm run bench -- --docs -->';
const END = '<!-- end of results -->';

const PICTURES: ReadonlyArray<readonly [file: string, title: string, value: (row: Figures) => number]> = [
  ['requests.svg', 'Requests per second (writes with all their effects)', (row) => row.perSecond],
  ['p99.svg', '99th percentile of the duration, in ms', (row) => row.p99],
  [
    'cpu.svg',
    'CPU seconds per 1,000 requests, with mongod',
    (row) => row.cpuPer1000 + (Number.isNaN(row.mongoCpuPer1000) ? 0 : row.mongoCpuPer1000),
  ],
];

/** Returns the tables of a report in Markdown. */
export function formatReport({ figures, contenders, leftOut, spreads, machine, options, at }: Report): string {
  const titles = new Map(contenders.map(({ name, title }) => [name, title]));
  const works = [...byWork(figures)].map(([work, rows]) => `### ${work}\n\n${tableOf(rows, titles)}`);
  const left = leftOut.map(({ name, reason }) => `Not measured: ${name} (${reason}).`);
  return [
    `Run of ${at.slice(0, 10)}: ${machine.cores} cores (${machine.cpu}), ${machine.memoryGb} GB, ${machine.platform}, Node ${machine.node}; ` +
      `load average before the rounds ${machine.loadBefore}. ${options.dataSize.toLocaleString('en')} clients, ${options.connections} connections, ` +
      `${options.rounds} rounds of ${options.ms / 1000} s for each contender and work.`,
    ...left,
    ...works,
    ...spreads.filter(({ calls }) => calls.length > 1).map((spread) => describeSpread(spread, titles)),
    ...describeTargets(figures),
  ].join('\n\n');
}

/** Returns the shares of the copies in a sentence. */
function describeSpread({ contender, calls }: Spread, titles: ReadonlyMap<string, string>): string {
  const all = calls.reduce((sum, count) => sum + count, 0);
  const shares = calls.map((count) => `${formatNumber((100 * count) / all)} %`);
  return `${titles.get(contender) ?? contender}: the copies of the service answered ${shares.join(', ')} of the calls.`;
}

/** Returns the section of the targets; nothing if no contender with a target was measured. */
function describeTargets(figures: readonly Figures[]): string[] {
  const rows = judge(figures).map((row) => `| ${row.target} | ${row.measured} | ${row.isReached ? 'yes' : '**no**'} |`);
  if (rows.length === 0) return [];
  return ['### Targets', ['| Target | Measured | Reached |', '| --- | ---: | --- |', ...rows].join('\n')];
}

function byWork(figures: readonly Figures[]): Map<Work, Figures[]> {
  return Map.groupBy(figures, ({ work }) => work);
}

/** Writes the report as JSON. */
export async function writeJson(report: Report, file: string): Promise<void> {
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
}

/** Writes the pictures of a report into a folder. */
export async function writePictures({ figures, contenders }: Report, dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const titleOf = (name: string) => contenders.find((contender) => contender.name === name)?.title ?? name;
  for (const [file, title, value] of PICTURES) {
    const groups: BarGroup[] = [...byWork(figures)].map(([work, rows]) => ({
      title: work,
      bars: rows.map((row) => ({
        label: titleOf(row.contender),
        value: value(row),
        isHighlighted: row.contender === OURS,
      })),
    }));
    await writeFile(join(dir, file), barPicture(title, groups));
  }
}

/** Replaces the results in a page. @throws Error if the page does not mark where they are */
export async function writePage(report: Report, file: string): Promise<void> {
  await replaceSection(file, BEGIN, END, formatReport(report));
}

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

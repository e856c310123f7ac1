/** `npm run bench:scale`: measures each call and the exports of clients with few and with many clients; see bench/README.md. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildProject } from '../contenders/ours.ts';
import { positive } from '../options.ts';
import { replaceSection } from '../report/write.ts';
import { formatExports } from './exports-table.ts';
import { runScale } from './run.ts';
import { formatScale } from './table.ts';

const BEGIN = '<!-- scale: written by npm run bench:scale -- --docs -->';
const END = '<!-- end of scale -->';
const EXPORTS_BEGIN = '<!-- exports: written by npm run bench:scale -- --docs -->';
const EXPORTS_END = '<!-- end of exports -->';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (line: string): void => console.log(`• ${Math.round(performance.now() / 1000)} s: ${line}`);

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '4' },
    only: { type: 'string' },
    sources: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
  },
});

const SUBJECTS = ['calls', 'exports'] as const;

const report = await runScale(
  {
    sizes: [positive('small', values.small), positive('large', values.large)],
    rounds: positive('rounds', values.rounds),
    ms: positive('seconds', values.seconds) * 1000,
    connections: positive('connections', values.connections),
    subjects: new Set(SUBJECTS.filter((subject) => values.only === undefined || values.only === subject)),
    buildDir: values.sources ? undefined : await buildProject(root),
  },
  say,
);
const { calls, exports, ...common } = report;
const sections = [
  { name: 'scale', begin: BEGIN, end: END, of: calls, data: { ...common, calls }, text: () => formatScale(report) },
  {
    name: 'exports',
    begin: EXPORTS_BEGIN,
    end: EXPORTS_END,
    of: exports,
    data: { ...common, exports },
    text: () => formatExports(report),
  },
].filter(({ of }) => of.length > 0);
const folder = join(root, values.docs ? 'docs/performance' : '.cache/bench/performance');
await mkdir(folder, { recursive: true });
for (const { name, begin, end, data, text } of sections) {
  console.log(`\n${text()}\n`);
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(data, null, 2)}\n`);
  if (values.docs) await replaceSection(join(root, 'docs/performance.md'), begin, end, text());
}
process.exit(0);

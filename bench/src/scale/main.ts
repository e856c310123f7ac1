/** `npm run bench:scale`: measures each call of clients with few and with many clients; see bench/README.md. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildProject } from '../contenders/build.ts';
import { positive } from '../flags.ts';
import { replaceSection } from '../report/page.ts';
import { runScale } from './run.ts';
import { formatScale } from './table.ts';

const BEGIN = '<!-- scale: written by npm run bench:scale -- --docs -->';
const END = '<!-- end of scale -->';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (line: string): void => console.log(`• ${Math.round(performance.now() / 1000)} s: ${line}`);

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '4' },
    sources: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
  },
});

const report = await runScale(
  {
    sizes: [positive('small', values.small), positive('large', values.large)],
    rounds: positive('rounds', values.rounds),
    ms: positive('seconds', values.seconds) * 1000,
    connections: positive('connections', values.connections),
    buildDir: values.sources ? undefined : await buildProject(root),
  },
  say,
);
const text = formatScale(report);
console.log(`\n${text}\n`);
const folder = values.docs ? 'docs/performance' : '.cache/bench/performance';
const file = join(root, folder, 'scale.json');
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
if (values.docs) await replaceSection(join(root, 'docs/performance.md'), BEGIN, END, text);
process.exit(0);

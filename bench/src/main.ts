/** `npm run bench`: measures this project side by side with others; see bench/README.md. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBench } from './bench.ts';
import { buildProject } from './contenders/ours.ts';
import { type CommandLine, readCommandLine } from './options.ts';
import type { Report } from './report/report.ts';
import { formatReport, writeJson, writePage, writePictures } from './report/write.ts';
import { findBelowLimits } from './short.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (line: string): void => console.log(`• ${Math.round(performance.now() / 1000)} s: ${line}`);

const command = readCommandLine(process.argv.slice(2));
if (!command.isFromSources) say('Building');
const buildDir = command.isFromSources ? undefined : await buildProject(root);
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stop.abort());
const options = { ...command.rounds, contenders: command.contenders, buildDir, signal: stop.signal };
const report = await runBench(options, say);
console.log(`\n${formatReport(report)}\n`);
await writeFiles(report, command);
const below = command.isShort ? findBelowLimits(report.figures) : [];
for (const line of below) console.error(`✗ ${line}`);
process.exit(below.length === 0 ? 0 : 1);

async function writeFiles(result: Report, { json, hasDocs, page }: CommandLine): Promise<void> {
  const docs = join(root, 'docs', page);
  const file = json ?? (hasDocs ? join(docs, 'results.json') : join(root, '.cache/bench', page, 'results.json'));
  await mkdir(dirname(file), { recursive: true });
  await writeJson(result, file);
  await writePictures(result, hasDocs ? docs : dirname(file));
  if (hasDocs) await writePage(result, `${docs}.md`);
  say(`results and pictures are in ${dirname(file)}`);
}

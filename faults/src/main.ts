/** `npm run faults`: causes random faults in the whole system under load; see docs/reliability.md. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from './options.ts';
import { formatReport } from './report/report.ts';
import { runFaults } from './run-faults.ts';

const DEFAULT_FILE = fileURLToPath(new URL('../../.cache/faults/results.json', import.meta.url));

const options = readOptions(process.argv.slice(2));
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stop.abort());
const say = (line: string): void => console.log(`• ${Math.round(performance.now() / 1000)} s: ${line}`);
const report = await runFaults(options, say, stop.signal);
const file = options.json ?? DEFAULT_FILE;
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
say(`results are in ${file}`);
console.log(`\n${formatReport(report)}`);
process.exit(report.violations.length === 0 ? 0 : 1);

/** `npm run bench:costs`: measures what each kind of request costs each process; see bench/README.md. */
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildProject } from '../contenders/ours.ts';
import { WORKS } from '../load/work.ts';
import { oneOf, positive } from '../options.ts';
import { runCosts } from './run.ts';
import { formatCosts } from './table.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const say = (line: string): void => console.log(`• ${Math.round(performance.now() / 1000)} s: ${line}`);
/** The duration of the load before the rounds of a work, in milliseconds. */
const WARM_UP_MS = 10_000;

const { values } = parseArgs({
  options: {
    works: { type: 'string', default: WORKS.join() },
    builds: { type: 'string' },
    frozen: { type: 'string' },
    clients: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
  },
});

const report = await runCosts(
  {
    works: values.works.split(',').map((name) => oneOf('works', name, WORKS)),
    builds: values.builds?.split(',').map((dir) => resolve(dir)) ?? [await buildProject(root)],
    frozen: values.frozen?.split(',') ?? [],
    dataSize: positive('clients', values.clients),
    rounds: positive('rounds', values.rounds),
    ms: positive('seconds', values.seconds) * 1000,
    warmUpMs: WARM_UP_MS,
    connections: positive('connections', values.connections),
  },
  say,
);
const builds = report.options.builds.map((dir) => relative(process.cwd(), dir));
console.log(`\n${formatCosts({ ...report, options: { ...report.options, builds } })}\n`);
process.exit(0);

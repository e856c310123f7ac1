/**
 * `npm run bench:traces`: compares the CPU time of a request without traces, with a twentieth of them and with all of them
 * recorded, in three systems that run side by side and are measured in turn. The same system costs up to 15 % more or less
 * after another start, so each is started several times.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type StartedMongo, type StartedSystem, startMongo, startSystem } from '@bms/testing';
import { authorize } from './contenders/sign-in.ts';
import { median } from './report/statistics.ts';
import { formatNumber } from './report/table.ts';
import type { Call } from './scale/calls.ts';
import { type FilledSystem, type MeasuredCall, measureCalls } from './scale/measure-calls.ts';
import { createSample } from './scale/run.ts';

const STARTS = Number(process.env['BENCH_STARTS'] ?? 5);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const MS = Number(process.env['BENCH_MS'] ?? 2000);
const CLIENTS = 100;

const CALLS: readonly Call[] = [
  { name: 'detail', method: 'GET', path: (_size, id) => `/api/clients/${id}` },
  { name: 'list of 20', method: 'GET', path: () => '/api/clients' },
  { name: 'create, with all effects', method: 'POST', path: () => '/api/clients' },
];

/** The settings of the systems, by title. */
const variantsAt = (endpoint: string): Readonly<Record<string, Record<string, string>>> => ({
  'without traces': {},
  'a twentieth recorded (default)': { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
  'all recorded': {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER: 'always_on',
    OTEL_BSP_MAX_QUEUE_SIZE: '20000',
  },
});

const receiver = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.writeHead(200).end());
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const variants = variantsAt(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`);
const say = (line: string): void => console.log(`• ${Math.round(performance.now() / 1000)} s: ${line}`);

const mongo = await startMongo();
const starts: MeasuredCall[][] = [];
try {
  for (let start = 0; start < STARTS; start++) {
    say(`start ${start + 1} of ${STARTS}`);
    starts.push(await measureStart(mongo, start));
  }
  console.log(`\n${formatTraces(starts)}\n`);
} finally {
  await mongo.stop();
}
process.exit(0);

/** Starts a system of each variant, the first another one each time, and measures them. @returns the costs in the order of the variants */
async function measureStart(mongo: StartedMongo, start: number): Promise<MeasuredCall[]> {
  const systems: StartedSystem[] = [];
  const prepared: FilledSystem[] = [];
  const all = [...Object.values(variants).entries()];
  try {
    for (const [at, settings] of [...all.slice(start % all.length), ...all.slice(0, start % all.length)]) {
      const system = await startVariant(mongo, `bms_${start}_${at}_`, settings);
      systems.push(system);
      prepared[at] = await fill(system);
    }
    const options = { rounds: ROUNDS, ms: MS, connections: 8, mongodPid: mongo.pid() };
    // Compiles the code of each call.
    await measureCalls(prepared, { ...options, rounds: 1 }, () => {}, CALLS);
    return await measureCalls(prepared, options, say, CALLS);
  } finally {
    for (const system of systems) await system.stop();
  }
}

function startVariant(
  mongo: StartedMongo,
  databasePrefix: string,
  settings: Record<string, string>,
): Promise<StartedSystem> {
  const gatewaySettings = { LIMITS: 'default=1000000/60,login=1000/60', ...settings };
  return startSystem({ mongo, databasePrefix, gatewaySettings, serviceSettings: settings });
}

async function fill({ gateways, services, admin }: StartedSystem): Promise<FilledSystem> {
  const { url } = gateways[0]!;
  const headers = await authorize(url, admin.email, admin.password);
  for (let index = 0; index < CLIENTS; index++) await createSample(url, headers, index);
  const pids = [...gateways, ...[...services.values()].flat()].map((process) => process.pid());
  return { size: CLIENTS, url, headers, id: 1, pids };
}

/**
 * Renders the CPU time of a request in all processes without mongod, and its ratio to that without traces: the medians
 * over the starts, with the lowest and the highest ratio of a start.
 */
function formatTraces(measured: readonly (readonly MeasuredCall[])[]): string {
  const titles = Object.keys(variants);
  const head = ['CPU ms of a request', ...titles.flatMap((title, at) => (at === 0 ? [title] : [title, 'ratio']))];
  const rows = CALLS.map(({ name }, nth) => [
    name,
    ...titles.flatMap((_, at) => {
      const costs = measured.map((calls) => calls[nth]!.costs);
      const cpuMs = formatNumber(median(costs.map((of) => of[at]!.cpuMs)));
      return at === 0 ? [cpuMs] : [cpuMs, formatRatios(costs.map((of) => of[at]!.cpuMs / of[0]!.cpuMs))];
    }),
  ]);
  const align = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function formatRatios(ratios: readonly number[]): string {
  const [middle, lowest, highest] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((ratio) =>
    ratio.toFixed(2),
  );
  return `${middle} (${lowest} to ${highest})`;
}

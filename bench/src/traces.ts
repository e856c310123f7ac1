/**
 * `npm run bench:traces`: compares the CPU time of a request without traces with that of a system that records none, a
 * twentieth or all of them. Requests decide by their `traceparent` whether they are recorded, so the last three are
 * measured in the same processes; two starts of the same system differ by up to 15 %.
 */
import { randomBytes } from 'node:crypto';
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

const STARTS = Number(process.env['BENCH_STARTS'] ?? 2);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 10);
const MS = Number(process.env['BENCH_MS'] ?? 2000);
const WARM_UP_ROUNDS = 3;
const CONNECTIONS = 8;
const CLIENTS = 100;

const CALLS: readonly Call[] = [
  { name: 'detail', method: 'GET', path: (_size, id) => `/api/clients/${id}` },
  { name: 'list of 20', method: 'GET', path: () => '/api/clients' },
  { name: 'create, with all effects', method: 'POST', path: () => '/api/clients' },
];

/** What is measured, by title, the base of the ratios first: whether the system can record, and the share of requests that it records. */
const VARIANTS = {
  'none recorded': { isTracing: true, recorded: 0 },
  'without traces': { isTracing: false, recorded: 0 },
  'a twentieth recorded (default)': { isTracing: true, recorded: 0.05 },
  'all recorded': { isTracing: true, recorded: 1 },
};

const receiver = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.writeHead(200).end());
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
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

/** Starts a system with traces and one without, in another order each time, and measures them. @returns the costs in the order of the variants */
async function measureStart(mongo: StartedMongo, start: number): Promise<MeasuredCall[]> {
  const systems: StartedSystem[] = [];
  const filled = new Map<boolean, FilledSystem>();
  try {
    for (const isTracing of start % 2 === 0 ? [false, true] : [true, false]) {
      const system = await startWith(mongo, `bms_${start}_${isTracing ? 'traces' : 'none'}_`, isTracing);
      systems.push(system);
      filled.set(isTracing, await fill(system));
    }
    const measured = Object.values(VARIANTS).map(({ isTracing, recorded }) =>
      withTraces(filled.get(isTracing)!, recorded),
    );
    const options = { rounds: ROUNDS, ms: MS, connections: CONNECTIONS, mongodPid: mongo.pid() };
    // Compiles the code of each call.
    await measureCalls(measured, { ...options, rounds: WARM_UP_ROUNDS }, () => {}, CALLS);
    return await measureCalls(measured, options, say, CALLS);
  } finally {
    for (const system of systems) await system.stop();
  }
}

function startWith(mongo: StartedMongo, databasePrefix: string, isTracing: boolean): Promise<StartedSystem> {
  const settings: Record<string, string> = isTracing
    ? { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_MAX_QUEUE_SIZE: '20000' }
    : {};
  const gatewaySettings = { LIMITS: 'default=1000000/60,login=1000/60', ...settings };
  return startSystem({ mongo, databasePrefix, gatewaySettings, serviceSettings: settings });
}

/** Returns the system with requests of which a share belongs to sampled traces. @param recorded from 0 to 1 */
function withTraces(system: FilledSystem, recorded: number): FilledSystem {
  const headers = (): Record<string, string> => {
    const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
    return { ...system.headers(), traceparent: `00-${traceId}-${spanId}-${Math.random() < recorded ? '01' : '00'}` };
  };
  return { ...system, headers };
}

async function fill({ gateways, services, admin }: StartedSystem): Promise<FilledSystem> {
  const { url } = gateways[0]!;
  const headers = await authorize(url, admin.email, admin.password);
  for (let index = 0; index < CLIENTS; index++) await createSample(url, headers, index);
  const pids = [...gateways, ...[...services.values()].flat()].map((process) => process.pid());
  return { size: CLIENTS, url, headers: () => headers, id: 1, pids };
}

/**
 * Renders the CPU time of a request in all processes without mongod, and its ratio to that with none recorded: the medians
 * over the starts, with the lowest and the highest ratio of a start.
 */
function formatTraces(measured: readonly (readonly MeasuredCall[])[]): string {
  const titles = Object.keys(VARIANTS);
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

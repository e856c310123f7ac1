/**
 * `npm run bench:traces`: compares the CPU time of a request without traces, with a twentieth of them and with all of them
 * recorded, in three systems that run side by side and are measured in turn.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type StartedMongo, type StartedSystem, startMongo, startSystem } from '@bms/testing';
import { authorize } from './contenders/sign-in.ts';
import { formatNumber } from './report/table.ts';
import type { Call } from './scale/calls.ts';
import { type FilledSystem, type MeasuredCall, measureCalls } from './scale/measure-calls.ts';
import { createSample } from './scale/run.ts';

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
const systems: StartedSystem[] = [];
try {
  const prepared: FilledSystem[] = [];
  for (const [at, [title, settings]] of Object.entries(variants).entries()) {
    prepared.push(await startVariant(mongo, `bms_${at}_`, settings));
    say(`${title}: started`);
  }
  const options = { rounds: ROUNDS, ms: MS, connections: 8, mongodPid: mongo.pid() };
  // Compiles the code of each call.
  await measureCalls(prepared, { ...options, rounds: 1 }, () => {}, CALLS);
  console.log(`\n${formatTraces(await measureCalls(prepared, options, say, CALLS))}\n`);
} finally {
  for (const system of systems) await system.stop();
  await mongo.stop();
}
process.exit(0);

async function startVariant(
  shared: StartedMongo,
  databasePrefix: string,
  settings: Record<string, string>,
): Promise<FilledSystem> {
  const gatewaySettings = { LIMITS: 'default=1000000/60,login=1000/60', ...settings };
  const system = await startSystem({ mongo: shared, databasePrefix, gatewaySettings, serviceSettings: settings });
  systems.push(system);
  const { url } = system.gateways[0]!;
  const headers = await authorize(url, system.admin.email, system.admin.password);
  for (let index = 0; index < CLIENTS; index++) await createSample(url, headers, index);
  const pids = [...system.gateways, ...[...system.services.values()].flat()].map((process) => process.pid());
  return { size: CLIENTS, url, headers, id: 1, pids };
}

/** Renders the CPU time of a request in all processes without mongod, and its ratio to that without traces. */
function formatTraces(calls: readonly MeasuredCall[]): string {
  const titles = Object.keys(variants);
  const head = ['CPU ms of a request', ...titles.flatMap((title, at) => (at === 0 ? [title] : [title, 'ratio']))];
  const rows = calls.map(({ call, costs }) => [
    call.name,
    ...costs.flatMap(({ cpuMs }, at) =>
      at === 0 ? [formatNumber(cpuMs)] : [formatNumber(cpuMs), (cpuMs / costs[0]!.cpuMs).toFixed(2)],
    ),
  ]);
  const align = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

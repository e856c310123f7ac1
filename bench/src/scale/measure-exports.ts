import { setTimeout as sleep } from 'node:timers/promises';
import { residentBytes } from '@bms/testing/proc';
import { measureUsage } from '../processes/usage.ts';
import { median } from '../report/statistics.ts';
import type { FilledSystem } from './measure-calls.ts';

/** A running system with a number of clients, and the processes that an export burdens. */
export interface ExportingSystem extends FilledSystem {
  readonly gatewayPid: number;
  /** The id of the process of the service with the clients. */
  readonly servicePid: number;
}

/** An export of all clients or of some. */
export interface Export {
  readonly name: string;
  readonly query: string;
}

/** The memory of a process, in bytes. */
export interface Memory {
  readonly before: number;
  readonly peak: number;
}

/** The cost of an export. */
export interface ExportCost {
  readonly rows: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly gateway: Memory;
  readonly service: Memory;
  /** Median duration of another caller's detail before the export and during it, in milliseconds. */
  readonly detailMs: { readonly before: number; readonly during: number };
}

/** An export with its cost at each size. */
export interface MeasuredExport {
  readonly name: string;
  /** In the order of the systems. */
  readonly costs: readonly ExportCost[];
}

/** The country of one in seven clients of the data set. */
const SOME = 'country=Sweden';

const EXPORTS: readonly Export[] = [
  { name: 'CSV', query: 'format=csv' },
  { name: 'CSV, by company_name', query: 'format=csv&sort=company_name' },
  { name: 'XLSX', query: 'format=xlsx' },
  { name: 'CSV, filter (14 %)', query: `format=csv&${SOME}` },
  { name: 'CSV, filter (14 %), fields=*', query: `format=csv&${SOME}&fields=*` },
];

/** The number of details that are requested before an export. */
const DETAILS = 100;
/** The pause between two details, in milliseconds. */
const PAUSE_MS = 20;

/**
 * Measures exports of the systems, one after the other, while another caller reads details.
 * @throws Error if an answer has another status than 200
 */
export async function measureExports(
  systems: readonly ExportingSystem[],
  say: (line: string) => void,
): Promise<MeasuredExport[]> {
  const measured: MeasuredExport[] = [];
  for (const one of EXPORTS) {
    const costs: ExportCost[] = [];
    for (const system of systems) costs.push(await measureExport(one, system));
    say(`${one.name}: ${costs.map(({ rows, seconds }) => `${rows} rows in ${seconds.toFixed(1)} s`).join(', ')}`);
    measured.push({ name: one.name, costs });
  }
  return measured;
}

async function measureExport({ query }: Export, system: ExportingSystem): Promise<ExportCost> {
  const before = await detailsUntil(system, async (count) => count === DETAILS);
  const [gateway, service] = [await watchMemory(system.gatewayPid), await watchMemory(system.servicePid)];
  const begun = performance.now();
  const exported = receive(`${system.url}/api/clients?${query}`, system.headers());
  let isRunning = true;
  const ended = exported.finally(() => {
    isRunning = false;
  });
  const during = await detailsUntil(system, async () => !isRunning);
  const { bytes } = await ended;
  const seconds = (performance.now() - begun) / 1000;
  return {
    rows: await countRows(query, system),
    seconds,
    bytes,
    gateway: await gateway(),
    service: await service(),
    detailMs: { before: median(before), during: median(during) },
  };
}

/** Starts to watch the memory of a process. @returns a function that ends it */
async function watchMemory(pid: number): Promise<() => Promise<Memory>> {
  const before = await residentBytes([pid]);
  const end = await measureUsage([pid]);
  return async () => ({ before, peak: (await end()).peakBytes });
}

/** Receives an export and discards it. @throws Error if it is not complete */
async function receive(url: string, headers: Readonly<Record<string, string>>): Promise<{ bytes: number }> {
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += (chunk as Uint8Array).length;
  return { bytes };
}

/** Returns the number of records that an export has, by the total of its list. */
async function countRows(query: string, { url, headers }: FilledSystem): Promise<number> {
  const filter = new URLSearchParams(query);
  for (const name of ['format', 'fields', 'sort']) filter.delete(name);
  const answer = await fetch(`${url}/api/clients?limit=1&${filter}`, { headers: headers() });
  return ((await answer.json()) as { meta: { total: number } }).meta.total;
}

/** Reads a detail again and again. @returns the durations in milliseconds */
async function detailsUntil(
  { url, headers, id }: FilledSystem,
  isEnough: (count: number) => Promise<boolean>,
): Promise<number[]> {
  const times: number[] = [];
  do {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/clients/${id}`, { headers: headers() });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the detail answered ${answer.status}`);
    times.push(performance.now() - begun);
    await sleep(PAUSE_MS);
  } while (!(await isEnough(times.length)));
  return times;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from '@bms/testing/proc';
import { newClientAt } from '../data/clients.ts';
import { median } from '../report/statistics.ts';
import { CALLS, type Call } from './calls.ts';

/** A running system with a number of clients. */
export interface FilledSystem {
  readonly size: number;
  readonly url: string;
  /** Returns the headers of the next request. */
  headers(): Readonly<Record<string, string>>;
  /** The id of a client. */
  readonly id: number;
  /** The ids of its processes, without mongod. */
  readonly pids: readonly number[];
}

/** The cost of one request. */
export interface Cost {
  /** Median duration, in milliseconds. */
  readonly p50: number;
  /** CPU time of the system, in milliseconds. */
  readonly cpuMs: number;
  /** CPU time of mongod, in milliseconds. */
  readonly mongodMs: number;
}

/** A call with its cost at each size. */
export interface MeasuredCall {
  readonly call: Call;
  /** In the order of the systems. */
  readonly costs: readonly Cost[];
}

/** Options of the measurements. */
export interface MeasureOptions {
  readonly rounds: number;
  /** The duration of a call in a round, in milliseconds. */
  readonly ms: number;
  readonly connections: number;
  readonly mongodPid: number;
}

/** The time after which the effects of creates are applied, in milliseconds. */
const EFFECTS_MS = 2000;

/**
 * Measures each call on the systems in turn, so that other load of the machine affects all of them. Each round begins with
 * another system, and every other round has the reverse order, since what one leaves to do may burden the next.
 * @param calls the calls of clients by default
 * @param say reports progress in one line
 * @throws Error if an answer has another status than expected
 */
export async function measureCalls(
  systems: readonly FilledSystem[],
  options: MeasureOptions,
  say: (line: string) => void,
  calls: readonly Call[] = CALLS,
): Promise<MeasuredCall[]> {
  const measured: MeasuredCall[] = [];
  for (const call of calls) {
    const rounds: Cost[][] = systems.map(() => []);
    for (let round = 0; round < options.rounds; round++) {
      for (let turn = 0; turn < systems.length; turn++) {
        const step = round % 2 === 0 ? turn : systems.length - turn;
        const at = (round + step) % systems.length;
        rounds[at]!.push(await measureCall(call, systems[at]!, options));
      }
    }
    const costs = rounds.map(medianCost);
    say(
      `${call.name}: ${costs.map(({ p50, mongodMs }) => `${p50.toFixed(1)} (mongod ${mongodMs.toFixed(2)})`).join(', ')} ms`,
    );
    measured.push({ call, costs });
  }
  return measured;
}

async function measureCall(call: Call, system: FilledSystem, options: MeasureOptions): Promise<Cost> {
  await send(call, system);
  const cpu = await cpuSeconds(system.pids);
  const mongod = await cpuSeconds([options.mongodPid]);
  const times = await sendFor(call, system, options);
  if (call.method === 'POST') await sleep(EFFECTS_MS);
  const perRequest = (seconds: number): number => (1000 * seconds) / times.length;
  return {
    p50: median(times),
    cpuMs: perRequest((await cpuSeconds(system.pids)) - cpu),
    mongodMs: perRequest((await cpuSeconds([options.mongodPid])) - mongod),
  };
}

/** Sends requests on all connections. @returns their durations in milliseconds */
async function sendFor(call: Call, system: FilledSystem, { ms, connections }: MeasureOptions): Promise<number[]> {
  const end = performance.now() + ms;
  const times: number[] = [];
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      const begun = performance.now();
      await send(call, system);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return times;
}

let created = 0;

async function send(call: Call, { url, headers, size, id }: FilledSystem): Promise<void> {
  const path = call.path(size, id);
  const init = call.method === 'POST' ? { body: JSON.stringify(newClientAt(size + created++)) } : {};
  const answer = await fetch(url + path, {
    method: call.method,
    headers: { ...headers(), 'content-type': 'application/json' },
    ...init,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${call.method} ${path} answered ${answer.status}: ${text}`);
}

function medianCost(costs: readonly Cost[]): Cost {
  const of = (key: keyof Cost): number => median(costs.map((cost) => cost[key]));
  return { p50: of('p50'), cpuMs: of('cpuMs'), mongodMs: of('mongodMs') };
}

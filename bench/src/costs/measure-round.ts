import type { StartedMongo } from '@bms/testing';
import { cpuSeconds, processName } from '@bms/testing/proc';
import type { mongo } from 'mongoose';
import type { Generator } from '../load/generator.ts';
import type { Work } from '../load/work.ts';
import { percentile } from '../report/statistics.ts';
import { assertRight, jobOf, type LoadedContender, noteResult } from '../rounds/loaded.ts';
import { settle } from '../rounds/measure-rounds.ts';
import { rateOf } from '../rounds/round.ts';
import { readOperations } from './operations.ts';

/** A started system with a mongod of its own. */
export interface MeasuredSystem {
  readonly loaded: LoadedContender;
  readonly mongo: StartedMongo;
  readonly client: mongo.MongoClient;
  /** False if processes of the system are frozen, so that the effects of writes are never all applied. */
  readonly isSettled: boolean;
}

/** The load of a round. */
export interface RoundLoad {
  readonly work: Work;
  readonly ms: number;
  readonly connections: number;
  readonly dataSize: number;
  readonly seed: number;
}

/** The costs of the requests of one round. */
export interface RoundCosts {
  /** Requests per second, counting the time until all effects are applied. */
  readonly rate: number;
  /** Duration of a request, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The time from the last answer until all effects were applied, in milliseconds; 0 if it is not measured. */
  readonly settleMs: number;
  /** CPU time of each process by name, in microseconds a request. */
  readonly cpu: Readonly<Record<string, number>>;
  /** The work of mongod, by kind of operation, a request. */
  readonly operations: Readonly<Record<string, number>>;
}

/** Runs one round on a system. @throws Error if an answer is wrong */
export async function measureRound(
  { loaded, mongo: mongod, client, isSettled }: MeasuredSystem,
  load: RoundLoad,
  generator: Generator,
): Promise<RoundCosts> {
  const pids = [...loaded.running.pids, mongod.pid()];
  const names = await Promise.all(pids.map(processName));
  const [cpuBefore, before] = [await cpuOf(pids), await readOperations(client)];
  const result = assertRight(await generator.run(jobOf(loaded, load)));
  noteResult(loaded, result);
  const settleMs = isSettled ? await settle(loaded, load.work) : 0;
  const [cpuAfter, after] = [await cpuOf(pids), await readOperations(client)];
  const { requests, ms } = result;
  const latencies = result.latencies.toSorted();
  return {
    rate: rateOf({ requests, ms, settleMs }),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    settleMs,
    cpu: Object.fromEntries(names.map((name, i) => [name, ((cpuAfter[i]! - cpuBefore[i]!) / requests) * 1e6])),
    operations: Object.fromEntries(Object.entries(after).map(([kind, n]) => [kind, (n - before[kind]!) / requests])),
  };
}

/** Returns the CPU time of each process so far, in seconds. */
const cpuOf = (pids: readonly number[]): Promise<number[]> => Promise.all(pids.map((pid) => cpuSeconds([pid])));

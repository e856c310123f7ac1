import { eventually, testMongoUserUrl } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo, log } from '../../test/world.ts';
import type { LeaderElection } from './leader-election.ts';
import { type Job, type SchedulerOptions, startScheduler } from './scheduler.ts';

const HOUR = 3_600_000;

let connection: Connection;
const started: LeaderElection[] = [];

beforeEach(async () => {
  connection = await connectMongo(await testMongoUserUrl('jobs'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((scheduler) => scheduler.stop()));
  await connection.close();
});

function start(jobs: Job[], more: Partial<SchedulerOptions> = {}): LeaderElection {
  const scheduler = startScheduler({ connection, log, jobs, tickMs: 20, leaseTtlMs: 60_000, leasePollMs: 20, ...more });
  started.push(scheduler);
  return scheduler;
}

/** Creates a job that counts its runs. */
function counting(name: string, intervalMs: number): { job: Job; runs: () => number } {
  let count = 0;
  const run = async (): Promise<void> => {
    count += 1;
  };
  return { job: { name, intervalMs, run }, runs: () => count };
}

describe('a scheduler', () => {
  test('runs each job at its interval, in one process only', async () => {
    const runs: string[] = [];
    const jobs = (process: string): Job[] => [
      { name: 'overdue', intervalMs: 50, run: async () => void runs.push(process) },
      { name: 'purge', intervalMs: HOUR, run: async () => void runs.push('purge') },
    ];
    start(jobs('a'));
    start(jobs('b'));
    await eventually(
      () => runs,
      (all) => all.length > 6 && all.includes('purge'),
    );
    expect(runs.filter((run) => run === 'purge')).toHaveLength(1);
    expect(new Set(runs).size).toBe(2);
  });

  test('keeps the due time of a job over a restart', async () => {
    const purge = counting('purge', HOUR);
    const often = counting('often', 20);
    start([purge.job, often.job]);
    await eventually(often.runs, (count) => count > 1);
    await started.pop()!.stop();
    const before = often.runs();
    start([purge.job, often.job]);
    await eventually(often.runs, (count) => count > before + 1);
    expect(purge.runs()).toBe(1);
  });

  test('applies a shorter interval at once', async () => {
    const purge = counting('purge', HOUR);
    start([purge.job]);
    await eventually(purge.runs, (count) => count === 1);
    await started.pop()!.stop();
    start([{ ...purge.job, intervalMs: 30 }]);
    await eventually(purge.runs, (count) => count > 2);
  });

  test('does not start a running job again, and retries a failed one', async () => {
    let open = 0;
    let max = 0;
    let runs = 0;
    const job: Job = {
      name: 'slow',
      intervalMs: 20,
      run: async () => {
        open += 1;
        max = Math.max(max, open);
        await eventually(
          () => false,
          () => true,
        );
        open -= 1;
        runs += 1;
        if (runs < 3) throw new Error('$not a field path');
      },
    };
    start([job]);
    await eventually(
      () => runs,
      (count) => count > 4,
    );
    expect(max).toBe(1);
    const row = await connection.db!.collection<{ _id: string }>('scheduler_jobs').findOne({ _id: 'slow' });
    expect(row).not.toHaveProperty('error');
  });

  test('passes a job the fencing token and a guard for its transactions', async () => {
    const fences: number[] = [];
    const job: Job = {
      name: 'guarded',
      intervalMs: 20,
      run: async ({ guard, fence }) => {
        const session = await connection.startSession();
        await session.withTransaction(() => guard(session));
        await session.endSession();
        fences.push(fence);
      },
    };
    start([job]);
    await eventually(
      () => fences.length,
      (count) => count > 0,
    );
    await started.pop()!.stop();
    start([job]);
    await eventually(
      () => new Set(fences).size,
      (leaders) => leaders === 2,
    );
    expect(fences).toEqual(fences.toSorted((a, b) => a - b));
  });

  test('rejects two jobs of the same name', () => {
    const job: Job = { name: 'purge', intervalMs: HOUR, run: async () => {} };
    expect(() => start([job, job])).toThrow('two jobs have one name');
  });
});

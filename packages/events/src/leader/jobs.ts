import type { Connection, mongo } from 'mongoose';
import { databaseOf, isDuplicateKey } from '../common/database.ts';

interface JobRow {
  /** Name of the job. */
  readonly _id: string;
  readonly dueAt: Date;
  readonly startedAt?: Date;
  readonly finishedAt?: Date;
  /** Fencing token of the scheduler that started it last. */
  readonly fence: number;
  /** Error of the last run; absent if it succeeded. */
  readonly error?: string;
}

/** Due times of a service's jobs, which survive restarts and changes of the leader. Times are those of the database. */
export interface JobTable {
  /** Registers a job: a new one is due at once, a known one after `intervalMs` at the latest. */
  register(name: string, intervalMs: number): Promise<void>;
  /** Returns the time until each job is due, in milliseconds; at most 0 for one that is due. */
  waits(): Promise<Map<string, number>>;
  /** Starts a job if it is due. @returns true if this scheduler must run it */
  claim(name: string, intervalMs: number, fence: number): Promise<boolean>;
  /** Records the end of a run. @param failure the error, and the time after which the job is due again */
  finish(name: string, fence: number, failure?: { error: unknown; retryMs: number }): Promise<void>;
}

/** Creates the table of a service's jobs in its own database. */
export function createJobTable(connection: Connection): JobTable {
  const jobs = databaseOf(connection).collection<JobRow>('scheduler_jobs', { writeConcern: { w: 'majority' } });
  return {
    register: (name, intervalMs) => register(jobs, name, intervalMs),
    waits: async () => {
      const wait = { $subtract: ['$dueAt', '$$NOW'] };
      const rows = jobs.aggregate<{ _id: string; wait: number }>([{ $project: { wait } }]);
      return new Map((await rows.toArray()).map(({ _id, wait }) => [_id, Number(wait)]));
    },
    claim: async (name, intervalMs, fence) => {
      const due = { _id: name, fence: { $lte: fence }, $expr: { $lte: ['$dueAt', '$$NOW'] } };
      const started = [{ $set: { fence, startedAt: '$$NOW', dueAt: { $add: ['$$NOW', intervalMs] } } }];
      return (await jobs.updateOne(due, started)).matchedCount === 1;
    },
    finish: async (name, fence, failure) => {
      const outcome = failure
        ? { error: { $literal: String(failure.error).slice(0, 1000) }, dueAt: { $add: ['$$NOW', failure.retryMs] } }
        : { error: '$$REMOVE' };
      await jobs.updateOne({ _id: name, fence }, [{ $set: { finishedAt: '$$NOW', ...outcome } }]);
    },
  };
}

async function register(jobs: mongo.Collection<JobRow>, name: string, intervalMs: number): Promise<void> {
  const soonest = { $add: ['$$NOW', intervalMs] };
  const dueAt = { $min: [{ $ifNull: ['$dueAt', '$$NOW'] }, soonest] };
  try {
    await jobs.updateOne({ _id: name }, [{ $set: { dueAt, fence: { $ifNull: ['$fence', 0] } } }], { upsert: true });
  } catch (error) {
    // Another instance of the service registered the job at the same time.
    if (!isDuplicateKey(error)) throw error;
  }
}

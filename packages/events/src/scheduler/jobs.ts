import type { Connection, mongo } from 'mongoose';
import { databaseOf, isDuplicateKey } from '../common/database.ts';

interface JobRow {
  /** The name of the job. */
  readonly _id: string;
  readonly dueAt: Date;
  readonly startedAt?: Date;
  readonly finishedAt?: Date;
  /** The fencing number of the scheduler that started it last. */
  readonly fence: number;
  /** What the last run failed with; absent when it did not. */
  readonly error?: string;
}

/** When the jobs of a service are due, kept over restarts and changes of the leader. Times are those of the database. */
export interface JobTable {
  /** Takes note of a job; a new one is due at once, one with a shorter interval than before is due that much earlier. */
  register(name: string, intervalMs: number): Promise<void>;
  /** Starts a job if it is due. @returns whether it is now this scheduler's to run */
  claim(name: string, intervalMs: number, fence: number): Promise<boolean>;
  /** Notes the end of a run. @param retryMs a failed run is due again after this time */
  finish(name: string, fence: number, failure?: { error: unknown; retryMs: number }): Promise<void>;
}

/** The jobs of a service, in its own database. */
export function createJobTable(connection: Connection): JobTable {
  const jobs = databaseOf(connection).collection<JobRow>('scheduler_jobs', { writeConcern: { w: 'majority' } });
  return {
    register: (name, intervalMs) => register(jobs, name, intervalMs),
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
    // Another copy of the service has just done the same.
    if (!isDuplicateKey(error)) throw error;
  }
}

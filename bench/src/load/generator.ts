import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Job, JobResult } from './job.ts';

/** The load generator, in a process of its own, so that checking answers does not delay the next requests of others. */
export interface Generator {
  readonly pid: number;
  /** Carries out a job; one at a time. @throws Error if the process ended */
  run(job: Job): Promise<JobResult>;
  stop(): void;
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Starts the load generator. */
export async function startGenerator(): Promise<Generator> {
  const child = fork(WORKER, { serialization: 'advanced', execArgv: ['--disable-warning=ExperimentalWarning'] });
  await once(child, 'spawn');
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the load generator ended with code ${code}`);
  });
  ended.catch(() => {});
  return {
    pid: child.pid!,
    run: async (job) => {
      child.send(job);
      const [result] = await Promise.race([once(child, 'message'), ended]);
      return result as JobResult;
    },
    stop: () => child.disconnect(),
  };
}

import { type Command, type Exit, type RunningProcess, startProcess } from '@bms/backing-services';
import { waitUntilStopped } from './proc.ts';

/** A process that a test started. */
export interface StartedPart {
  /** The connection string with credentials, or the base URL of a process of the project. */
  readonly url: string;
  readonly port: number;
  /** Returns the id of the process; another one after a restart. */
  pid(): number;
  /** Resolves when the current process has ended; at once if it has. */
  exited(): Promise<Exit>;
  /** Returns the last output, for a failing test. */
  output(): string;
  /** Sends SIGKILL, as in a crash; data is kept. */
  kill(): Promise<void>;
  /**
   * Sends SIGTERM, as an orchestrator does, and SIGKILL after a grace period; resolves when the process has ended.
   * @param graceMs in milliseconds, 30 s by default
   */
  terminate(graceMs?: number): Promise<Exit>;
  /** Suspends it (SIGSTOP), as in a network partition; it is suspended when this returns. */
  freeze(): void;
  /** Resumes a frozen process. */
  thaw(): void;
  /** Starts it again on the same port with the same data; kills it first if it runs. Resolves when it is ready. */
  restart(): Promise<void>;
  /** Kills it and removes its data. */
  stop(): Promise<void>;
}

/** The time that a process has to end after SIGTERM, in milliseconds: the default of Kubernetes. */
const TERMINATION_GRACE_MS = 30_000;

/** The command and readiness check of a process. */
export interface LaunchOptions {
  readonly url: string;
  readonly port: number;
  command(): Promise<Command> | Command;
  ready(process: RunningProcess): Promise<void>;
  removeData(): Promise<void>;
}

/** Starts a process and waits until it is ready. @throws Error with its last output if it does not become ready */
export async function start(launch: LaunchOptions): Promise<StartedPart> {
  let current = await run(launch);
  return {
    url: launch.url,
    port: launch.port,
    pid: () => current.pid,
    exited: () => current.exited,
    output: () => current.output(),
    freeze: () => {
      current.signal('SIGSTOP');
      waitUntilStopped(current.pid);
    },
    thaw: () => current.signal('SIGCONT'),
    kill: async () => {
      await current.kill();
    },
    terminate: (graceMs = TERMINATION_GRACE_MS) => current.stop(graceMs),
    restart: async () => {
      await current.kill();
      current = await run(launch);
    },
    stop: async () => {
      await current.kill();
      await launch.removeData();
    },
  };
}

async function run(launch: LaunchOptions): Promise<RunningProcess> {
  const process = await startProcess(await launch.command());
  // A process that a failed test did not stop must not keep the run alive.
  process.unref();
  try {
    await Promise.race([launch.ready(process), failOnEnd(process)]);
    return process;
  } catch (error) {
    await process.kill();
    throw error;
  }
}

/** Fails with the last output once a process has ended: another program on its port could seem to be it. */
async function failOnEnd(process: RunningProcess): Promise<never> {
  const { code, signal } = await process.exited;
  throw new Error(`it ended with ${signal ?? code}\n${process.output()}`);
}

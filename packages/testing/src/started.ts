import { type Command, type RunningProcess, startProcess } from '@bms/parts';

/** A part that a test started for itself. */
export interface StartedPart {
  /** Connection string with sign-in. */
  readonly url: string;
  readonly port: number;
  /** Its last output, for a failing test. */
  output(): string;
  /** SIGKILL, as when the machine takes it away; data stays. */
  kill(): Promise<void>;
  /** Stops it from answering without ending it (SIGSTOP), as a network that lost it. */
  freeze(): void;
  /** Lets a frozen one go on. */
  thaw(): void;
  /** Starts it again on the same port with the same data; ends it first if it runs. Settles when it is ready. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** How a kind of part is started and known to be ready. */
export interface Launch {
  readonly url: string;
  readonly port: number;
  command(): Promise<Command> | Command;
  ready(process: RunningProcess): Promise<void>;
  removeData(): Promise<void>;
}

/** Starts a part and waits until it is ready. @throws Error with its last output when it does not get there. */
export async function start(launch: Launch): Promise<StartedPart> {
  let current = await run(launch);
  return {
    url: launch.url,
    port: launch.port,
    output: () => current.output(),
    freeze: () => current.signal('SIGSTOP'),
    thaw: () => current.signal('SIGCONT'),
    kill: async () => {
      await current.kill();
    },
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

async function run(launch: Launch): Promise<RunningProcess> {
  const process = await startProcess(await launch.command());
  // What a test that failed did not stop must not keep the run from ending.
  process.unref();
  try {
    await launch.ready(process);
    return process;
  } catch (error) {
    await process.kill();
    throw error;
  }
}

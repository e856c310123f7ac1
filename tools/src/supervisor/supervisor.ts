import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, type Exit, type RunningProcess, startProcess } from '@bms/backing-services';
import { type Say, UserError } from '../console/say.ts';
import { noteProcess, removeProcessFile } from './leftovers.ts';
import { openLog } from './log-file.ts';

/** A supervised process. */
export interface Program {
  /** Short unique name, e.g. `crm`; also the name of its log. */
  readonly name: string;
  /** Display name, e.g. `MongoDB 6.0.5 on port 40123`. */
  readonly label: string;
  /** Stop order: the highest tier first, so that programs stop before those they depend on. */
  readonly tier: number;
  command(): Command | Promise<Command>;
  /** Resolves when the program is ready. @throws Error when it has ended or takes too long */
  ready(process: RunningProcess): Promise<void>;
  /** Returns the problem in a line of output to show on the console; undefined for none. */
  problem(line: string): string | undefined;
  /** Time limit for the program to stop, in milliseconds. */
  readonly graceMs: number;
  /** Returns an error message for an exit before readiness, by exit code; undefined for the default. */
  explain?(exit: Exit): string | undefined;
}

export interface Supervisor {
  /**
   * Starts a program, waits until it is ready and then restarts it whenever it ends.
   * @throws UserError with its last output when it does not become ready the first time
   */
  start(program: Program): Promise<void>;
  /** Stops all programs, those of the highest tier first, and starts no more. */
  stop(): Promise<void>;
}

export interface SupervisorOptions {
  /** Directory of the logs. */
  readonly logs: string;
  /** Directory of the records of running processes. */
  readonly run: string;
  readonly say: Say;
  /** Pause before the second restart in a row, in milliseconds; doubled up to `longestPauseMs`. Default 500. */
  readonly firstPauseMs?: number;
  /** Maximum pause, in milliseconds. Default 5,000. */
  readonly maxPauseMs?: number;
  /** Run time after which a program is restarted without a pause, in milliseconds. Default 5,000. */
  readonly stableMs?: number;
}

/** Minimum interval between two reports of the same problem, in milliseconds. */
const repeatMs = 60_000;

interface Kept {
  readonly program: Program;
  /** Reported problems with the time of the report. */
  readonly heard: Map<string, number>;
  readonly stopping: AbortController;
  process: RunningProcess | undefined;
  /** Problems are not reported before the program is ready, since its dependencies may still be starting. */
  isReady: boolean;
  /** Settles when the program is stopped permanently. */
  watching: Promise<void>;
}

/** Creates a supervisor that keeps processes running. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { say, firstPauseMs = 500, maxPauseMs = 5_000, stableMs = 5_000 } = options;
  const kept: Kept[] = [];
  let closed = false;

  async function launch(entry: Kept): Promise<void> {
    const { program } = entry;
    const log = await openLog(join(options.logs, `${program.name}.log`), (line) => report(entry, line));
    const process = await startProcess(await program.command(), log.write);
    void process.exited.then(log.close);
    entry.process = process;
    entry.isReady = false;
    if (entry.stopping.signal.aborted) await process.stop(program.graceMs);
    await noteProcess(options.run, program.name, process.pid);
    await program.ready(process).catch(async (error) => {
      await process.stop(program.graceMs);
      throw error;
    });
    entry.isReady = true;
  }

  function report({ program, stopping, heard, isReady }: Kept, line: string): void {
    const problem =
      stopping.signal.aborted || !isReady ? undefined : program.problem(line)?.replace(`${program.name}: `, '');
    if (!problem || Date.now() - (heard.get(problem) ?? 0) < repeatMs) return;
    heard.set(problem, Date.now());
    say.warn(`${program.name}: ${problem}`);
  }

  async function watch(entry: Kept): Promise<void> {
    const { signal } = entry.stopping;
    let failures = 0;
    while (!signal.aborted) {
      const since = Date.now();
      const exit = await entry.process!.exited;
      if (signal.aborted) return;
      failures = Date.now() - since > stableMs ? 1 : failures + 1;
      const pauseMs = failures === 1 ? 0 : Math.min(firstPauseMs * 2 ** (failures - 2), maxPauseMs);
      const when = pauseMs === 0 ? '' : ` in ${pauseMs / 1000} s`;
      say.warn(`${entry.program.name} ended (${describe(exit)}); restarting${when}`);
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await relaunch(entry);
    }
  }

  async function relaunch(entry: Kept): Promise<void> {
    try {
      await launch(entry);
      if (!entry.stopping.signal.aborted) say.done(`${entry.program.name} restarted`);
    } catch (error) {
      if (!entry.stopping.signal.aborted) say.warn(`${entry.program.name} could not be restarted: ${firstLine(error)}`);
    }
  }

  async function end(entry: Kept): Promise<void> {
    entry.stopping.abort();
    await entry.process?.stop(entry.program.graceMs);
    await entry.watching;
    // Stops a restart that was in progress.
    await entry.process?.stop(entry.program.graceMs);
    await removeProcessFile(options.run, entry.program.name);
  }

  return {
    async start(program) {
      if (closed) throw new UserError(`${program.label} is not started any more`);
      const stopping = new AbortController();
      const entry: Kept = {
        program,
        heard: new Map(),
        stopping,
        process: undefined,
        isReady: false,
        watching: Promise.resolve(),
      };
      kept.push(entry);
      const launching = launch(entry).catch((error) => Promise.reject(startFailure(entry, error, options.logs)));
      entry.watching = launching.then(() => watch(entry)).catch(() => {});
      await launching;
    },
    async stop() {
      closed = true;
      const tiers = Map.groupBy(kept, ({ program }) => program.tier);
      for (const tier of [...tiers.keys()].sort((a, b) => b - a)) await Promise.all(tiers.get(tier)!.map(end));
    },
  };
}

function startFailure({ program, process }: Kept, error: unknown, logs: string): UserError {
  const exit = process?.ended();
  const explained = exit && program.explain?.(exit);
  if (explained) return new UserError(explained);
  const said = process?.output().trim().split('\n').map(program.problem).findLast(Boolean);
  const why = said?.replace(`${program.name}: `, '') ?? firstLine(error);
  return new UserError(`${program.label} did not start: ${why} (see ${join(logs, program.name)}.log)`);
}

function describe({ code, signal }: Exit): string {
  return signal ?? `exit code ${code}`;
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, type Exit, type RunningProcess, startProcess } from '@bms/parts';
import { type Say, UserError } from '../console/say.ts';
import { forgetProcess, noteProcess } from './leftovers.ts';
import { openLog } from './log-file.ts';

/** A process that is kept running. */
export interface Program {
  /** Short and unique, e.g. `crm`; also the name of its log. */
  readonly name: string;
  /** For people, e.g. `MongoDB 6.0.5 on port 40123`. */
  readonly label: string;
  /** Programs end in the order of their tiers, the highest first: who is served by others ends before them. */
  readonly tier: number;
  command(): Command | Promise<Command>;
  /** Settles when it does its work; throws when it has ended or takes too long. */
  ready(process: RunningProcess): Promise<void>;
  /** What the person at the console should see of a line of its output, if anything. */
  problem(line: string): string | undefined;
  /** How long it may take to end, in milliseconds. */
  readonly graceMs: number;
  /** What to say when it ends before it is ready, by its exit code; undefined for the usual. */
  explain?(exit: Exit): string | undefined;
}

export interface Supervisor {
  /**
   * Starts a program, waits until it is ready and from then on starts it again whenever it ends.
   * @throws UserError with its last words when it does not get ready this first time.
   */
  start(program: Program): Promise<void>;
  /** Ends every program for good, those of the highest tier first, and starts no more. */
  stop(): Promise<void>;
}

export interface SupervisorOptions {
  /** Folder of the logs. */
  readonly logs: string;
  /** Folder that notes what runs. */
  readonly run: string;
  readonly say: Say;
  /** First pause before a restart; doubled up to `longestPauseMs`. Default 500. */
  readonly firstPauseMs?: number;
  /** Default 30,000. */
  readonly longestPauseMs?: number;
  /** A program that ran so long begins again with the first pause. Default 60,000. */
  readonly stableMs?: number;
}

/** A program that says the same again and again is heard once in this time. */
const repeatMs = 60_000;

interface Kept {
  readonly program: Program;
  /** What was said of its problems, with the moment. */
  readonly heard: Map<string, number>;
  readonly stopping: AbortController;
  process: RunningProcess | undefined;
  /** Before it is ready, what it misses is about to come. */
  isReady: boolean;
  /** Settles when it is stopped for good. */
  watching: Promise<void>;
}

/** Keeps processes running: see Supervisor. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { say, firstPauseMs = 500, longestPauseMs = 30_000, stableMs = 60_000 } = options;
  const kept: Kept[] = [];
  let closed = false;

  async function launch(entry: Kept): Promise<void> {
    const { program } = entry;
    const log = await openLog(join(options.logs, `${program.name}.log`), (line) => tell(entry, line));
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

  function tell({ program, stopping, heard, isReady }: Kept, line: string): void {
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
      const pauseMs = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
      say.warn(`${entry.program.name} ended (${describe(exit)}); starting it again in ${pauseMs / 1000} s`);
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
      if (!signal.aborted) await relaunch(entry);
    }
  }

  async function relaunch(entry: Kept): Promise<void> {
    try {
      await launch(entry);
      if (!entry.stopping.signal.aborted) say.done(`${entry.program.name} is back`);
    } catch (error) {
      if (!entry.stopping.signal.aborted) say.warn(`${entry.program.name} did not come back: ${firstLine(error)}`);
    }
  }

  async function end(entry: Kept): Promise<void> {
    entry.stopping.abort();
    await entry.process?.stop(entry.program.graceMs);
    await entry.watching;
    // A restart that was under way when it was told to stop.
    await entry.process?.stop(entry.program.graceMs);
    await forgetProcess(options.run, entry.program.name);
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

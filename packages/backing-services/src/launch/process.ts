import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { stopWithParent } from './stop-with-parent.ts';

/** A program with its arguments and environment. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  /** The complete environment; nothing else is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** The working directory; by default that of this process. */
  readonly cwd?: string;
}

/** The exit code or signal of a process. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A started process, leader of its own process group. */
export interface RunningProcess {
  readonly pid: number;
  /** Resolves when the process has ended. */
  readonly exited: Promise<Exit>;
  /** Returns the exit; undefined while the process runs. */
  ended(): Exit | undefined;
  /** Returns the last output, at most 64 Ki characters, stdout and stderr interleaved. */
  output(): string;
  /** Sends a signal to the process group; does nothing if it has ended. */
  signal(signal: NodeJS.Signals): void;
  /** Sends SIGTERM, after `graceMs` (10,000 ms by default) SIGKILL; resolves when the process has ended. */
  stop(graceMs?: number): Promise<Exit>;
  /** Sends SIGKILL; resolves when the process has ended. */
  kill(): Promise<Exit>;
  /** Allows this process to exit while the started one runs, which then ends too. */
  unref(): void;
}

const keptOutput = 64 * 1024;

/**
 * Starts a process in its own process group, which ends with this process at the latest.
 * @param onOutput is called with each chunk of stdout and stderr.
 * @throws Error if the program cannot be started (missing, not executable).
 */
export async function startProcess(command: Command, onOutput?: (text: string) => void): Promise<RunningProcess> {
  const child = spawn(command.file, command.args, {
    cwd: command.cwd,
    env: { ...command.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const tail = keepTail(child, onOutput);
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const pid = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => resolve(child.pid ?? 0));
  });
  const release = stopWithParent(pid);
  void exited.then(release);
  return handle(child, pid, exited, tail);
}

function keepTail(child: ChildProcess, onOutput?: (text: string) => void): () => string {
  let kept = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      kept = (kept + text).slice(-keptOutput);
      onOutput?.(text);
    });
  }
  return () => kept;
}

function handle(child: ChildProcess, pid: number, exited: Promise<Exit>, output: () => string): RunningProcess {
  let end: Exit | undefined;
  void exited.then((exit) => {
    end = exit;
  });
  const signal = (name: NodeJS.Signals): void => {
    if (!end) signalGroup(pid, name);
  };
  const stop = async (graceMs = 10_000): Promise<Exit> => {
    child.ref();
    signal('SIGTERM');
    const timer = setTimeout(() => signal('SIGKILL'), graceMs);
    return exited.finally(() => clearTimeout(timer));
  };
  const kill = async (): Promise<Exit> => {
    child.ref();
    signal('SIGKILL');
    return exited;
  };
  const unref = (): void => {
    child.unref();
    for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
  };
  return { pid, exited, ended: () => end, output, signal, stop, kill, unref };
}

/** Sends a signal to a process group; does nothing if it has ended. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

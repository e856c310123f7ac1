import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWithParent, until } from '@bms/backing-services';
import { isRunning, type ProcessIdentity } from '../src/supervisor/process-identity.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running `npm start`. */
export interface StartCommand {
  readonly npm: ChildProcess;
  readonly url: string;
  readonly dataDir: string;
  /** Returns the output so far. */
  output(): string;
  /** Resolves to the exit code of npm. */
  readonly exited: Promise<number | null>;
  /** Resolves once it has printed `text`; rejects if it ends before. */
  untilPrinted(text: string): Promise<void>;
  /** Returns the start itself and every process that it runs, by name. */
  processes(): Promise<Map<string, ProcessIdentity>>;
}

/** Runs `npm start` on a data directory in its own process group. */
export function npmStart(dataDir: string, port: number, env: Record<string, string> = {}): StartCommand {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: pathOfAPerson(), NODE_ENV: '', DATA_DIR: dataDir, PORT: String(port), ...env },
  });
  // Stops the processes when the test run is aborted.
  const release = stopWithParent(npm.pid!);
  npm.once('exit', release);
  let printed = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  let ended = false;
  const exited = new Promise<number | null>((resolve) => {
    npm.once('close', (code) => {
      ended = true;
      resolve(code);
    });
  });
  const check = async (text: string): Promise<void> => {
    if (!printed.includes(text) && !ended) throw new Error(`it has not printed ${text}`);
  };
  return {
    npm,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    output: () => printed,
    exited,
    untilPrinted: async (text) => {
      await until('npm start', () => check(text)).catch((error: Error) => {
        throw new Error(`${error.message}\n${printed}`);
      });
      if (!printed.includes(text)) throw new Error(`it ended without printing ${text}:\n${printed}`);
    },
    processes: () => processesOf(dataDir),
  };
}

/** Returns PATH without node_modules/.bin, which npm adds: a user's npm runs with the Node of the machine. */
function pathOfAPerson(): string {
  const path = process.env['PATH'] ?? '';
  return path
    .split(delimiter)
    .filter((dir) => !dir.includes('node_modules'))
    .join(delimiter);
}

async function processesOf(dataDir: string): Promise<Map<string, ProcessIdentity>> {
  const dir = join(dataDir, 'run');
  const files = (await readdir(dir)).filter((name) => name.endsWith('.json'));
  const entries = files.map(async (file): Promise<[string, ProcessIdentity]> => {
    const identity: ProcessIdentity = JSON.parse(await readFile(join(dir, file), 'utf8'));
    return [file.split('.')[0] ?? '', identity];
  });
  return new Map(await Promise.all(entries));
}

/** Returns the names of the processes that still run. */
export async function stillRunning(processes: ReadonlyMap<string, ProcessIdentity>): Promise<string[]> {
  const names = await Promise.all(
    [...processes].map(async ([name, identity]) => ((await isRunning(identity)) ? name : undefined)),
  );
  return names.filter((name) => name !== undefined);
}

/** Returns the command lines of all processes with the data directory in their arguments; Linux only. */
export async function processesNaming(dataDir: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes(dataDir));
}

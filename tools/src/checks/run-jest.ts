import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { generateClient } from './prepare.ts';
import type { Tally } from './run-checks.ts';

/** The outcome of a run of jest. */
export interface TestRun extends Tally {
  readonly files: readonly FileTime[];
}

/** The duration of a test file. */
export interface FileTime {
  /** Its path from the root of the checkout. */
  readonly path: string;
  readonly seconds: number;
}

/** The fields of jest's --json report that are used here. */
interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Number of test files that failed to run. */
  readonly numRuntimeErrorTestSuites: number;
  /** Times are in milliseconds since 1970. */
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** The number of test files in the list of the slowest. */
const SLOWEST = 10;

/**
 * Runs jest with its output on the console.
 * @param args command line arguments of jest, e.g. `--config=jest.long.config.js`
 * @returns the numbers of passed and failed tests, and the duration of each file; a file that fails to run counts as a
 * failed test, and so does jest itself
 */
export async function runJest(root: string, args: readonly string[]): Promise<TestRun> {
  await generateClient(root);
  const dir = await mkdtemp(join(tmpdir(), 'jest-'));
  const file = join(dir, 'results.json');
  try {
    // First, since arguments after `--` are paths.
    const code = await start(root, ['--json', `--outputFile=${file}`, ...args]);
    const results = await readFile(file, 'utf8')
      .then((text): Results => JSON.parse(text))
      .catch(() => undefined);
    return { ...tallyOf(results, code), files: timesOf(root, results) };
  } finally {
    await rm(dir, { recursive: true });
  }
}

function tallyOf(results: Results | undefined, code: number | null): Tally {
  if (!results) return { passed: 0, failed: 1 };
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return { passed: results.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

function timesOf(root: string, results: Results | undefined): FileTime[] {
  return (results?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    path: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Returns a line for each of the slowest test files, the slowest first; `.ci/run` sorts these lines of several runs. */
export function describeSlowest(files: readonly FileTime[]): string[] {
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return ['Slowest test files:', ...sorted.map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`)];
}

/** Starts jest. Its stdout is discarded: the JSON report is also written to the file. */
function start(root: string, args: readonly string[]): Promise<number | null> {
  const command = ['--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js', ...args];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

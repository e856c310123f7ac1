import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { generateClient } from './prepare.ts';
import type { Tally } from './run-checks.ts';

/** The outcome of a run of jest. */
export interface TestRun extends Tally {
  readonly files: readonly FileTime[];
  /** A line for each failed test, `path › full name: message`. */
  readonly failures: readonly string[];
  /** The paths of the files that were skipped, since they started after the deadline of the run. */
  readonly late: readonly string[];
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
  readonly testResults: readonly FileResult[];
}

interface FileResult {
  /** The absolute path of the file. */
  readonly name: string;
  /** Times are in milliseconds since 1970. */
  readonly startTime: number;
  readonly endTime: number;
  /** The failures of its tests as jest prints them; the error of a file that failed to run. */
  readonly message: string;
  readonly status: string;
  readonly assertionResults: readonly TestResult[];
}

interface TestResult {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

/** The number of test files in the list of the slowest. */
const SLOWEST = 10;

/** The number of characters of a failed test's message, and of its cause, in the closing lines. */
const MAX_MESSAGE = 1200;

/**
 * Runs jest with its output on the console.
 * @param args command line arguments of jest, e.g. `--config=jest.long.config.js`
 * @returns the numbers of passed and failed tests, the failed ones, and the duration of each file; a file that fails to
 * run counts as a failed test, and so does jest itself
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
    const files = results?.testResults ?? [];
    return {
      ...tallyOf(results, code),
      files: files.map((result) => timeOf(root, result)),
      failures: files.flatMap((result) => failuresOf(root, result)),
      late: files.filter(isLate).map(({ name }) => relative(root, name)),
    };
  } finally {
    await rm(dir, { recursive: true });
  }
}

function tallyOf(results: Results | undefined, code: number | null): Tally {
  if (!results) return { passed: 0, failed: 1 };
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return { passed: results.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/** True for a file that started after TEST_DEADLINE, see packages/testing/src/jest/environment.ts. */
const isLate = ({ startTime }: FileResult): boolean =>
  startTime / 1000 > Number(process.env['TEST_DEADLINE'] ?? Number.POSITIVE_INFINITY);

const timeOf = (root: string, { name, startTime, endTime }: FileResult): FileTime => ({
  path: relative(root, name),
  seconds: (endTime - startTime) / 1000,
});

function failuresOf(root: string, { name, message, status, assertionResults }: FileResult): string[] {
  const path = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${path}: ${inOneLine(message)}`] : [];
  return failed.map(
    (test) => `${path} › ${test.fullName}: ${inOneLine(test.failureMessages.join('\n'))}${causeOf(test, message)}`,
  );
}

const inOneLine = (message: string): string =>
  stripVTControlCharacters(message)
    .replaceAll(/\s*\n\s*/g, ' | ')
    .slice(0, MAX_MESSAGE);

/**
 * Returns the cause of a test's failure, e.g. the expectation that a property test found broken.
 * @param message of the file, in which each failed test has a section
 */
function causeOf({ fullName }: TestResult, message: string): string {
  const sections = stripVTControlCharacters(message).split(/^ *● /m);
  const section = sections.find((text) => text.replaceAll(' › ', ' ').startsWith(fullName));
  const cause = section?.split('Cause:')[1];
  return cause === undefined ? '' : ` … Cause: ${inOneLine(cause.trim())}`;
}

/** Returns the lines that close a run: its slowest files, the slowest first, and its failed tests. `.ci/run` repeats them. */
export function describeRuns(runs: readonly TestRun[]): string[] {
  const slowest = runs
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  return [
    'Slowest test files:',
    ...slowest.map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`),
    ...runs.flatMap(({ failures }) => failures).map((failure) => `Failed: ${failure}`),
    ...runs.flatMap(({ late }) => late).map((path) => `Not run: ${path}, since the deadline of the run had passed`),
  ];
}

/** Starts jest. Its stdout is discarded: the JSON report is also written to the file. */
function start(root: string, args: readonly string[]): Promise<number | null> {
  const command = ['--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js', ...args];
  const env = { NODE_COMPILE_CACHE: join(root, '.cache/compile'), ...process.env };
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

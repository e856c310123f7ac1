import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateClient } from './prepare.ts';
import type { Tally } from './run-checks.ts';

/** The fields of jest's --json report that are used here. */
interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Number of test files that failed to run. */
  readonly numRuntimeErrorTestSuites: number;
}

/**
 * Runs jest with its output on the console.
 * @param args command line arguments of jest, e.g. `--config=jest.long.config.js`
 * @returns the numbers of passed and failed tests; a file that fails to run counts as a failed test, and so does jest
 * itself
 */
export async function runJest(root: string, args: readonly string[]): Promise<Tally> {
  await generateClient(root);
  const dir = await mkdtemp(join(tmpdir(), 'jest-'));
  const file = join(dir, 'results.json');
  try {
    const code = await start(root, [...args, '--json', `--outputFile=${file}`]);
    const results = await readFile(file, 'utf8')
      .then((text): Results => JSON.parse(text))
      .catch(() => undefined);
    return tallyOf(results, code);
  } finally {
    await rm(dir, { recursive: true });
  }
}

function tallyOf(results: Results | undefined, code: number | null): Tally {
  if (!results) return { passed: 0, failed: 1 };
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return { passed: results.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
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

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Say } from '../console/say.ts';

/** Numbers of passed and failed checks. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Result of the checks. */
export interface CheckTally extends Tally {
  /** What passed checks could not do, for the closing lines of the command. */
  readonly warnings: readonly string[];
  /** A line for each failed check: its name and the end of its output. */
  readonly failures: readonly string[];
}

/** Start of a line with which a check that passes prints a warning, as `say.warn` does. */
const WARNING = '! ';

/** The number of characters of a failed check's output in the closing lines. */
const MAX_OUTPUT = 500;

const prefix = 'check:';
/** Checks that take minutes: the first runs with the long tests, the second builds Kubernetes. */
const slow: readonly string[] = ['check:clients', 'check:k8s'];

/**
 * Runs every `check:` script of the root package.json except the slow ones, concurrently, and shows the output of those
 * that fail.
 * @param root root of the checkout
 */
export async function runChecks(root: string, say: Say): Promise<CheckTally> {
  const checks = Object.entries(await readScripts(root)).filter(
    ([name]) => name.startsWith(prefix) && !slow.includes(name),
  );
  const outcomes = await Promise.all(checks.map(([name, script]) => runCheck(root, name, script, say)));
  const passed = outcomes.filter(({ isPassed }) => isPassed).length;
  return {
    passed,
    failed: outcomes.length - passed,
    warnings: outcomes.flatMap(({ warnings }) => warnings),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}

/** Checks the types of all files, also of tests, whose types Node strips. Only files that changed take time. */
export async function checkTypes(root: string, say: Say): Promise<Tally> {
  const name = `${prefix}types`;
  const { isPassed } = await runCheck(root, name, (await readScripts(root))[name]!, say);
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function readScripts(root: string): Promise<Record<string, string>> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts;
}

/** Returns the warnings in the output of a check. */
export const warningsIn = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.startsWith(WARNING))
    .map((line) => line.slice(WARNING.length));

interface CheckOutcome extends Pick<CheckTally, 'warnings' | 'failures'> {
  readonly isPassed: boolean;
}

async function runCheck(root: string, name: string, script: string, say: Say): Promise<CheckOutcome> {
  const { code, output } = await runShell(root, script);
  const title = name.slice(prefix.length);
  const warnings = code === 0 ? warningsIn(output) : [];
  if (code !== 0) say.fail(`${title} (npm run ${name})\n${output.trim()}`);
  else if (warnings.length > 0) say.warn(`${title}: skipped, in part at least; see the closing lines`);
  else say.done(title);
  return { isPassed: code === 0, warnings, failures: code === 0 ? [] : [`npm run ${name}: ${endOf(output)}`] };
}

/** Returns the end of an output in one line. */
const endOf = (output: string): string =>
  stripVTControlCharacters(output)
    .trim()
    .replaceAll(/\s*\n\s*/g, ' | ')
    .slice(-MAX_OUTPUT);

function runShell(cwd: string, script: string): Promise<{ code: number | null; output: string }> {
  const env = { NODE_COMPILE_CACHE: join(cwd, '.cache/compile'), ...process.env };
  const child = spawn('/bin/sh', ['-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

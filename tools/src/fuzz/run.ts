import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPythonProgram } from '../install/python-program.ts';
import type { FuzzOptions, Role } from './options.ts';
import type { Target } from './target.ts';

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Counts by key. */
type Tally = Readonly<Record<string, number>>;

/** Result of one run. */
export interface FuzzRun {
  readonly role: Role;
  /** Number of responses by phase and status class, e.g. `coverage 4xx`. */
  readonly answers: Tally;
  /** Number of rejected valid requests and accepted invalid ones, by reason in allowances.py. */
  readonly allowed: Tally;
  readonly operations: number;
  readonly failures: number;
  /** True if schemathesis exited with code 0. */
  readonly passed: boolean;
}

/** Counts written by hooks.py. */
type Counts = Pick<FuzzRun, 'answers' | 'allowed'>;

/** The fields of the schemathesis report that are used here. */
interface Report {
  readonly operations: { readonly tested: number };
  readonly test_cases: { readonly unique_failures: number };
}

/**
 * Runs schemathesis with one of the roles. Sequences run in separate rounds with different seeds: a round ends when
 * repeated calls get other responses because the records they created still exist.
 */
export async function runFuzz(program: string, target: Target, options: FuzzOptions, role: Role): Promise<FuzzRun> {
  const { seed, rounds } = options;
  const single = options.phases.filter((phase) => phase !== STATEFUL);
  const sequences = options.phases.includes(STATEFUL) ? Array.from({ length: rounds }, (_, round) => seed + round) : [];
  const runs: FuzzRun[] = [];
  if (single.length > 0) runs.push(await runPhases(program, target, { ...options, phases: single }, role));
  for (const own of sequences)
    runs.push(await runPhases(program, target, { ...options, phases: [STATEFUL], seed: own }, role));
  return runs.reduce(together);
}

/** Phase that generates sequences of calls. */
const STATEFUL = 'stateful';

function together(one: FuzzRun, other: FuzzRun): FuzzRun {
  return {
    role: one.role,
    answers: sumOf(one.answers, other.answers),
    allowed: sumOf(one.allowed, other.allowed),
    operations: Math.max(one.operations, other.operations),
    failures: one.failures + other.failures,
    passed: one.passed && other.passed,
  };
}

function sumOf(one: Tally, other: Tally): Tally {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...keys].map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]));
}

async function runPhases(program: string, target: Target, options: FuzzOptions, role: Role): Promise<FuzzRun> {
  const dir = await mkdtemp(join(tmpdir(), 'fuzz-'));
  try {
    await writeFile(join(dir, 'schemathesis.toml'), await configuration(options));
    const code = await start(program, argumentsOf(target, options, dir), {
      cwd: dir,
      env: environmentOf(target, role, dir),
      stdio: ['ignore', options.output, options.output],
    });
    const counts: Counts = JSON.parse(await readFile(join(dir, 'counts.json'), 'utf8'));
    const report: Report = JSON.parse(await readFile(join(dir, 'report.json'), 'utf8'));
    const { operations, test_cases } = report;
    return { role, ...counts, operations: operations.tested, failures: test_cases.unique_failures, passed: code === 0 };
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** Number of sequences per example: each sequence covers all operations, so more are needed. */
const SEQUENCES_AN_EXAMPLE = 20;

async function configuration({ examples }: FuzzOptions): Promise<string> {
  const numbers = { FUZZ_EXAMPLES: examples, FUZZ_SEQUENCES: examples * SEQUENCES_AN_EXAMPLE };
  const text = await readFile(here('schemathesis.toml'), 'utf8');
  return Object.entries(numbers).reduce((made, [name, value]) => made.replace(`"\${${name}}"`, String(value)), text);
}

function argumentsOf({ url }: Target, options: FuzzOptions, dir: string): string[] {
  const { seed, workers, phases, paths } = options;
  return [
    `--config-file=${join(dir, 'schemathesis.toml')}`,
    'run',
    `${url}/api/docs`,
    `--seed=${seed}`,
    `--workers=${workers}`,
    `--phases=${phases.join(',')}`,
    '--report=json',
    `--report-json-path=${join(dir, 'report.json')}`,
    ...(paths === undefined ? [] : [`--include-path-regex=${paths}`]),
  ];
}

function environmentOf(target: Target, role: Role, dir: string): NodeJS.ProcessEnv {
  const { email, password } = target.accounts[role];
  return {
    PATH: process.env['PATH'],
    SCHEMATHESIS_HOOKS: here('hooks.py'),
    // Search path of the modules that hooks.py imports.
    PYTHONPATH: here('.'),
    PYTHONDONTWRITEBYTECODE: '1',
    HYPOTHESIS_STORAGE_DIRECTORY: join(dir, 'hypothesis'),
    FUZZ_URL: target.url,
    FUZZ_EMAIL: email,
    FUZZ_PASSWORD: password,
    FUZZ_USERS: target.users.join(','),
    FUZZ_ROLES: target.roles.join(','),
    FUZZ_FORM: JSON.stringify(target.form),
    FUZZ_COUNTS: join(dir, 'counts.json'),
  };
}

function start(program: string, args: string[], options: SpawnOptions): Promise<number | null> {
  const child = spawn(program, args, options);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/**
 * Finds the schemathesis program; installs it the first time.
 * @param step called before a slow step
 * @throws UserError naming what is missing
 */
export const findSchemathesis = (step: (text: string) => void): Promise<string> =>
  findPythonProgram(
    {
      name: 'schemathesis',
      folder: 'fuzz',
      requirements: fileURLToPath(new URL('requirements.txt', import.meta.url)),
    },
    step,
  );

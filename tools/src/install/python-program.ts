import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UserError } from '../console/say.ts';

const run = promisify(execFile);

const cache = fileURLToPath(new URL('../../../.cache', import.meta.url));
/** Arguments of pip; they detect an unreachable index within a minute. */
const pip = ['--quiet', '--require-hashes', '--only-binary', ':all:', '--retries', '1', '--timeout', '15'];
const help = 'install Python 3.11 or newer with its venv module (Debian: python3-venv)';

/** A Python program that a command needs. */
export interface PythonProgram {
  readonly name: string;
  /** Directory of its virtual environments under .cache. */
  readonly folder: string;
  /** File that lists every package with its version and hashes. */
  readonly requirements: string;
}

/**
 * Finds a program in its own virtual environment under .cache; installs it the first time.
 * @param step called before a slow step
 * @returns the path of the program, next to the environment's Python
 * @throws UserError naming what is missing
 */
export async function findPythonProgram(wanted: PythonProgram, step: (text: string) => void): Promise<string> {
  const sum = createHash('sha256').update(await readFile(wanted.requirements));
  const environment = join(cache, wanted.folder, sum.digest('hex').slice(0, 16));
  const program = join(environment, 'bin', wanted.name);
  if (!existsSync(program)) {
    step(`Installing ${wanted.name} (pip, in .cache/${wanted.folder})`);
    await install(wanted, environment);
  }
  return program;
}

/** Installs the environment in its final directory, since its scripts contain that path, and removes it on failure. */
async function install({ name, requirements }: PythonProgram, environment: string): Promise<void> {
  await assertPython(name);
  await mkdir(dirname(environment), { recursive: true });
  try {
    await python(name, 'python3', ['-m', 'venv', '--clear', environment], 'python3 -m venv fails');
    const install = ['-m', 'pip', 'install', ...pip, '-r', requirements];
    const failure = 'pip cannot fetch it (is the package index reachable?)';
    await python(name, join(environment, 'bin', 'python3'), install, failure);
  } catch (error) {
    await rm(environment, { recursive: true, force: true });
    throw error;
  }
}

async function assertPython(name: string): Promise<void> {
  const version = ['-c', 'import sys; print(sys.version_info >= (3, 11))'];
  const stdout = await python(name, 'python3', version, 'python3 does not run');
  if (stdout.trim() !== 'True') throw new UserError(`python3 is too old: ${help}`);
}

/**
 * Runs a Python program.
 * @param failure error message if it exits with an error; pip's own output names hosts and is not shown
 */
async function python(name: string, file: string, args: string[], failure: string): Promise<string> {
  try {
    return (await run(file, args, { timeout: 600_000 })).stdout;
  } catch (error) {
    const reason = (error as { code?: unknown }).code === 'ENOENT' ? `there is no ${file} here` : failure;
    throw new UserError(`${name} cannot be installed, ${reason}: ${help}`, { cause: error });
  }
}

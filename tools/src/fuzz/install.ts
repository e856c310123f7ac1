import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UserError } from '../console/say.ts';

const run = promisify(execFile);

/** Every package with its version and the sums of its files. */
const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));
const cache = fileURLToPath(new URL('../../../.cache/fuzz', import.meta.url));
/** Where nothing answers, that is known within a minute. */
const pip = ['--quiet', '--require-hashes', '--only-binary', ':all:', '--retries', '1', '--timeout', '15'];
const help = 'install Python 3.11 or newer with its venv module (Debian: python3-venv)';

/**
 * The program of schemathesis, in a virtual environment of its own under .cache; installed the first time.
 * @param step is told what takes time
 * @throws UserError in one line saying what is missing
 */
export async function findSchemathesis(step: (text: string) => void): Promise<string> {
  const wanted = createHash('sha256')
    .update(await readFile(requirements))
    .digest('hex')
    .slice(0, 16);
  const folder = join(cache, wanted);
  const program = join(folder, 'bin', 'schemathesis');
  if (!existsSync(program)) {
    step('Installing schemathesis (pip, in .cache/fuzz)');
    await install(folder);
  }
  return program;
}

/** Scripts of an environment name its folder, so that it is made in its place, and taken away when something fails. */
async function install(folder: string): Promise<void> {
  await refuseOldPython();
  await mkdir(cache, { recursive: true });
  try {
    await python('python3', ['-m', 'venv', '--clear', folder], 'python3 -m venv fails');
    const install = ['-m', 'pip', 'install', ...pip, '-r', requirements];
    await python(join(folder, 'bin', 'python3'), install, 'pip cannot fetch it (is the package index reachable?)');
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function refuseOldPython(): Promise<void> {
  const version = ['-c', 'import sys; print(sys.version_info >= (3, 11))'];
  const stdout = await python('python3', version, 'python3 does not run');
  if (stdout.trim() !== 'True') throw new UserError(`python3 is too old: ${help}`);
}

/** @param failure what it means when the program ends with an error; what pip says names hosts, which is of no help */
async function python(file: string, args: string[], failure: string): Promise<string> {
  try {
    return (await run(file, args, { timeout: 600_000 })).stdout;
  } catch (error) {
    const reason = (error as { code?: unknown }).code === 'ENOENT' ? `there is no ${file} here` : failure;
    throw new UserError(`schemathesis cannot be installed, ${reason}: ${help}`, { cause: error });
  }
}

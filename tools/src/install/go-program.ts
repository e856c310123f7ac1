import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UserError } from '../console/say.ts';

const cache = fileURLToPath(new URL('../../../.cache/go', import.meta.url));

/** A Go program that a command needs. */
export interface GoProgram {
  readonly name: string;
  /** E.g. `example.org/tool/cmd/tool`. */
  readonly path: string;
  /** E.g. `v1.2.3`. */
  readonly version: string;
}

/** A version of a Go module. */
export interface GoModule {
  /** E.g. `example.org/tool`. */
  readonly path: string;
  /** E.g. `v1.2.3`. */
  readonly version: string;
}

const run = promisify(execFile);
const TIMEOUT_MS = 600_000;

/**
 * Finds a Go program under .cache; builds it the first time.
 * @param step called before a slow step
 * @param timeoutMs time limit of the build, in milliseconds
 * @throws UserError naming what is missing
 */
export async function findGoProgram(
  { name, path, version }: GoProgram,
  step: (text: string) => void,
  timeoutMs = TIMEOUT_MS,
): Promise<string> {
  const folder = join(cache, `${name}-${version}`);
  const program = join(folder, name);
  if (existsSync(program)) return program;
  step(`Installing ${name} ${version} (go install, in .cache/go)`);
  try {
    const env = { ...process.env, GOBIN: folder };
    await run('go', ['install', `${path}@${version}`], { env, timeout: timeoutMs });
  } catch (error) {
    throw goError(name, 'go install fails', error);
  }
  return program;
}

/**
 * Downloads a Go module into the module cache of this machine, for the files that it contains.
 * @returns its directory, which is read-only
 * @throws UserError naming what is missing
 */
export async function downloadGoModule({ path, version }: GoModule): Promise<string> {
  try {
    const { stdout } = await run('go', ['mod', 'download', '-json', `${path}@${version}`], { timeout: TIMEOUT_MS });
    return JSON.parse(stdout).Dir;
  } catch (error) {
    throw goError(path, 'go mod download fails', error);
  }
}

function goError(name: string, failure: string, error: unknown): UserError {
  const isMissing = (error as { code?: unknown }).code === 'ENOENT';
  const reason = isMissing ? 'there is no go here' : `${failure} (is the module proxy reachable?)`;
  return new UserError(`${name} cannot be installed, ${reason}: install Go 1.26 or newer`, { cause: error });
}

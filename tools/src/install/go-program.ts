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
  /** Build tags, comma-separated; none by default. */
  readonly tags?: string;
}

/**
 * Finds a Go program under .cache; builds it the first time.
 * @param step called before a slow step
 * @throws UserError naming what is missing
 */
export async function findGoProgram(
  { name, path, version, tags = '' }: GoProgram,
  step: (text: string) => void,
): Promise<string> {
  const folder = join(cache, `${name}-${version}`);
  const program = join(folder, name);
  if (existsSync(program)) return program;
  step(`Installing ${name} ${version} (go install, in .cache/go)`);
  try {
    const env = { ...process.env, GOBIN: folder };
    await promisify(execFile)('go', ['install', '-tags', tags, `${path}@${version}`], { env, timeout: 600_000 });
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 'ENOENT';
    const reason = isMissing ? 'there is no go here' : 'go install fails (is the module proxy reachable?)';
    throw new UserError(`${name} cannot be installed, ${reason}: install Go 1.24 or newer`, { cause: error });
  }
  return program;
}

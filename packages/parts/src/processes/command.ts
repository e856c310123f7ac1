import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from '../launch/process.ts';
import type { ProcessSource } from './sources.ts';

/** The directory of Node's compile cache, which reduces the start time of a process by a third. */
const compileCache = fileURLToPath(new URL('../../../../.cache/compile', import.meta.url));

/**
 * Options of Node for every process. The young generation of the heap is 12 MiB instead of 48, which saves about 35 MB of
 * resident memory in an idle process; the images have the same setting (deploy/Dockerfile).
 */
const NODE_ARGS = ['--max-semi-space-size=4', '--disable-warning=ExperimentalWarning'];

/**
 * Returns the command that runs a process of the project with the current Node binary, from its sources or, in the
 * folder of a build, compiled.
 */
export function sourceCommand(source: ProcessSource, env: Readonly<Record<string, string>>): Command {
  const main = existsSync(join(source.dir, 'src/main.ts')) ? 'src/main.ts' : 'src/main.js';
  return {
    file: process.execPath,
    args: [...NODE_ARGS, main],
    cwd: source.dir,
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
  };
}

/** Requests /readyz of a process once. @throws Error with the response unless its status is successful. */
export async function checkReady(baseUrl: string, timeoutMs = 5000): Promise<void> {
  const answer = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`/readyz answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
}

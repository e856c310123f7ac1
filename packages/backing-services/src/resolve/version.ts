import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program on a busy disk takes seconds to start for the first time. */
const TIMEOUT_MS = 60_000;

/** The versions of programs that ran, by path and argument. */
const known = new Map<string, string>();

/**
 * Returns the version that a program prints, e.g. `6.0.5` or `4.48`; empty if it prints none, undefined if it does not run. A program is run once per process.
 * @param argument with which the program prints it
 */
export async function versionOf(program: string, argument = '--version'): Promise<string | undefined> {
  const key = `${program} ${argument}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  try {
    const { stdout } = await run(program, [argument], { timeout: TIMEOUT_MS });
    const version = /\d+\.\d+(?:\.\d+)?/.exec(stdout)?.[0] ?? '';
    known.set(key, version);
    return version;
  } catch {
    return undefined;
  }
}

/** True if `version` is `minimum` or newer, both as `1.2.3`. */
export function isAtLeast(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, 'en', { numeric: true }) >= 0;
}

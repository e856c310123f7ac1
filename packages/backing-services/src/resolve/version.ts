import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the version that a program prints, e.g. `6.0.5` or `4.48`; empty if it prints none, undefined if it does not run.
 * @param argument with which the program prints it
 */
export async function versionOf(program: string, argument = '--version'): Promise<string | undefined> {
  try {
    const { stdout } = await run(program, [argument], { timeout: 10_000 });
    return /\d+\.\d+(?:\.\d+)?/.exec(stdout)?.[0] ?? '';
  } catch {
    return undefined;
  }
}

/** True if `version` is `minimum` or newer, both as `1.2.3`. */
export function isAtLeast(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, 'en', { numeric: true }) >= 0;
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the version printed by `<program> --version`, e.g. `6.0.5`; empty if it prints none, undefined if it does not
 * run.
 */
export async function versionOf(program: string): Promise<string | undefined> {
  try {
    const { stdout } = await run(program, ['--version'], { timeout: 10_000 });
    return /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? '';
  } catch {
    return undefined;
  }
}

/** True if `version` is `minimum` or newer, both as `1.2.3`. */
export function isAtLeast(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, 'en', { numeric: true }) >= 0;
}

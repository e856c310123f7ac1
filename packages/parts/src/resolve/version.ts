import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The version that `<program> --version` prints, e.g. `6.0.5`; empty when it prints none, undefined when it does not run. */
export async function versionOf(program: string): Promise<string | undefined> {
  try {
    const { stdout } = await run(program, ['--version'], { timeout: 10_000 });
    return /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? '';
  } catch {
    return undefined;
  }
}

/** Whether `version` is `minimum` or newer, both as `1.2.3`. */
export function isAtLeast(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, 'en', { numeric: true }) >= 0;
}

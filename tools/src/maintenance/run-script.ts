import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '../console/say.ts';

/**
 * Runs a script on the database of a service.
 * @param env its environment, such as MONGODB_URL; nothing else is inherited
 * @returns the output of the script
 * @throws UserError with the reason if the script fails, e.g. because the database cannot be reached
 */
export async function runScript(
  script: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<string> {
  try {
    const command = ['--disable-warning=ExperimentalWarning', script, ...args];
    const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...env } });
    return stdout;
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.match(/^\w*Error: .*$/m)?.[0];
    throw new UserError(`the command failed: ${reason ?? error}`);
  }
}

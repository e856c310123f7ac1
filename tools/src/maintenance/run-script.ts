import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '../console/say.ts';

/**
 * Runs a script on the database of a service.
 * @param url connection string of the database
 * @returns the output of the script
 * @throws UserError with the reason if the script fails, e.g. because the database cannot be reached
 */
export async function runOnDatabase(script: string, url: string, args: readonly string[] = []): Promise<string> {
  try {
    const command = ['--disable-warning=ExperimentalWarning', script, ...args];
    const { stdout } = await promisify(execFile)(process.execPath, command, { env: { MONGODB_URL: url } });
    return stdout;
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.match(/^\w*Error: .*$/m)?.[0];
    throw new UserError(`the database cannot be reached: ${reason ?? error}`);
  }
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Generates packages/client/generated if its sources changed: it is not committed, but checked and used by tests.
 * @param root root of the checkout
 * @throws Error with the output of the generator
 */
export async function generateClient(root: string): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', 'packages/client/scripts/generate.ts'];
  await promisify(execFile)(process.execPath, args, { cwd: root });
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type PartName, parts, resolveProgram } from '@bms/backing-services';
import { say } from '../console/say.ts';

/** Ensures that the required backing services for tests are installed; downloads them the first time. */
export async function findBackingServices(): Promise<void> {
  const needed = Object.entries(parts).filter(([, part]) => !part.isOptional);
  await Promise.all(needed.map(([name]) => resolveProgram(name as PartName, { onStep: say.step })));
}

/**
 * Generates packages/client/generated if its sources changed: it is not committed, but checked and used by tests.
 * @param root root of the checkout
 * @throws Error with the output of the generator
 */
export async function generateClient(root: string): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', 'packages/client/scripts/generate.ts'];
  await promisify(execFile)(process.execPath, args, { cwd: root });
}

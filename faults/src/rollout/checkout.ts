import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Checks out a revision into `.cache/rollout/` and installs its packages, once for each commit.
 * @param root the checkout with the revision
 * @param revision any git revision, e.g. `v1.2.0`
 * @returns the path of the checkout
 * @throws Error if the revision does not exist, or its packages cannot be installed
 */
export async function checkOutRevision(root: string, revision: string, say: (line: string) => void): Promise<string> {
  const { stdout } = await run('git', ['rev-parse', '--verify', `${revision}^{commit}`], { cwd: root });
  const commit = stdout.trim();
  const dir = join(root, '.cache/rollout', commit);
  const installed = join(dir, 'node_modules/.modules.yaml');
  if (existsSync(installed)) return dir;
  say(`Checking out ${revision} and installing its packages`);
  if (!existsSync(dir)) await run('git', ['clone', '--quiet', '--no-checkout', root, dir]);
  await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: dir });
  await install(dir);
  return dir;
}

/** Installs the packages of the lockfile with the package manager of that checkout. */
async function install(dir: string): Promise<void> {
  const { stdout } = await run('node', ['-p', 'require("./package.json").packageManager'], { cwd: dir });
  const env = { ...process.env, NODE_ENV: 'development', CI: 'true' };
  const args = ['--yes', stdout.trim(), 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'];
  await run('npx', args, { cwd: dir, env });
}

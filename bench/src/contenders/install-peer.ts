import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs the pinned packages of a peer with npm, in its own folder, and runs its script `build` if it has one. Does
 * nothing if the lockfile has not changed since.
 * @throws Error if npm cannot install them, e.g. without a network
 */
export async function installPeer(dir: string): Promise<void> {
  const stamp = join(dir, 'node_modules/.installed');
  const lock = createHash('sha256')
    .update(await readFile(join(dir, 'package-lock.json')))
    .digest('hex');
  const installed = await readFile(stamp, 'utf8').catch(() => '');
  const env = { ...process.env, NODE_ENV: 'development' };
  if (installed !== lock) await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: dir, env });
  const { scripts } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'));
  if (scripts?.build) await run('npm', ['run', 'build'], { cwd: dir, env });
  await writeFile(stamp, lock);
}

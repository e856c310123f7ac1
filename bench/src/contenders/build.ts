import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds this project as an image contains it: compiled, without dev dependencies. @returns the folder of the build */
export async function buildProject(root: string): Promise<string> {
  const dir = join(root, 'dist');
  await run('npm', ['run', 'build'], { cwd: root });
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const filters = ['{./gateway}...', '{./services/*}...'].map((path) => `--filter=${path}`);
  const install = [packageManager, 'install', '--frozen-lockfile', '--prod', '--prefer-offline', ...filters];
  await run('npx', ['--yes', ...install], { cwd: dir, env: { ...process.env, CI: 'true' } });
  return dir;
}

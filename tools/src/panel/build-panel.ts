import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Source files of the panel. */
const SOURCES = [
  'admin/{index.html,document.html,package.json,vite.config.ts}',
  'admin/{src,build,public}/**/*.*',
  'protos/**/*.proto',
  'packages/{contracts,money}/src/**/*.ts',
  'pnpm-lock.yaml',
];

/**
 * Builds the panel into admin/dist, unless the existing build is from the same sources. The gateway serves either the
 * old build or the new one, never a mixture.
 * @param root root of the checkout
 * @returns true if a build was necessary
 * @throws Error with the output of the build
 */
export async function buildPanel(root: string): Promise<boolean> {
  const dist = join(root, 'admin/dist');
  const stamp = await hashOf(root);
  if ((await readFile(join(dist, '.built-from'), 'utf8').catch(() => '')) === stamp) return false;
  const fresh = join(root, '.cache', `panel-${process.pid}`);
  const vite = join(root, 'admin/node_modules/vite/bin/vite.js');
  const args = ['--disable-warning=ExperimentalWarning', vite, 'build', '--outDir', fresh, '--logLevel', 'error'];
  await run(process.execPath, args, { cwd: join(root, 'admin') });
  await writeFile(join(fresh, '.built-from'), stamp);
  await replace(dist, fresh);
  return true;
}

async function hashOf(root: string): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: root })) if (!file.includes('.test.')) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

async function replace(dist: string, fresh: string): Promise<void> {
  const old = `${fresh}.old`;
  if (existsSync(dist)) await rename(dist, old);
  await rename(fresh, dist);
  await rm(old, { recursive: true, force: true });
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './processes.ts';

/** Makes the production build of the panel in a folder. @throws Error with the output of the build */
export async function buildPanel(outDir: string): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', 'node_modules/vite/bin/vite.js', 'build', '--outDir', outDir];
  // Jest's NODE_ENV would create a development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { cwd: join(root, 'admin'), env });
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runCommand, say } from './console/say.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the revision to compare with: CONTRACT_BASE (any git revision), else the last release tag (`v*`). */
async function baseRevision(): Promise<string | undefined> {
  if (process.env['CONTRACT_BASE']) return process.env['CONTRACT_BASE'];
  try {
    const { stdout } = await run('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*'], { cwd: root });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

/**
 * Checks the protos for breaking changes. buf also needs third-party protos, which are in node_modules and not in the
 * archive.
 */
async function checkAgainst(revision: string): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    await run('git', ['archive', '--output', join(dir, 'base.tar'), revision, 'protos', 'buf.yaml'], { cwd: root });
    await run('tar', ['-xf', join(dir, 'base.tar'), '-C', dir]);
    await symlink(join(root, 'node_modules'), join(dir, 'node_modules'));
    await run('buf', ['breaking', 'protos', '--against', join(dir, 'protos')], { cwd: root });
    say.done(`no breaking change since ${revision}`);
    return 0;
  } catch (error) {
    say.fail(`against ${revision}:\n${(error as { stdout?: string }).stdout || (error as Error).message}`);
    return 1;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

await runCommand(async () => {
  const revision = await baseRevision();
  if (revision) return checkAgainst(revision);
  say.step('No release tag (v*) yet: breaking changes are not checked');
  return 0;
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runCommand, say } from './console/say.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The branches of which a change begins, the remote one first: the local one may be the change itself. */
const BRANCHES = ['origin/main', 'main'];

/** Returns what git prints; undefined if it fails. */
const git = (...args: string[]): Promise<string | undefined> =>
  run('git', args, { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/**
 * Returns the revision to compare with: CONTRACT_BASE (any git revision), else the last release tag (`v*`), else where the
 * change left the main branch.
 */
async function baseRevision(): Promise<string | undefined> {
  if (process.env['CONTRACT_BASE']) return process.env['CONTRACT_BASE'];
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v*');
  if (tag) return tag;
  for (const branch of BRANCHES) {
    const base = await git('merge-base', branch, 'HEAD');
    if (base) return base.slice(0, 12);
  }
  return undefined;
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
  say.warn('breaking changes of the contract were NOT checked: there is neither a release tag (v*) nor a main branch');
  return 0;
});

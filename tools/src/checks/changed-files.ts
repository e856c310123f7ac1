import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TEST = /(?<!\.(?:long|timed))\.test\.ts$/;
/** Generated files follow from the protos of a change: every service imports some of them. */
const GENERATED = /(?:^|\/)generated\//;
/** The folders of the tests that read the whole contract. */
const OF_CONTRACT = ['packages/contracts/test', 'packages/events/src', 'system/src/authorization'];

/**
 * Returns the files that the tests of a change depend on: the changed files of the work tree, those of the commits since
 * `base`, and the tests beside them. A proto counts as the folder of its module, and as those of the tests that read the
 * whole contract, such as the authorization matrix.
 * @param root absolute path of the checkout
 * @param base a git revision, e.g. `main`
 * @returns absolute paths of existing files
 * @throws Error if git does not know `base`
 */
export async function changedFiles(root: string, base: string): Promise<string[]> {
  const names = await Promise.all([
    git(root, 'diff', '--name-only', '--diff-filter=d', '--merge-base', base),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ]);
  const changed = names.flat().filter((name) => /\.(?:ts|tsx|proto)$/.test(name) && !GENERATED.test(name));
  const folders = new Set(changed.flatMap(testFoldersOf));
  const beside = await Promise.all([...folders].map((folder) => testsIn(root, folder)));
  const sources = changed.filter((name) => !name.endsWith('.proto'));
  return [...new Set([...sources, ...beside.flat()])].map((name) => join(root, name));
}

const testFoldersOf = (name: string): readonly string[] => {
  const module = moduleFolderOf(name);
  return module ? [module, ...OF_CONTRACT] : [dirname(name)];
};

/** Returns the folder of the module of a proto, e.g. `services/crm/src/custom-fields` for bms/crm/custom_fields.proto. */
function moduleFolderOf(name: string): string | undefined {
  const service = /^protos\/bms\/(\w+)\/\w+\.proto$/.exec(name)?.[1];
  return service && join('services', service, 'src', basename(name, '.proto').replaceAll('_', '-'));
}

async function testsIn(root: string, folder: string): Promise<string[]> {
  const files = await readdir(join(root, folder)).catch(() => []);
  return files.filter((file) => TEST.test(file)).map((file) => join(folder, file));
}

async function git(root: string, ...args: string[]): Promise<string[]> {
  const { stdout } = await run('git', args, { cwd: root });
  return stdout.split('\n').filter((line) => line !== '');
}

import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { tempDir } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changedFiles } from './changed-files.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
beforeAll(async () => {
  dir = await tempDir();
  git('init', '--quiet', '--initial-branch=main');
  await write('services/crm/src/leads/leads.module.ts');
  await write('services/crm/src/leads/leads.test.ts');
  await write('services/crm/src/leads/leads.long.test.ts');
  await write('protos/bms/crm/leads.proto');
  await write('system/src/authorization/authorization-matrix.test.ts');
  await write('packages/service-kit/generated/records.ts');
  await write('README.md');
  commit();
});
afterAll(() => dir.remove());

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: dir.path });
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A commit');
};
async function write(name: string, text = ''): Promise<void> {
  await mkdir(dirname(join(dir.path, name)), { recursive: true });
  await writeFile(join(dir.path, name), text);
}
const changed = async () => (await changedFiles(dir.path, 'main')).map((path) => relative(dir.path, path)).sort();

test('the tests of a change are those beside its files, committed on a branch or not, and of the modules of protos', async () => {
  expect(await changed()).toEqual([]);
  git('switch', '--quiet', '--create', 'branch');
  await write('README.md', 'changed');
  await write('protos/bms/crm/leads.proto', '// changed');
  await write('packages/service-kit/generated/records.ts', '// changed');
  commit();
  const ofProto = ['services/crm/src/leads/leads.test.ts', 'system/src/authorization/authorization-matrix.test.ts'];
  expect(await changed()).toEqual(ofProto);
  await write('services/crm/src/orders/orders.module.ts', '// new');
  expect(await changed()).toEqual([
    'services/crm/src/leads/leads.test.ts',
    'services/crm/src/orders/orders.module.ts',
    'system/src/authorization/authorization-matrix.test.ts',
  ]);
});

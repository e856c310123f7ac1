import { execFileSync } from 'node:child_process';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tempDir } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const script = fileURLToPath(new URL('../../../deploy/prune.sh', import.meta.url));
let folder: Awaited<ReturnType<typeof tempDir>>;
beforeAll(async () => {
  folder = await tempDir();
});
afterAll(() => folder.remove());

test('an image keeps the packages that its process uses, also those without dependencies, and no others', async () => {
  const root = folder.path;
  for (const part of ['services/billing', 'services/crm', 'packages/documents', 'packages/money', 'packages/mail']) {
    await mkdir(join(root, part), { recursive: true });
    await writeFile(join(root, part, 'package.json'), '{}');
  }
  for (const [from, to] of [
    ['services/billing', 'documents'],
    ['packages/documents', 'money'],
  ] as const) {
    await mkdir(join(root, from, 'node_modules/@bms'), { recursive: true });
    const up = from.startsWith('packages/') ? '../../..' : '../../../../packages';
    await symlink(`${up}/${to}`, join(root, from, 'node_modules/@bms', to));
  }
  await mkdir(join(root, 'node_modules'));
  execFileSync('sh', [script, 'services/billing'], { cwd: root });
  expect(await readdir(join(root, 'packages'))).toEqual(['documents', 'money']);
  expect(await readdir(join(root, 'services'))).toEqual(['billing']);
});

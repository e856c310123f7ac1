import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeRuns, runJest } from './run-jest.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-jest-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the closing lines of a run name each failed test and file with its message in one line', async () => {
  await writeFile(
    join(folder, 'sum.spec.cjs'),
    `describe('a sum', () => {
      test('is right', () => expect(1 + 1).toBe(3));
      test('has a cause', () => { throw new Error('property '.repeat(99), { cause: new Error('one history') }); });
    });`,
  );
  await writeFile(join(folder, 'broken.spec.cjs'), "require('./missing.cjs');");
  await writeFile(join(folder, 'passing.spec.cjs'), "test('passes', () => {});");
  await writeFile(join(folder, 'no-output.cjs'), 'module.exports = class {};');
  const reporters = [join(folder, 'no-output.cjs')];
  const config = JSON.stringify({ rootDir: folder, testMatch: ['**/*.spec.cjs'], transform: {}, reporters });
  const run = await runJest(root, [`--config=${config}`]);
  expect(run).toMatchObject({ passed: 1, failed: 3 });
  const failures = describeRuns([run]).filter((line) => line.startsWith('Failed: '));
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/^Failed: .*broken\.spec\.cjs: .*Cannot find module.*missing\.cjs/),
    expect.stringMatching(/^Failed: .*sum\.spec\.cjs › a sum has a cause: .*Cause: one history/),
    expect.stringMatching(/^Failed: .*sum\.spec\.cjs › a sum is right: .*Expected: 3 \| Received: 2/),
  ]);
  expect(failures.join('\n')).not.toContain('\u001b');
});

test('a file that starts after the deadline of the run is skipped, and named in the closing lines', async () => {
  const text =
    "import { describe, test } from '@jest/globals'; describe('a', () => test('b', () => { throw new Error('it ran'); }));";
  await writeFile(join(folder, 'late.late.mts'), text);
  const [runtime, testEnvironment] = ['runtime', 'environment'].map((name) =>
    join(root, 'packages/testing/src/jest', `${name}.ts`),
  );
  const reporters = [join(folder, 'no-output.cjs')];
  const shared = { runtime, testEnvironment, injectGlobals: false, moduleFileExtensions: ['mts', 'js'] };
  const config = JSON.stringify({ rootDir: folder, testMatch: ['**/*.late.mts'], transform: {}, reporters, ...shared });
  process.env['TEST_DEADLINE'] = '1';
  const run = await runJest(root, [`--config=${config}`]);
  expect(run).toMatchObject({ passed: 0, failed: 0 });
  expect(describeRuns([run])).toContainEqual(expect.stringMatching(/^Not run: .*late\.late\.mts/));
});

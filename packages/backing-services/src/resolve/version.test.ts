import { expect, test } from '@jest/globals';
import { isAtLeast, versionOf } from './version.ts';

test.each([
  ['6.0.5', '6.0.0', true],
  ['6.0.0', '6.0.0', true],
  ['2.10.0', '2.9.9', true],
  ['2.9.9', '2.10.0', false],
  ['5.0.31', '6.0.0', false],
])('version %s against at least %s: %s', (version, minimum, expected) => {
  expect(isAtLeast(version, minimum)).toBe(expected);
});

test('the version of a program is read from its output', async () => {
  expect(await versionOf(process.execPath)).toBe(process.versions.node);
});

test('a program that does not run has no version', async () => {
  expect(await versionOf('/nowhere/tool')).toBeUndefined();
});

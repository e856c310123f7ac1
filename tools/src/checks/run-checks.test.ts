import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { checkTypes, warningsIn } from './run-checks.ts';

test('a warning of a check that passed is found in its output, with and without colour', () => {
  const output = ['• a step', '! the packages were not audited', '\u001b[33m!\u001b[39m coloured', 'no ! warning'].join(
    '\n',
  );
  expect(warningsIn(output)).toEqual(['the packages were not audited', 'coloured']);
});

test('a file with a wrong type fails the check of types, which prints it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'types-'));
  const shown: string[] = [];
  const say = { step: () => {}, done: () => {}, warn: () => {}, fail: (line: string) => void shown.push(line) };
  try {
    const scripts = { 'check:types': "echo 'a.test.ts(1,7): error TS2322' && false", 'check:lint': 'false' };
    await writeFile(join(root, 'package.json'), JSON.stringify({ scripts }));
    expect(await checkTypes(root, say)).toEqual({ passed: 0, failed: 1 });
    expect(shown).toEqual([expect.stringContaining('a.test.ts(1,7): error TS2322')]);
  } finally {
    await rm(root, { recursive: true });
  }
});

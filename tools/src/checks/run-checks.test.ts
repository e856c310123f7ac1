import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Say } from '../console/say.ts';
import { checkTypes, runChecks, warningsIn } from './run-checks.ts';

test('a warning of a check that passed is found in its output, with and without colour', () => {
  const output = ['• a step', '! the packages were not audited', '\u001b[33m!\u001b[39m coloured', 'no ! warning'].join(
    '\n',
  );
  expect(warningsIn(output)).toEqual(['the packages were not audited', 'coloured']);
});

/** Runs a function with a root folder of these scripts, and returns its result and what was said of failures. */
async function withScripts<T>(
  scripts: Record<string, string>,
  run: (root: string, say: Say) => Promise<T>,
): Promise<{ result: T; shown: string[] }> {
  const root = await mkdtemp(join(tmpdir(), 'checks-'));
  const shown: string[] = [];
  const say = { step: () => {}, done: () => {}, warn: () => {}, fail: (line: string) => void shown.push(line) };
  try {
    await writeFile(join(root, 'package.json'), JSON.stringify({ scripts }));
    return { result: await run(root, say), shown };
  } finally {
    await rm(root, { recursive: true });
  }
}

test('a file with a wrong type fails the check of types, which prints it', async () => {
  const scripts = { 'check:types': "echo 'a.test.ts(1,7): error TS2322' && false", 'check:lint': 'false' };
  const { result, shown } = await withScripts(scripts, checkTypes);
  expect(result).toEqual({ passed: 0, failed: 1 });
  expect(shown).toEqual([expect.stringContaining('a.test.ts(1,7): error TS2322')]);
});

test('each failed check has a line with its name and its output for the closing lines', async () => {
  const scripts = { 'check:words': "printf 'a subject\\n  of 73 characters\\n' && false", 'check:lint': 'true' };
  const { result } = await withScripts(scripts, runChecks);
  expect(result).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['npm run check:words: a subject | of 73 characters'],
  });
});

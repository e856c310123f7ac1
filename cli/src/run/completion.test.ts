import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

async function bms(...args: string[]): Promise<string> {
  const command = ['--disable-warning=ExperimentalWarning', main, ...args];
  return (await promisify(execFile)(process.execPath, command)).stdout;
}

test('the shell completion suggests commands, options and the values of options', async () => {
  expect(await bms('complete', '--', 'users', '')).toMatch(/^list\t.*^deactivate\t/ms);
  expect(await bms('complete', '--', 'restore', '--')).toContain('--force\tdelete what the databases contain');
  expect(await bms('complete', '--', 'events', 'redrive', '--service', 'c')).toMatch(/^content\t.*^crm\t/ms);
});

test.each(['bash', 'zsh', 'fish'])('bms completion %s prints a script that completes bms', async (shell) => {
  expect(await bms('completion', shell)).toMatch(/bms/);
});

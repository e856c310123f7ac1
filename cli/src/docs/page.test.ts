import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import type { Command } from 'commander';
import { run } from '../../test/run.ts';
import { groups } from '../run/groups.ts';
import { createProgram } from '../run/program.ts';
import { commandLinePage } from './page.ts';

const page = new URL('../../../docs/operations/command-line.md', import.meta.url);
const commands = groups.flatMap((group) => group.commands);

test('docs/operations/command-line.md documents every command and is current: run npm run docs', async () => {
  const text = await readFile(page, 'utf8');
  for (const { usage } of commands) expect(text).toContain(`### \`bms ${usage}\``);
  expect(text).toBe(commandLinePage(groups));
});

test.each(commands.map(({ usage, example }) => [usage, example] as const))(
  'bms %s has --json, and its example is accepted by the parser',
  async (usage, example) => {
    const words = usage.split(' ').filter((word) => /^[a-z-]+$/.test(word));
    const { code, stdout } = await run([...words, '--help']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('--json')]);
    expect(parsed(example)).toEqual(words);
  },
);

/** Parses a command line without running it. @returns the words of the command that it names */
function parsed(line: string): string[] {
  const silent = { env: {}, print: () => {}, report: () => {}, signal: new AbortController().signal };
  const program = createProgram(silent, () => {});
  let found: string[] = [];
  const visit = (command: Command, path: string[]): void => {
    command.action(() => {
      found = path;
    });
    for (const child of command.commands) visit(child, [...path, child.name()]);
  };
  for (const child of program.commands) visit(child, [child.name()]);
  const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
  program.parse(args, { from: 'user' });
  return found;
}

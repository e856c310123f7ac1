import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { PICTURES } from './pictures.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PAGES = ['*.md', 'docs/**/*.md', '{admin,demo,gateway,cli,services,packages}/{,*/}*.md'];
const made = Object.keys(PICTURES)
  .map((name) => `${name}.png`)
  .sort();

async function find(patterns: string[], exclude: string[] = []): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(patterns, { cwd: root, exclude })) found.push(file);
  return found.sort();
}

test('the command takes each picture that a page shows, and no other', async () => {
  const pages = await find(PAGES, ['**/node_modules/**']);
  expect(pages).toContain('README.md');
  const texts = await Promise.all(pages.map((file) => readFile(path.join(root, file), 'utf8')));
  const shown = texts.flatMap((text) =>
    [...text.matchAll(/\]\([^)\s]*screenshots\/([^)\s]+\.png)\)/g)].map(([, file]) => file),
  );
  expect([...new Set(shown)].sort()).toEqual(made);
});

test('docs/screenshots has the pictures that the command takes, and nothing else', async () => {
  const files = await find(['docs/screenshots/*']);
  expect(files.map((file) => path.basename(file))).toEqual(made);
});

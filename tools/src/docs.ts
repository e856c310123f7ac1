import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findGateway, findServices, type ProcessSource } from '@bms/parts';
import { runCommand, say } from './console/say.ts';
import { envExample } from './docs/env-example.ts';
import { findBrokenLinks, findUnlinkedRecords } from './docs/links.ts';
import { type ProcessSettings, settingsPage } from './docs/settings-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `npm run docs` generates the files that are derived from the settings of the processes; with `--check` it verifies that they are current,
 * and that the links between pages, code and decision records resolve.
 */
await runCommand(async () => {
  const sources = [await findGateway(root), ...(await findServices(root))];
  const settings = await Promise.all(sources.map(settingsOf));
  const pages = { 'docs/settings.md': settingsPage(settings), '.env.example': envExample(settings) };
  if (!process.argv.includes('--check')) {
    for (const [page, text] of Object.entries(pages)) await writeFile(join(root, page), text);
    say.done(Object.keys(pages).join(', '));
    return 0;
  }
  const problems = await checkLinks();
  for (const [page, text] of Object.entries(pages)) {
    const current = await readFile(join(root, page), 'utf8').catch(() => '');
    if (current !== text) problems.push(`${page} is out of date: run npm run docs`);
  }
  for (const problem of problems) say.fail(problem);
  return problems.length === 0 ? 0 : 1;
});

/** Checks the links in the pages, and the references to decision records in the pages and the code without its tests. */
async function checkLinks(): Promise<string[]> {
  const listed = await promisify(execFile)('git', ['ls-files', '*.md', '*.ts', '*.tsx'], { cwd: root });
  const paths = listed.stdout
    .split('\n')
    .filter((path) => path && !path.endsWith('.test.ts') && existsSync(join(root, path)));
  const texts = paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const);
  const sources = new Map(await Promise.all(texts));
  return [...findBrokenLinks(sources, (path) => existsSync(join(root, path))), ...findUnlinkedRecords(sources)];
}

/** Reads the settings of a process from its `--settings` output. */
async function settingsOf({ name, dir }: ProcessSource): Promise<ProcessSettings> {
  const args = ['--disable-warning=ExperimentalWarning', join(dir, 'src/main.ts'), '--settings'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return { name, settings: JSON.parse(stdout) };
}

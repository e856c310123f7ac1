import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findGateway, findServices, type ProcessSource } from '@bms/parts';
import { runCommand, say } from './console/say.ts';
import { type ProcessSettings, settingsPage } from './docs/settings-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = 'docs/settings.md';

/**
 * `npm run docs` generates the pages that are derived from the code; with `--check` it verifies that they are current.
 */
await runCommand(async () => {
  const sources = [await findGateway(root), ...(await findServices(root))];
  const text = settingsPage(await Promise.all(sources.map(settingsOf)));
  if (!process.argv.includes('--check')) {
    await writeFile(join(root, page), text);
    say.done(page);
    return 0;
  }
  const current = await readFile(join(root, page), 'utf8').catch(() => '');
  if (current !== text) say.fail(`${page} is out of date: run npm run docs`);
  return current === text ? 0 : 1;
});

/** Reads the settings of a process from its `--settings` output. */
async function settingsOf({ name, dir }: ProcessSource): Promise<ProcessSettings> {
  const args = ['--disable-warning=ExperimentalWarning', join(dir, 'src/main.ts'), '--settings'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return { name, settings: JSON.parse(stdout) };
}

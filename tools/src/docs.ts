import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findGateway, findServices } from '@bms/backing-services';
import { parse } from 'yaml';
import { findChartServices } from './chart/calls.ts';
import { valuesSchema } from './chart/values-schema.ts';
import { valuesWithServices } from './chart/values-services.ts';
import { runCommand, say } from './console/say.ts';
import { composeFile } from './docs/compose-file.ts';
import { databaseUsers } from './docs/database-users.ts';
import { envExample } from './docs/env-example.ts';
import { findBrokenLinks, findUnlinkedRecords } from './docs/links.ts';
import { type ProcessSettings, readProcessSettings, settingsPage } from './docs/settings-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `npm run docs` generates the files, and the parts of files, that are derived from the services and the settings of the
 * processes; with `--check` it verifies that they are current, and that the links between pages, code and decision records
 * resolve.
 */
await runCommand(async () => {
  const sources = [await findGateway(root), ...(await findServices(root))];
  const files = await generate(await Promise.all(sources.map(readProcessSettings)));
  if (!process.argv.includes('--check')) {
    for (const [file, text] of files) await writeFile(join(root, file), text);
    say.done([...files.keys()].join(', '));
    return 0;
  }
  const problems = [...(await findOutdated(files)), ...(await checkLinks())];
  for (const problem of problems) say.fail(problem);
  return problems.length === 0 ? 0 : 1;
});

/** Returns the generated files by path. */
async function generate([gateway, ...services]: readonly ProcessSettings[]): Promise<ReadonlyMap<string, string>> {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const processes = [gateway!, ...services];
  const names = services.map(({ name }) => name);
  const values = valuesWithServices(await read('deploy/chart/values.yaml'), await findChartServices(root, names));
  return new Map([
    ['docs/settings.md', settingsPage(processes)],
    ['.env.example', envExample(processes)],
    ['docker-compose.yml', composeFile(await read('docker-compose.yml'), processes)],
    ['deploy/examples/mongodb.yaml', databaseUsers(await read('deploy/examples/mongodb.yaml'), names)],
    ['deploy/chart/values.yaml', values],
    ['deploy/chart/values.schema.json', `${JSON.stringify(valuesSchema(parse(values), processes), undefined, 2)}\n`],
  ]);
}

async function findOutdated(files: ReadonlyMap<string, string>): Promise<string[]> {
  const problems: string[] = [];
  for (const [file, text] of files) {
    const current = await readFile(join(root, file), 'utf8').catch(() => '');
    if (current !== text) problems.push(`${file} is out of date: run npm run docs`);
  }
  return problems;
}

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

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runCommand, say, UserError } from './console/say.ts';
import { type ModuleNames, namesOf } from './new-module/names.ts';
import { eventsPath, moduleFiles, withModule } from './new-module/template.ts';

/** Scripts that generate files from protos/: message types, stored fields, the client, and the page about events. */
const derived = [
  'packages/contracts/scripts/generate.ts',
  'packages/service-kit/scripts/generate.ts',
  'packages/client/scripts/generate.ts',
  'packages/events/scripts/docs.ts',
];

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `npm run new-module -- <service> <plural> [<one>]`: copies the proto, the model, the module and the test of the item
 * categories.
 */
await runCommand(async () => {
  const [service, plural, one] = process.argv.slice(2);
  if (!service || !plural) throw new UserError('say which: npm run new-module -- crm widgets');
  const names = namesOf(service, plural, one);
  const { files, event } = await moduleFiles(root, names);
  assertNoneExists(names, Object.keys(files));
  for (const [file, text] of Object.entries(files)) await write(file, text);
  await change(eventsPath(names), (text) => (text || eventsHeader(names)) + event);
  await change(join('services', service, 'src/modules.ts'), (text) => withModule(text, names));
  await promisify(execFile)('biome', ['check', '--write', join('services', service)], { cwd: root });
  for (const script of derived) {
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script], { cwd: root });
  }
  say.step('What is left (docs/add-a-module.md):');
  for (const item of await checklist(names)) console.log(item);
  return 0;
});

/** Returns the items of the checklist for new modules, with the names of this one. */
async function checklist({ service, key }: ModuleNames): Promise<string[]> {
  const page = await readFile(join(root, 'docs/add-a-module.md'), 'utf8');
  const section = page.split('\n## ').find((text) => text.startsWith('Checklist')) ?? '';
  const items = section.split('\n').filter((line) => line.startsWith('- '));
  return items.map((item) => item.replaceAll('<service>', service).replaceAll('<module>', key));
}

function assertNoneExists({ service }: ModuleNames, files: string[]): void {
  if (!existsSync(join(root, 'services', service))) throw new UserError(`there is no service ${service} in services/`);
  const present = files.find((file) => existsSync(join(root, file)));
  if (present) throw new UserError(`${present} already exists`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
  say.done(file);
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const path = join(root, file);
  await writeFile(path, edit(existsSync(path) ? await readFile(path, 'utf8') : ''));
  say.done(`${file} (changed)`);
}

const eventsHeader = ({ service }: ModuleNames): string =>
  `syntax = "proto3";\n\n// What ${service} tells other services.\npackage bms.${service};\n\nimport "bms/api/events.proto";\n`;

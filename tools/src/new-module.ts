import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, UserError } from './console/say.ts';
import { changeFile, formatAndGenerate, printChecklist, writeFiles } from './new-module/apply.ts';
import { type ModuleNames, namesOf } from './new-module/names.ts';
import { eventsHeader, eventsPath, moduleFiles, withModule } from './new-module/template.ts';

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
  await writeFiles(root, files);
  await changeFile(root, eventsPath(names), (text) => (text || eventsHeader(names)) + event);
  await changeFile(root, join('services', service, 'src/modules.ts'), (text) => withModule(text, names));
  await formatAndGenerate(root, names);
  await printChecklist(root, 'docs/add-a-module.md', names);
  return 0;
});

function assertNoneExists({ service }: ModuleNames, files: string[]): void {
  if (!existsSync(join(root, 'services', service)))
    throw new UserError(`there is no service ${service} in services/: npm run new-service -- ${service} creates one`);
  const present = files.find((file) => existsSync(join(root, file)));
  if (present) throw new UserError(`${present} already exists`);
}

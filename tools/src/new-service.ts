import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runCommand, say, UserError } from './console/say.ts';
import { formatAndGenerate, printChecklist, writeFiles } from './new-module/apply.ts';
import { newServiceNames } from './new-service/names.ts';
import { serviceFiles } from './new-service/template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/**
 * `npm run new-service -- <name> [<modules> [<module>]]`: creates a service with one module, and everything that is derived
 * from the folders in services/.
 */
await runCommand(async () => {
  const [service, plural, one] = process.argv.slice(2);
  if (!service) throw new UserError('name the service: npm run new-service -- expenses');
  const names = await newServiceNames(root, service, plural, one);
  await writeFiles(root, await serviceFiles(root, names));
  say.step('Generating types, docs and the settings of deployments');
  await formatAndGenerate(root, names);
  await addToLockfile();
  // Installs the packages of the service first, since the lockfile changed.
  await run(process.execPath, ['tools/run.mjs', 'docs'], { cwd: root });
  await printChecklist(root, 'docs/add-a-service.md', names);
  return 0;
});

/** Adds the packages of a new workspace to pnpm-lock.yaml; the versions of all others stay. */
async function addToLockfile(): Promise<void> {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const args = ['--yes', packageManager, 'install', '--lockfile-only', '--prefer-offline', '--ignore-scripts'];
  await run('npx', args, { cwd: root, env: { ...process.env, NODE_ENV: 'development', CI: 'true' } });
}

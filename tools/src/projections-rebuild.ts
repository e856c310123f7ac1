import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServices } from '@bms/parts';
import { runCommand, say, UserError } from './console/say.ts';
import { assertService, readArguments } from './maintenance/arguments.ts';
import { runScript } from './maintenance/run-script.ts';
import { settingsOfService } from './maintenance/service-database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = join(root, 'packages/service-kit/scripts/rebuild-projection.ts');

/** `npm run projections:rebuild -- --service work --name users`: rebuilds a projection while the system runs. */
await runCommand(async () => {
  const names = (await findServices(root)).map(({ name }) => name);
  const options = { service: { type: 'string' }, name: { type: 'string' } } as const;
  const { service, name } = readArguments(process.argv.slice(2), options);
  const known = assertService(service, names);
  if (!name) throw new UserError('--name is missing: it must be users, clients or organization');
  const settings = await settingsOfService(known, names, process.env, resolve(process.env['DATA_DIR'] || '.data'));
  const { listed, removed } = JSON.parse(await runScript(script, { ...settings }, [name])) as Record<string, number>;
  say.done(`${listed} records of the projection ${name} of ${known} compared with their owner, ${removed} removed`);
  return 0;
});

import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServices } from '@bms/parts';
import { runCommand, say } from './console/say.ts';
import { readRedriveOptions } from './maintenance/redrive-options.ts';
import { runScript } from './maintenance/run-script.ts';
import { databaseOfService } from './maintenance/service-database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = join(root, 'packages/events/scripts/redrive.ts');

/** `npm run events:redrive -- --service crm`: republishes the events of a service while the system runs. */
await runCommand(async () => {
  const names = (await findServices(root)).map(({ name }) => name);
  const { service, since } = readRedriveOptions(process.argv.slice(2), names);
  const MONGODB_URL = await databaseOfService(service, process.env, resolve(process.env['DATA_DIR'] || '.data'));
  const events = Number(await runScript(script, { MONGODB_URL }, since ? [since.toISOString()] : []));
  say.done(`${events} events of ${service} will be published again; consumers skip those they have handled`);
  return 0;
});

import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServices } from '@bms/parts';
import { runCommand, say } from './console/say.ts';
import { assertService, readArguments } from './maintenance/arguments.ts';
import { runScript } from './maintenance/run-script.ts';
import { databaseOfService } from './maintenance/service-database.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = join(root, 'packages/service-kit/scripts/recount-totals.ts');

/** `npm run totals:recount -- --service crm`: recounts the records of a service while the system runs. */
await runCommand(async () => {
  const names = (await findServices(root)).map(({ name }) => name);
  const { service } = readArguments(process.argv.slice(2), { service: { type: 'string' } });
  const known = assertService(service, names);
  const MONGODB_URL = await databaseOfService(known, process.env, resolve(process.env['DATA_DIR'] || '.data'));
  const corrections = JSON.parse(await runScript(script, { MONGODB_URL })) as Record<string, number>;
  const wrong = Object.entries(corrections).filter(([, missing]) => missing !== 0);
  for (const [collection, missing] of wrong) say.step(`${collection}: corrected by ${missing}`);
  say.done(`${Object.keys(corrections).length} totals of ${known} counted, ${wrong.length} corrected`);
  return 0;
});

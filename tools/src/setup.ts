import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminMongoUrl, ensureReplicaSet, ensureUsers, findServices } from '@bms/parts';
import { runCommand, say, UserError } from './console/say.ts';
import { composeAddresses, databaseUserOf, rootOf } from './setup/layout.ts';
import { copyActivityData } from './setup/split-activity.ts';
import { writeSecrets } from './setup/write-secrets.ts';
import { openSecrets } from './start/secrets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dir = process.env['SECRETS_DIR'] || '/secrets';
const publicUrl = process.env['PUBLIC_URL'] || 'http://127.0.0.1:8080';

/** Writes the secrets and settings of each container before any of them starts. */
async function secrets(): Promise<void> {
  const adminEmail = process.env['ADMIN_EMAIL'] || 'admin@example.com';
  const adminPassword = process.env['ADMIN_PASSWORD'] || undefined;
  const signIn = await writeSecrets({ root, dir, publicUrl, adminEmail, adminPassword }, composeAddresses);
  const password = adminPassword ? '' : `, password ${signIn.password}`;
  say.done(`API ${publicUrl}/api, docs ${publicUrl}/api/docs, sign in as ${signIn.email}${password}`);
}

/** Creates the replica set and a user for each service once the database server is up. */
async function databases(): Promise<void> {
  const known = await openSecrets(join(dir, 'setup/secrets.json'));
  const users = (await findServices(root)).map(({ name }) => databaseUserOf(name, known));
  await ensureReplicaSet(composeAddresses.mongo, rootOf(known));
  const adminUrl = adminMongoUrl(composeAddresses.mongo, rootOf(known));
  await ensureUsers(adminUrl, users);
  await copyActivityData(adminUrl);
  say.done(`databases of ${users.map(({ user }) => user).join(', ')}`);
}

const steps: Record<string, () => Promise<void>> = { secrets, databases };

/** `setup secrets`, `setup databases`: the two one-shot containers of docker-compose.yml. */
await runCommand(async () => {
  const step = steps[process.argv[2] ?? ''];
  if (!step) throw new UserError(`setup takes one of ${Object.keys(steps).join(', ')}`);
  await step();
  return 0;
});

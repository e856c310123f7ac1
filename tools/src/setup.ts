import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminMongoUrl, ensureReplicaSet, ensureUsers, findServices, NATS_SETUP_USER } from '@bms/backing-services';
import { runCommand, say, UserError } from './console/say.ts';
import { composeAddresses, databaseUserOf, natsLoginOf, rootOf } from './setup/layout.ts';
import { setUpNats } from './setup/set-up-nats.ts';
import { type SetupSettings, writeOAuthSettings, writeSecrets } from './setup/write-secrets.ts';
import { openSecrets } from './start/secrets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dir = process.env['SECRETS_DIR'] || '/secrets';
const publicUrl = process.env['PUBLIC_URL'] || 'http://127.0.0.1:8080';
const settings: SetupSettings = {
  root,
  dir,
  publicUrl,
  adminEmail: process.env['ADMIN_EMAIL'] || 'admin@example.com',
  adminPassword: process.env['ADMIN_PASSWORD'] || undefined,
};

/** Writes the secrets and settings of each container before any of them starts. */
async function secrets(): Promise<void> {
  const { email } = await writeSecrets(settings, composeAddresses);
  say.done(`API ${publicUrl}/api, docs ${publicUrl}/api/docs, sign in as ${email}`);
  say.step(`the password: docker compose cp secrets:${join(dir, 'setup/administrator-password')} - | tar -xOf -`);
}

/** Writes the settings for the OAuth 2.0 server of the demo. */
async function oauth(): Promise<void> {
  const names = await writeOAuthSettings(settings, composeAddresses);
  say.done(`${names.join(', ')} connect drives and calendars to the OAuth 2.0 server of the demo`);
}

/** Creates the replica set and a user for each service once the database server is up. */
async function databases(): Promise<void> {
  const known = await openSecrets(join(dir, 'setup/secrets.json'));
  const users = (await findServices(root)).map(({ name }) => databaseUserOf(name, known));
  await ensureReplicaSet(composeAddresses.mongo, rootOf(known));
  const adminUrl = adminMongoUrl(composeAddresses.mongo, rootOf(known));
  await ensureUsers(adminUrl, users);
  say.done(`databases of ${users.map(({ user }) => user).join(', ')}`);
}

/** Creates the streams of the services, or updates their settings; the only step for the Job of the Helm chart. */
async function streams(): Promise<void> {
  const names = (await findServices(root)).map(({ name }) => name);
  const composeUrl = async (): Promise<string> => {
    const { user, password } = natsLoginOf(NATS_SETUP_USER, await openSecrets(join(dir, 'setup/secrets.json')));
    return `nats://${user}:${password}@${composeAddresses.nats}`;
  };
  say.done(await setUpNats(process.env, names, composeUrl));
}

const steps: Record<string, () => Promise<void>> = { secrets, oauth, databases, streams };

/** `setup secrets`, `setup oauth`, `setup databases`, `setup streams`: the one-shot containers of docker-compose.yml. */
await runCommand(async () => {
  const step = steps[process.argv[2] ?? ''];
  if (!step) throw new UserError(`setup takes one of ${Object.keys(steps).join(', ')}`);
  await step();
  return 0;
});

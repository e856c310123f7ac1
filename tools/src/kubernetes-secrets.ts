import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGateway, findServices } from '@bms/backing-services';
import { stringify } from 'yaml';
import { readArguments, runCommand, say } from './console/say.ts';
import { type BackingAddresses, createSecrets, prefixOf } from './kubernetes/secrets.ts';
import { rotateSigningKeys } from './kubernetes/signing-keys.ts';
import { smtpUrl } from './kubernetes/smtp-url.ts';
import { openSecrets } from './start/secrets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = { type: 'string' } as const;
/** Quotes all values, since kubectl would read a password such as 1e5 as a number. */
const quoted = { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const;

/** Addresses of the backing services in deploy/examples. */
const node = (index: number): string => `bms-mongodb-${index}.bms-mongodb-svc.mongodb.svc.cluster.local:27017`;
const defaults = {
  mongodb: `mongodb://${[0, 1, 2].map(node).join(',')}/?replicaSet=bms-mongodb`,
  nats: 'nats://nats.nats.svc.cluster.local:4222',
  redis: 'redis://valkey.valkey.svc.cluster.local:6379',
  'admin-email': 'admin@example.com',
};

/**
 * `npm run k8s:secrets -- --smtp smtp://user@host:587 --smtp-password-file <file>`: writes the Secrets of an installation
 * in Kubernetes into a folder, a file for each namespace. A second run keeps the generated values. `--namespace` and
 * `--release` are those of the installation, `bms` by default; two installations need a folder each (`--dir`). Each run with
 * `--rotate-keys` takes the next of the three steps of an exchange of the signing keys.
 */
await runCommand(async () => {
  const given = readArguments(process.argv.slice(2), {
    dir: text,
    mongodb: text,
    nats: text,
    redis: text,
    smtp: text,
    'smtp-password-file': text,
    'admin-email': text,
    namespace: text,
    release: text,
    'rotate-keys': { type: 'boolean' },
  });
  const smtp = await smtpUrl(given.smtp, given['smtp-password-file'], process.env['SMTP_PASSWORD']);
  const dir = resolve(given.dir ?? 'secrets');
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const secrets = await openSecrets(join(dir, 'secrets.json'));
  const { mongodb, nats, redis, 'admin-email': adminEmail } = { ...defaults, ...given };
  const addresses = { mongodb, nats, redis, smtp, adminEmail } as BackingAddresses;
  const [gateway, services] = await Promise.all([findGateway(root), findServices(root)]);
  const names = [gateway, ...services].map(({ name }) => name);
  const step = given['rotate-keys'] && rotateSigningKeys(names, secrets);
  const installation = { namespace: given.namespace ?? 'bms', prefix: prefixOf(given.release ?? 'bms') };
  const files = createSecrets(gateway, services, addresses, secrets, installation);
  // First: values that are applied must not be lost.
  await secrets.save();
  for (const [name, manifests] of Object.entries(files)) {
    const documents = manifests.map((manifest) => stringify(manifest, quoted));
    await writeFile(join(dir, `${name}.yaml`), documents.join('---\n'), { mode: 0o600 });
  }
  say.done(
    `${Object.keys(files)
      .map((name) => `${name}.yaml`)
      .join(', ')} in ${dir}`,
  );
  if (step) say.done(`${step} Apply bms.yaml and restart the deployments of the release.`);
  return 0;
});

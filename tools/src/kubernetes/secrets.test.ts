import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findGateway, findServices, type ProcessSource, resolveProgram } from '@bms/backing-services';
import { createCallerVerifier, publicCaller, readSigner, signCallerToken } from '@bms/contracts';
import { tempDir } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { secretKeysOf } from '../chart/values-schema.ts';
import { openSecrets } from '../start/secrets.ts';
import { createSecrets, prefixOf, type SecretFiles, type SecretManifest } from './secrets.ts';
import { rotateSigningKeys } from './signing-keys.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const addresses = {
  mongodb: 'mongodb://host1:27017,host2:27017/?replicaSet=rs',
  nats: 'nats://nats:4222',
  redis: 'redis://valkey:6379',
  smtp: 'smtp://user:password@mail:587',
  adminEmail: 'admin@example.com',
};

let dir: Awaited<ReturnType<typeof tempDir>>;
let gateway: ProcessSource;
let services: readonly ProcessSource[];
let files: SecretFiles;
beforeAll(async () => {
  dir = await tempDir();
  [gateway, services] = await Promise.all([findGateway(root), findServices(root)]);
  files = await create();
});
afterAll(() => dir.remove());

async function create(): Promise<SecretFiles> {
  const secrets = await openSecrets(join(dir.path, 'secrets.json'));
  const created = createSecrets(gateway, services, addresses, secrets);
  await secrets.save();
  return created;
}

/** True if crm, with the Secrets of one step, accepts a call of the gateway with those of another. */
function isAccepted(verifiers: readonly SecretManifest[], signers: readonly SecretManifest[]): boolean {
  const dataOf = (manifests: readonly SecretManifest[], name: string) =>
    manifests.find(({ metadata }) => metadata.name === `bms-${name}`)!.stringData;
  const verify = createCallerVerifier(dataOf(verifiers, 'crm')['TRUSTED_KEYS']!, 'crm');
  const signer = readSigner(dataOf(signers, 'gateway')['SIGNING_KEY']!);
  try {
    return verify(signCallerToken(signer, publicCaller, 'crm')).caller.kind === 'public';
  } catch {
    return false;
  }
}

test('a release has the names that the chart gives it, in its own namespace', async () => {
  const secrets = await openSecrets(join(dir.path, 'north.json'));
  const installation = { namespace: 'north', prefix: prefixOf('north') };
  const { bms } = createSecrets(gateway, services, addresses, secrets, installation);
  expect(bms.map(({ metadata }) => metadata)).toContainEqual({ name: 'north-bms-crm', namespace: 'north' });
  expect(new Set(bms.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['north']));
  expect([prefixOf('bms'), prefixOf('bms-north'), prefixOf('north')]).toEqual(['bms', 'bms-north', 'north-bms']);
  expect(() => prefixOf('a'.repeat(37))).toThrow('--release');
});

describe('the generated Secrets', () => {
  test('have the keys that the chart takes from them', async () => {
    const values = parse(await readFile(join(root, 'deploy/chart/values.yaml'), 'utf8'));
    for (const name of ['gateway', ...services.map((service) => service.name)]) {
      const { stringData } = files.bms.find(({ metadata }) => metadata.name === `bms-${name}`)!;
      const { secretKeys } = { ...values.defaults, ...(name === 'gateway' ? values.gateway : values.services[name]) };
      expect(Object.keys(stringData)).toEqual(expect.arrayContaining(secretKeys));
      expect(secretKeysOf(values, name)).toEqual(expect.arrayContaining(Object.keys(stringData)));
    }
  });

  test('are the same in a second run, and differ between processes', async () => {
    expect(await create()).toEqual(files);
    const keys = files.bms.flatMap(({ stringData }) => stringData['SIGNING_KEY'] ?? []);
    expect(new Set(keys).size).toBe(services.length + 1);
  });

  test('exchange the signing keys in three steps, during which all processes accept the calls of each other', async () => {
    const secrets = await openSecrets(join(dir.path, 'rotated.json'));
    const names = [gateway, ...services].map(({ name }) => name);
    const steps = [createSecrets(gateway, services, addresses, secrets).bms];
    for (const _ of [1, 2, 3]) {
      rotateSigningKeys(names, secrets);
      steps.push(createSecrets(gateway, services, addresses, secrets).bms);
    }
    const accepts = (verifier: number, signer: number): boolean => isAccepted(steps[verifier]!, steps[signer]!);
    for (const [before, after] of [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const)
      expect([accepts(before, after), accepts(after, before), accepts(after, after)]).toEqual([true, true, true]);
    expect([accepts(0, 3), accepts(3, 0)]).toEqual([false, false]);
  });

  test('give the NATS user who makes the streams to the set-up alone', () => {
    const holders = files.bms.filter(({ stringData }) => stringData['NATS_URL']?.startsWith('nats://setup:'));
    expect(holders.map(({ metadata, stringData }) => [metadata.name, Object.keys(stringData)])).toEqual([
      ['bms-setup', ['NATS_URL']],
    ]);
    const creating = files.nats[0]!.stringData['users.conf']!.split('\n').filter((line) =>
      /STREAM\.(CREATE|UPDATE)/.test(line),
    );
    expect(creating).toEqual([expect.stringContaining('user: "setup"')]);
  });

  test('have the users of the databases in deploy/examples, each for its own database', async () => {
    const { spec } = parse(await readFile(join(root, 'deploy/examples/mongodb.yaml'), 'utf8'));
    expect(spec.users).toEqual(
      services.map(({ name }) => ({
        name,
        db: `bms_${name}`,
        passwordSecretRef: { name: `bms-mongodb-${name}` },
        scramCredentialsSecretName: `bms-mongodb-${name}`,
        roles: ['readWrite', 'dbAdmin'].map((role) => ({ name: role, db: `bms_${name}` })),
      })),
    );
    expect(files.mongodb.map(({ metadata }) => metadata.name)).toEqual(
      services.map(({ name }) => `bms-mongodb-${name}`),
    );
    for (const { name } of services) {
      const url = files.bms.find(({ metadata }) => metadata.name === `bms-${name}`)!.stringData['MONGODB_URL']!;
      const { password } = files.mongodb.find(({ metadata }) => metadata.name === `bms-mongodb-${name}`)!.stringData;
      expect(url).toBe(
        `mongodb://${name}:${password}@host1:27017,host2:27017/bms_${name}?replicaSet=rs&authSource=bms_${name}`,
      );
    }
  });

  test('have users of NATS that a server accepts', async () => {
    const { binary } = await resolveProgram('nats');
    const file = join(dir.path, 'users.conf');
    await writeFile(file, files.nats[0]!.stringData['users.conf']!);
    const { stderr } = await promisify(execFile)(binary, ['-t', '-c', file]);
    expect(stderr).toMatch(/is valid/);
    for (const name of [gateway.name, ...services.map((service) => service.name), 'setup'])
      expect(await readFile(file, 'utf8')).toContain(`user: "${name}"`);
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServices } from '@bms/backing-services';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Container {
  build?: { args: Record<string, string> };
  image?: string;
  user?: string;
  profiles?: string[];
  restart?: string;
  command?: string[];
  environment?: Record<string, string | null>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string; required?: boolean }>;
  healthcheck?: { test?: string | string[] };
  ports?: unknown[];
  network_mode?: string;
  read_only?: boolean;
  privileged?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
}

interface Compose {
  readonly services: Record<string, Container>;
  readonly volumes: Record<string, null>;
}

let compose: Compose;
let names: string[];
let containers: [string, Container][];
/** The names of the settings that .env.example lists for each process. */
let listed: Map<string, string[]>;

const inDemo = (container: Container): boolean => container.profiles?.includes('demo') ?? false;

/** Parses the sections of .env.example, `# ---- gateway, files ----`, each with its lines `#NAME=value`. */
function listedSettings(text: string, processes: readonly string[]): Map<string, string[]> {
  const known = new Map(processes.map((name) => [name, [] as string[]]));
  for (const [, heading = '', body = ''] of text.matchAll(/^# ---- (.+) ----$([\s\S]*?)(?=^# ----|(?![\s\S]))/gm)) {
    const settings = [...body.matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
    const groups: Record<string, readonly string[]> = {
      'every process': processes,
      'every service': processes.slice(1),
    };
    const readers = groups[heading] ?? heading.split(', ');
    for (const reader of readers) known.get(reader)?.push(...settings);
  }
  return known;
}

beforeAll(async () => {
  compose = parse(await readFile(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  names = (await findServices(root)).map(({ name }) => name);
  containers = Object.entries(compose.services);
  listed = listedSettings(await readFile(join(root, '.env.example'), 'utf8'), ['gateway', ...names]);
});

describe('docker-compose.yml', () => {
  test('has every service, built from its folder', () => {
    for (const name of names) {
      expect(compose.services[name]?.build?.args['PROCESS']).toBe(`services/${name}`);
      expect(compose.services[name]?.image).toBe(`bms-${name}`);
    }
  });

  test('gives each process its own secrets and no others', () => {
    const setup = (name: string) => (name === 'identity' ? ['secrets', 'oauth-settings'] : ['secrets']);
    for (const name of ['gateway', ...names]) {
      const holders = containers.filter(([, { volumes = [] }]) =>
        volumes.some((volume) => volume.startsWith(`${name}-secrets:`)),
      );
      expect(holders.map(([holder]) => holder).sort()).toEqual([name, ...setup(name)].sort());
      expect(compose.services['secrets']?.volumes).toContain(`${name}-secrets:/secrets/${name}`);
      expect(compose.volumes).toHaveProperty(`${name}-secrets`);
    }
  });

  test('starts the gateway after every service', () => {
    expect(Object.keys(compose.services['gateway']?.depends_on ?? {})).toEqual(expect.arrayContaining(names));
  });

  test('publishes on loopback only: the gateway, the pages of the mail inbox and of the OAuth server', () => {
    const published = containers.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(published).toEqual([
      ['gateway', expect.stringMatching(/^127\.0\.0\.1:\$\{PORT:-8080\}:8080$/)],
      ['inbox', '127.0.0.1:1080:1080'],
      ['oauth', '127.0.0.1:1090:1090'],
    ]);
    for (const { network_mode = 'none' } of Object.values(compose.services)) expect(network_mode).toBe('none');
  });

  test('contains no secret', () => {
    expect(JSON.stringify(compose)).not.toMatch(/password"?:"[^$"]|"[A-Za-z0-9+/]{32,}/i);
  });

  test('gives every container a read-only root, no capabilities and no way to gain privileges', () => {
    for (const [, container] of containers) {
      expect(container).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(container.privileged).toBeUndefined();
    }
  });

  test('runs as root only to make the secrets, and with capabilities only where volumes change their owner', () => {
    const isRoot = ([, { user = '' }]: [string, Container]) => /^(0|root)(:|$)/.test(user);
    expect(containers.filter(isRoot).map(([name]) => name)).toEqual([
      'secrets',
      'databases',
      'streams',
      'oauth-settings',
    ]);
    expect(containers.filter(([, { cap_add }]) => cap_add).map(([name]) => name)).toEqual([
      'secrets',
      'oauth-settings',
    ]);
    // The images of others start as root unless told otherwise.
    for (const name of ['mongo', 'valkey', 'nats']) expect(compose.services[name]?.user).toMatch(/^[1-9]\d*:\d+$/);
  });

  test('checks the health of every container that stays', () => {
    const unchecked = containers.filter(([, { restart, healthcheck }]) => restart !== 'no' && !healthcheck?.test);
    expect(unchecked.map(([name]) => name)).toEqual([]);
  });

  test('names exact versions and digests of the images that it does not build', () => {
    const pulled = containers.filter(([, { build }]) => !build).map(([, { image }]) => image!);
    expect(pulled).toHaveLength(3);
    for (const image of pulled) expect(image).toMatch(/:\d+\.\d+\.\d+(-[a-z0-9.]+)?@sha256:[0-9a-f]{64}$/);
  });

  test('starts mongod without the compression zlib', () => {
    const { command = [] } = compose.services['mongo']!;
    expect(command[command.indexOf('--networkMessageCompressors') + 1]).toBe('snappy,zstd');
  });

  test('starts the mail inbox and the OAuth server only with the profile demo, and everything else without them', () => {
    const demo = containers.filter(([, container]) => inDemo(container)).map(([name]) => name);
    expect(demo.sort()).toEqual(['inbox', 'oauth', 'oauth-settings']);
    for (const [, container] of containers.filter(([, candidate]) => !inDemo(candidate)))
      for (const [needed, { required = true }] of Object.entries(container.depends_on ?? {}))
        expect([needed, required && demo.includes(needed)]).toEqual([needed, false]);
  });

  test('passes on exactly the settings of .env.example to the processes that read them', () => {
    for (const [name, settings] of listed) {
      const environment = compose.services[name]?.environment ?? {};
      expect([name, Object.keys(environment).sort()]).toEqual([name, settings.toSorted()]);
      expect(new Set(Object.values(environment))).toEqual(new Set([null]));
    }
    expect(listed.get('gateway')).toEqual(expect.arrayContaining(['TRUSTED_PROXIES', 'CORS_ORIGINS', 'LIMITS']));
    expect(listed.get('identity')).toEqual(expect.arrayContaining(['SMTP_URL', 'DRIVE_CLIENT_SECRET']));
  });
});

describe('deploy', () => {
  const read = (file: string): Promise<string> => readFile(join(root, 'deploy', file), 'utf8');

  test('builds images from a base image with its digest', async () => {
    const dockerfile = await read('Dockerfile');
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=\S+:\d+\.\d+\.\d+-[a-z0-9-]+@sha256:[0-9a-f]{64}$/m);
    const bases = [...dockerfile.matchAll(/^FROM \W*(\w+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set(['NODE_IMAGE', 'scratch']));
  });

  test('documents a replica set of the same MongoDB as docker-compose.yml, without zlib', async () => {
    const { spec } = parse(await read('examples/mongodb.yaml'));
    expect(compose.services['mongo']?.image).toContain(`mongo:${spec.version}-`);
    expect(spec.additionalMongodConfig['net.compression.compressors']).toBe('snappy,zstd');
  });
});

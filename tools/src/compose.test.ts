import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServices } from '@bms/parts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Compose {
  readonly services: Record<
    string,
    {
      build?: { args: Record<string, string> };
      volumes?: string[];
      depends_on?: object;
      ports?: unknown[];
      network_mode?: string;
    }
  >;
  readonly volumes: Record<string, null>;
}

let compose: Compose;
let names: string[];

beforeAll(async () => {
  compose = parse(await readFile(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  names = (await findServices(root)).map(({ name }) => name);
});

describe('docker-compose.yml', () => {
  test('has every service, built from its folder', () => {
    for (const name of names) expect(compose.services[name]?.build?.args['PROCESS']).toBe(`services/${name}`);
  });

  test('gives each process its own secrets and no others', () => {
    for (const name of ['gateway', ...names]) {
      const holders = Object.entries(compose.services).filter(([, { volumes = [] }]) =>
        volumes.some((volume) => volume.startsWith(`${name}-secrets:`)),
      );
      expect(holders.map(([holder]) => holder).sort()).toEqual([name, 'secrets'].sort());
      expect(compose.services['secrets']?.volumes).toContain(`${name}-secrets:/secrets/${name}`);
      expect(compose.volumes).toHaveProperty(`${name}-secrets`);
    }
  });

  test('starts the gateway after every service', () => {
    expect(Object.keys(compose.services['gateway']?.depends_on ?? {})).toEqual(expect.arrayContaining(names));
  });

  test('publishes on loopback only: the gateway, the pages of the mail inbox and of the OAuth server', () => {
    const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port]),
    );
    expect(published).toEqual([
      ['gateway', expect.stringMatching(/^127\.0\.0\.1:\$\{PORT:-8080\}:8080$/)],
      ['inbox', '127.0.0.1:1080:1080'],
      ['oauth', '127.0.0.1:1090:1090'],
    ]);
    for (const { network_mode } of Object.values(compose.services)) expect(network_mode).toBeUndefined();
  });

  test('contains no secret', () => {
    expect(JSON.stringify(compose)).not.toMatch(/password"?:"[^$"]|"[A-Za-z0-9+/]{32,}/i);
  });
});

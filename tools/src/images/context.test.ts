import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import dockerignore from '@balena/dockerignore';
import { beforeAll, describe, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Files with secrets that commands of this project and people write into a checkout. */
const SECRETS = [
  'secrets/secrets.json',
  'secrets/bms.yaml',
  'secrets/nats.yaml',
  '.data/secrets.json',
  '.data/mongod/WiredTiger',
  '.data-new/secrets.json',
  '.env',
  'production.env',
  'deploy/production.env',
  'services/crm/.env',
  'secrets.json',
  'team-north/secrets.json',
];

let inContext: (path: string) => boolean;
beforeAll(async () => {
  const ignored = dockerignore.default().add(await readFile(join(root, '.dockerignore'), 'utf8'));
  inContext = (path) => !ignored.ignores(path);
});

describe('the context of an image', () => {
  test.each(SECRETS)('does not have %s', (path) => {
    expect(inContext(path)).toBe(false);
  });

  test('has the sources of all processes, and what the Dockerfile copies', () => {
    const files = execFileSync(
      'git',
      ['ls-files', 'gateway/src', ':(glob)services/*/src/**', 'protos', ':(glob)packages/*/src/**'],
      {
        cwd: root,
      },
    );
    const sources = files
      .toString()
      .split('\n')
      .filter((path) => /(?<!\.test)\.(?:ts|proto)$/.test(path));
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((path) => !inContext(path))).toEqual([]);
    for (const path of ['package.json', 'pnpm-lock.yaml', 'tools/run.mjs', 'deploy/prune.sh', 'deploy/rootfs.sh'])
      expect([path, inContext(path)]).toEqual([path, true]);
  });
});

test.each(SECRETS)('git ignores %s', (path) => {
  expect(execFileSync('git', ['check-ignore', '--no-index', path], { cwd: root }).toString().trim()).toBe(path);
});

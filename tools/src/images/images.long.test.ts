import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type BuiltImage, buildImages } from './build-images.ts';
import { type Engine, findEngine } from './engine.ts';
import { startImages } from './start-images.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tag = `test-${process.pid}`;
const image = `bms-crm:${tag}`;
const MEGABYTE = 1e6;
const print = (text: string): void => void process.stderr.write(`${text}\n`);
const say = { step: print, done: print, warn: print, fail: print };

/** Docker pulls the base image; elsewhere IMAGES_BASE names one, e.g. that of `npm run images -- --debootstrap`. */
const base = process.env['IMAGES_BASE'];
const engine: Engine | undefined = await findEngine(base ? undefined : 'docker').catch(() => undefined);
if (!engine) print('images are not built: docker does not work here, nor podman or buildah with IMAGES_BASE');

(engine ? describe : describe.skip)('an image', () => {
  let built: BuiltImage | undefined;
  let output: string;

  beforeAll(async () => {
    output = await mkdtemp(join(tmpdir(), 'images-'));
    const options = { engine: engine!.name, base, debootstrap: false, only: ['crm'], tag, output, start: false };
    [built] = await buildImages(root, engine!, options, say);
  }, 1_800_000);

  afterAll(async () => {
    await rm(output, { recursive: true, force: true });
    if (built) await promisify(execFile)(engine!.name, ['rmi', image]);
  });

  test('takes less than 200 MB on disk', () => {
    expect(built!.sizes.onDisk).toBeLessThan(200 * MEGABYTE);
    expect(built!.sizes.compressed).toBeLessThan(built!.sizes.onDisk / 2);
  });

  test('has an SBOM with Node, the libraries of Debian and the packages of npm, and no dev dependencies', async () => {
    const { spdxVersion, packages } = JSON.parse(await readFile(built!.sbom, 'utf8'));
    const names = (packages as { name: string }[]).map(({ name }) => name);
    expect(spdxVersion).toBe('SPDX-2.3');
    expect(names).toEqual(expect.arrayContaining(['node', 'libc6', 'libstdc++6', 'mongoose', '@grpc/grpc-js']));
    for (const absent of ['jest', 'typescript', 'playwright-core', 'npm', 'bash', 'express'])
      expect(names).not.toContain(absent);
  });

  test('is labelled, and runs as a user that is not root', async () => {
    const runner = engine!.name === 'docker' ? 'docker' : 'podman';
    const { stdout } = await promisify(execFile)(runner, ['image', 'inspect', image]);
    const [{ Config }] = JSON.parse(stdout);
    expect(Config).toMatchObject({ User: '65532:65532', WorkingDir: '/app/services/crm' });
    expect(Config.Labels).toMatchObject({
      'org.opencontainers.image.licenses': 'Apache-2.0',
      'org.opencontainers.image.revision': expect.stringMatching(/^[0-9a-f]{40}$/),
    });
  });

  test('becomes ready with a read-only root and without capabilities, and ends with exit code 0 on SIGTERM', async () => {
    const { containers } = await startImages(root, engine!.name, ['crm'], tag);
    expect(containers).toEqual([expect.objectContaining({ name: 'crm', exitCode: 0 })]);
  });
});

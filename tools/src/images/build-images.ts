import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Say } from '../console/say.ts';
import { createDebianBase } from './debian-base.ts';
import type { Engine } from './engine.ts';
import type { ImageOptions } from './options.ts';
import { findSbomGenerator, type SbomGenerator } from './sbom.ts';
import { type ImageSizes, measureArchive, megabytes } from './sizes.ts';
import { findTargets, type ImageTarget, imageOf } from './targets.ts';

/** A built image. */
export interface BuiltImage {
  readonly name: string;
  readonly sizes: ImageSizes;
  /** Path of its SBOM. */
  readonly sbom: string;
  /** Number of packages in the SBOM. */
  readonly packages: number;
}

/**
 * Builds the images of the options, writes their SBOMs and measures them.
 * @throws UserError if a program is missing or a build fails
 */
export async function buildImages(
  root: string,
  engine: Engine,
  options: ImageOptions,
  say: Say,
): Promise<BuiltImage[]> {
  const targets = await findTargets(root, options.only);
  const output = resolve(root, options.output);
  await mkdir(output, { recursive: true });
  const generator = await findSbomGenerator(say.step);
  const base = options.debootstrap ? await createDebianBase(engine, root, output, say.step) : options.base;
  const args = { ...(await describeSource(root)), ...(base ? { NODE_IMAGE: base } : {}) };
  const built: BuiltImage[] = [];
  for (const target of targets) {
    const image = imageOf(target.name, options.tag);
    say.step(`Building ${image}`);
    await engine.build(root, { image, args: { ...args, PROCESS: target.process }, secrets: findSecrets() });
    const result = await examine(engine, generator, target, image, output);
    say.done(describe(image, result));
    built.push(result);
  }
  return built;
}

/** Values of the labels: version, commit, and the date of the commit, so that a repeated build is the same. */
async function describeSource(root: string): Promise<Record<string, string>> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const commit = promisify(execFile)('git', ['log', '-1', '--format=%H %cI'], { cwd: root });
  const [revision, created] = (await commit.catch(() => ({ stdout: '' }))).stdout.trim().split(' ');
  return {
    VERSION: version,
    ...(revision ? { REVISION: revision } : {}),
    ...(created ? { CREATED: created } : {}),
  };
}

/** The secrets of deploy/Dockerfile that this machine has: the user's npmrc, and its certificate authorities. */
function findSecrets(): Record<string, string> {
  const files = { npmrc: join(homedir(), '.npmrc'), ca: process.env['NODE_EXTRA_CA_CERTS'] ?? '' };
  return Object.fromEntries(Object.entries(files).filter(([, file]) => file !== '' && existsSync(file)));
}

async function examine(
  engine: Engine,
  generator: SbomGenerator,
  { name }: ImageTarget,
  image: string,
  output: string,
): Promise<BuiltImage> {
  const dir = await mkdtemp(join(tmpdir(), 'image-'));
  try {
    const archive = join(dir, 'image.tar');
    await engine.save(image, archive);
    const sbom = join(output, `bms-${name}.spdx.json`);
    const packages = await generator.write(archive, image, sbom);
    return { name, sizes: await measureArchive(archive), sbom, packages };
  } finally {
    await rm(dir, { recursive: true });
  }
}

const describe = (image: string, { sizes, packages }: BuiltImage): string =>
  `${image}: ${megabytes(sizes.onDisk)}, ${megabytes(sizes.compressed)} compressed, ${packages} packages in its SBOM`;

import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from '../console/say.ts';

const run = promisify(execFile);

/** Programs that build images, in the order in which they are looked for. */
export const engineNames = ['docker', 'podman', 'buildah'] as const;
export type EngineName = (typeof engineNames)[number];

/** An image to build from deploy/Dockerfile. */
export interface ImageBuild {
  /** E.g. `bms-crm:latest`. */
  readonly image: string;
  readonly args: Readonly<Record<string, string>>;
  /** Files that the build may read, by the id of the secret. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** A program that builds images. */
export interface Engine {
  readonly name: EngineName;
  /** Builds an image from the checkout at `root`. Its output goes to standard error. @throws UserError if it fails */
  build(root: string, build: ImageBuild): Promise<void>;
  /** Creates an image with the files of a folder. @throws Error if it fails */
  importFolder(folder: string, image: string): Promise<void>;
  /** Writes the image as an archive in the format of `docker save`, with uncompressed layers. */
  save(image: string, file: string): Promise<void>;
}

/**
 * Returns an engine that works here.
 * @param wanted undefined for the first one that works
 * @throws UserError if there is none
 */
export async function findEngine(wanted: EngineName | undefined): Promise<Engine> {
  for (const name of wanted ? [wanted] : engineNames) if (await works(name)) return createEngine(name);
  throw new UserError(`${wanted ?? engineNames.join(', ')} does not work here: install docker, podman or buildah`);
}

/** `docker info` fails without a daemon, `--version` does not. */
async function works(name: EngineName): Promise<boolean> {
  return run(name, ['info']).then(
    () => true,
    () => false,
  );
}

function createEngine(name: EngineName): Engine {
  return {
    name,
    build: (root, build) => runShown(name, [...buildArguments(name, build), root], root),
    importFolder: name === 'buildah' ? importWithBuildah : (folder, image) => importTar(name, folder, image),
    save: async (image, file) => {
      const args = name === 'buildah' ? ['push', '-q', image, `docker-archive:${file}`] : ['save', '-o', file, image];
      await run(name, args);
    },
  };
}

function buildArguments(name: EngineName, { image, args, secrets }: ImageBuild): string[] {
  return [
    'build',
    // Docker always caches layers; the others need it so that all images share one compilation.
    ...(name === 'docker' ? [] : ['--layers']),
    '--file=deploy/Dockerfile',
    `--tag=${image}`,
    ...Object.entries(args).map(([key, value]) => `--build-arg=${key}=${value}`),
    ...Object.entries(secrets).map(([id, file]) => `--secret=id=${id},src=${file}`),
  ];
}

async function importWithBuildah(folder: string, image: string): Promise<void> {
  const container = (await run('buildah', ['from', 'scratch'])).stdout.trim();
  await run('buildah', ['add', '-q', container, folder, '/']);
  await run('buildah', ['commit', '-q', '--rm', container, image]);
}

async function importTar(name: EngineName, folder: string, image: string): Promise<void> {
  await run('sh', ['-c', 'tar -C "$1" -c . | "$2" import - "$3"', 'sh', folder, name, image]);
}

async function runShown(file: string, args: readonly string[], cwd: string): Promise<void> {
  const env = { DOCKER_BUILDKIT: '1', ...process.env };
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', process.stderr, process.stderr] });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new UserError(`${file} build failed, see above`);
}

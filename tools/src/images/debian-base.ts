import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../console/say.ts';
import type { Engine } from './engine.ts';

const run = promisify(execFile);

/** Debian release of the official Node image in deploy/Dockerfile. */
const RELEASE = 'bookworm';
/** Files in which apt lists its mirrors: deb822 or one line each. */
const SOURCES = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'];

/**
 * Creates the base image of the build from Debian's packages (debootstrap), the Node of this checkout and the npm of this
 * machine, as a replacement of the official Node image where no registry of images is reachable. Needs root. The files
 * are kept in `cache` for later calls.
 * @returns the name of the image
 * @throws UserError if debootstrap is missing or fails
 */
export async function createDebianBase(
  engine: Engine,
  root: string,
  cache: string,
  step: (text: string) => void,
): Promise<string> {
  const folder = join(cache, `debian-${RELEASE}`);
  if (!existsSync(folder)) {
    step(`Installing Debian ${RELEASE} into ${folder} (debootstrap, some minutes)`);
    await installDebian(`${folder}.partial`);
    await addNode(`${folder}.partial`, join(root, 'node_modules/node/bin/node'));
    await rename(`${folder}.partial`, folder);
  }
  const image = `localhost/bms-node-base:${process.versions.node}`;
  await engine.importFolder(folder, image);
  return image;
}

async function installDebian(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    await run('debootstrap', ['--variant=minbase', RELEASE, folder, await findMirror()], { maxBuffer: 2 ** 26 });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new UserError('debootstrap fails: install it (Debian: debootstrap) and run as root', { cause: error });
  }
}

/** Returns the first mirror of this machine's apt. */
async function findMirror(): Promise<string> {
  const texts = await Promise.all(SOURCES.map((file) => readFile(file, 'utf8').catch(() => '')));
  const mirror = /^(?:URIs:|deb(?: \[[^\]]*\])?) *(\S+)/m.exec(texts.join('\n'))?.[1];
  if (!mirror) throw new UserError('apt has no mirror here: debootstrap needs Debian');
  return mirror;
}

/** Adds Node and npm at the paths of the official image. */
async function addNode(folder: string, node: string): Promise<void> {
  const { stdout } = await run('sh', ['-c', 'readlink -f "$(command -v npm)"']);
  await cp(await realpath(node), join(folder, 'usr/local/bin/node'));
  const modules = join(folder, 'usr/local/lib/node_modules');
  await mkdir(modules, { recursive: true });
  await cp(dirname(dirname(stdout.trim())), join(modules, 'npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, 'usr/local/bin', name));
}

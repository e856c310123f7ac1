import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A process of ours as it stands in the checkout. */
export interface ProcessSource {
  /** Name of its folder, e.g. `crm`. */
  readonly name: string;
  /** Absolute path of its folder, which holds src/main.ts. */
  readonly dir: string;
  /**
   * Settings that a start on one machine makes for it besides those that every process has: `bms.localSettings` of its
   * package.json, values as environmentOf takes them.
   */
  readonly localSettings: Readonly<Record<string, string>>;
}

/** The gateway of the checkout at `root`. */
export function findGateway(root: string): Promise<ProcessSource> {
  return readSource('gateway', join(root, 'gateway'));
}

/** Every service of the checkout at `root`, by name: each folder under services/ that can be started. */
export async function findServices(root: string): Promise<ProcessSource[]> {
  const folders = await readdir(join(root, 'services'));
  const names = folders.filter((name) => isService(join(root, 'services', name)));
  return Promise.all(names.sort().map((name) => readSource(name, join(root, 'services', name))));
}

async function readSource(name: string, dir: string): Promise<ProcessSource> {
  const manifest = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'));
  return { name, dir, localSettings: manifest.bms?.localSettings ?? {} };
}

/** In its sources or compiled. */
function isService(dir: string): boolean {
  return ['src/main.ts', 'src/main.js'].some((file) => existsSync(join(dir, file)));
}

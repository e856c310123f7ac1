import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A process of the project in the checkout. */
export interface ProcessSource {
  /** The name of its folder, e.g. `crm`. */
  readonly name: string;
  /** The absolute path of its folder, which contains src/main.ts. */
  readonly dir: string;
  /**
   * Settings of a local start besides those common to all processes: `bms.localSettings` of its package.json, with
   * placeholders as processSettings replaces them.
   */
  readonly localSettings: Readonly<Record<string, string>>;
  /** Further local settings if there is an OAuth 2.0 server: `bms.oauthSettings` of its package.json. */
  readonly oauthSettings: Readonly<Record<string, string>>;
  /** Settings that `npm start` passes on from its own environment: `bms.passedSettings` of its package.json. */
  readonly passedSettings: readonly string[];
  /**
   * Its consumers by publishing service, `*` for those of every service: `bms.consumes` of its package.json. The value of
   * a consumer is its scope: a type such as `order.confirmed` or a resource such as `client` if it has one filter, else `*`.
   */
  readonly consumes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Events that it subscribes to without a stream, e.g. `identity.role.updated`: `bms.hears` of its package.json. */
  readonly hears: readonly string[];
}

/** Returns the gateway of the checkout at `root`. */
export function findGateway(root: string): Promise<ProcessSource> {
  return readSource('gateway', join(root, 'gateway'));
}

/** Returns all services of the checkout at `root`, sorted by name: each folder in services/ with a main file. */
export async function findServices(root: string): Promise<ProcessSource[]> {
  const folders = await readdir(join(root, 'services'));
  const names = folders.filter((name) => isService(join(root, 'services', name)));
  return Promise.all(names.sort().map((name) => readSource(name, join(root, 'services', name))));
}

async function readSource(name: string, dir: string): Promise<ProcessSource> {
  const manifest = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8'));
  const { localSettings = {}, oauthSettings = {}, passedSettings = [], consumes = {}, hears = [] } = manifest.bms ?? {};
  return { name, dir, localSettings, oauthSettings, passedSettings, consumes, hears };
}

/** True if the folder has a main file, as source or compiled. */
function isService(dir: string): boolean {
  return ['src/main.ts', 'src/main.js'].some((file) => existsSync(join(dir, file)));
}

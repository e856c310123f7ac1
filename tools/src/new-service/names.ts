import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../console/say.ts';
import { type ModuleNames, namesOf } from '../new-module/names.ts';

/** The longest name: the name of a Kubernetes object has 63 characters, that of its release included. */
const MAX_LENGTH = 20;
/** Names of containers, secrets and folders of the contract that belong to no service. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['api', 'databases', 'gateway', 'inbox', 'migrations', 'mongo', 'nats', 'oauth', 'redis', 'secrets', 'setup'],
  ...['streams', 'valkey'],
]);

/**
 * Derives the names of a new service and its first module.
 * @param root the root of the repository, which must have neither of them
 * @param service small letters and digits: it is part of a package of protobuf, a database and a DNS label
 * @param plural the module in kebab case; by default the name of the service
 * @param one the singular of the module; derived by default
 * @throws UserError for a name that is invalid, reserved or taken
 */
export async function newServiceNames(
  root: string,
  service: string,
  plural: string = service,
  one?: string,
): Promise<ModuleNames> {
  assertService(root, service);
  const names = moduleNames(service, plural, one);
  const taken = await findModule(root, names.key);
  if (taken) throw new UserError(`${taken} already has the module ${names.key}`);
  return names;
}

function assertService(root: string, service: string): void {
  if (!/^[a-z][a-z0-9]*$/.test(service) || service.length > MAX_LENGTH)
    throw new UserError(`"${service}" is no name for a service: at most ${MAX_LENGTH} small letters and digits`);
  if (RESERVED.has(service)) throw new UserError(`the name ${service} is reserved: choose another one`);
  const folders = [join('services', service), join('protos/bms', service)];
  const present = folders.find((folder) => existsSync(join(root, folder)));
  if (present) throw new UserError(`${present} already exists: npm run new-module adds a module to a service`);
}

function moduleNames(service: string, plural: string, one?: string): ModuleNames {
  const isNamedAfterService = plural === service && one === undefined;
  if (isNamedAfterService && !plural.endsWith('s'))
    throw new UserError(`${service} is no plural: npm run new-service -- ${service} <modules> [<module>]`);
  return namesOf(service, plural, one);
}

/** Returns the path of the contract that has a module; undefined if none has. */
async function findModule(root: string, key: string): Promise<string | undefined> {
  const all = await readdir(join(root, 'protos/bms'), { recursive: true });
  for (const file of all.filter((name) => name.endsWith('.proto'))) {
    const text = await readFile(join(root, 'protos/bms', file), 'utf8');
    if (text.includes(`{module: "${key}"`)) return join('protos/bms', file);
  }
  return undefined;
}

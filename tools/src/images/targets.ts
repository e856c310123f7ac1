import { findServices } from '@bms/backing-services';
import { UserError } from '../console/say.ts';

/** An image of the project. */
export interface ImageTarget {
  /** E.g. `crm`; the image is `bms-crm`. */
  readonly name: string;
  /** Build argument PROCESS: the folder of the process. */
  readonly process: string;
}

/** Returns the name of the image in the local store. */
export const imageOf = (name: string, tag: string): string => `bms-${name}:${tag}`;

/**
 * Returns the images of a checkout: the gateway, each service, the setup of docker-compose.yml, and the command line tool.
 * @param only names to limit them to; all if empty
 * @throws UserError for an unknown name
 */
export async function findTargets(root: string, only: readonly string[]): Promise<ImageTarget[]> {
  const services = (await findServices(root)).map(({ name }) => ({ name, process: `services/${name}` }));
  const all = [
    { name: 'gateway', process: 'gateway' },
    ...services,
    { name: 'setup', process: 'tools' },
    { name: 'cli', process: 'cli' },
  ];
  const unknown = only.find((name) => !all.some((target) => target.name === name));
  if (unknown !== undefined)
    throw new UserError(`there is no image ${unknown}: choose from ${all.map(({ name }) => name).join(', ')}`);
  return only.length === 0 ? all : all.filter(({ name }) => only.includes(name));
}

import { readArguments, UserError } from '../console/say.ts';
import { type EngineName, engineNames } from './engine.ts';

/** Options of `npm run images`. */
export interface ImageOptions {
  /** Program that builds; undefined for the first one that is installed. */
  readonly engine: EngineName | undefined;
  /** Base image with Node and npm; undefined for the one that deploy/Dockerfile names. */
  readonly base: string | undefined;
  /** True to make the base image from Debian packages, where no registry of images is reachable. */
  readonly debootstrap: boolean;
  /** Names of the images to build, e.g. `crm`; all if empty. */
  readonly only: readonly string[];
  /** Tag of the images. */
  readonly tag: string;
  /** Directory of the SBOMs. */
  readonly output: string;
  /** True to start each image in a container. */
  readonly start: boolean;
}

/**
 * Parses `--engine podman --base IMAGE --debootstrap --only crm,gateway --tag 1.2.3 --output DIR --start`.
 * @throws UserError for an unknown option or an invalid value
 */
export function readImageOptions(args: readonly string[]): ImageOptions {
  const { engine, only, ...values } = readArguments(args, options);
  if (engine !== undefined && !isEngine(engine))
    throw new UserError(`--engine is ${engine}: it must be one of ${engineNames.join(', ')}`);
  if (values.base !== undefined && values.debootstrap)
    throw new UserError('--base and --debootstrap exclude each other');
  return { ...values, base: values.base, engine, only: only?.split(',').filter((name) => name !== '') ?? [] };
}

const isEngine = (name: string): name is EngineName => (engineNames as readonly string[]).includes(name);

const options = {
  engine: { type: 'string' },
  base: { type: 'string' },
  debootstrap: { type: 'boolean', default: false },
  only: { type: 'string' },
  tag: { type: 'string', default: 'latest' },
  output: { type: 'string', default: '.cache/images' },
  start: { type: 'boolean', default: false },
} as const;

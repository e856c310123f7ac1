import { describedTarget, type Target } from './target.ts';

/** The settings that describe a system; if one of them is set, the local start is not used. */
const ADDRESSES = /^(API_URL|NATS_URL|REDIS_URL|MONGODB_URL(_[A-Z]+)?)$/;

/**
 * Finds the system of a command: the one that the environment describes, else the local start in DATA_DIR.
 * @throws UserError if there is neither
 */
export async function findTarget(env: NodeJS.ProcessEnv): Promise<Target> {
  // Loaded here, since the contract and the backing services take most of the start of a command.
  const { serviceNames } = await import('./services.ts');
  const services = serviceNames();
  const isDescribed = Object.keys(env).some((name) => ADDRESSES.test(name) && env[name]);
  if (isDescribed) return describedTarget(env, services);
  return (await import('./local-target.ts')).findLocalTarget(env, services);
}

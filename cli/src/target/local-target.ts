import { resolve } from 'node:path';
import { UserError } from '../run/errors.ts';
import {
  gatewayPortOf,
  type LocalStart,
  localDatabaseUrl,
  localNatsUrl,
  localRedisUrl,
  readLocalStart,
} from './local-start.ts';
import { credentialsIn, type Target } from './target.ts';

const DEFAULT_DATA_DIR = '.data';
/** The NATS user of the local start that can read the streams of all services. */
const LOCAL_NATS_USER = 'activity';

/** Finds the local start in DATA_DIR. @throws UserError if there is none */
export async function findLocalTarget(env: NodeJS.ProcessEnv, services: readonly string[]): Promise<Target> {
  return localTarget(env, services, await readLocalStart(resolve(env['DATA_DIR'] || DEFAULT_DATA_DIR)));
}

function localTarget(env: NodeJS.ProcessEnv, services: readonly string[], local: LocalStart): Target {
  const { ports, secrets, signIn, dataDir } = local;
  return {
    services,
    local,
    apiUrl: () => `http://127.0.0.1:${gatewayPortOf(local, env)}`,
    credentials: () => {
      const found = credentialsIn(env) ?? signIn;
      if (found) return found;
      throw new UserError(`there is no sign-in in ${dataDir}: run npm start first, or set BMS_TOKEN`);
    },
    databaseUrl: (service) => localDatabaseUrl(local, service),
    natsUrl: () => localNatsUrl(local, LOCAL_NATS_USER),
    redisUrl: () => localRedisUrl(local),
    healthUrl: (service) => `http://127.0.0.1:${ports[`${service}/http`]}`,
    callerSettings: (service) => ({
      signingKey: secrets[`${service}/signing-key`] ?? '',
      upstreams: services.map((name) => `${name}=127.0.0.1:${ports[`${name}/grpc`]}`).join(','),
    }),
  };
}

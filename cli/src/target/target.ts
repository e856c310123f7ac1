import { UserError } from '../run/errors.ts';
import type { LocalStart } from './local-start.ts';

/** Credentials of the API: a token, or a sign-in. */
export type ApiCredentials = { readonly token: string } | { readonly email: string; readonly password: string };

/** The system that a command works on. Each function throws UserError naming the setting that is missing. */
export interface Target {
  /** The names of all services. */
  readonly services: readonly string[];
  /** The local start; undefined if the environment describes another system. */
  readonly local: LocalStart | undefined;
  /** Base URL of the gateway. */
  apiUrl(): string;
  credentials(): ApiCredentials;
  /** Connection string of the database of a service. */
  databaseUrl(service: string): string;
  natsUrl(): string;
  redisUrl(): string;
  /** Base URL of the health pages of a service; undefined if unknown. */
  healthUrl(service: string): string | undefined;
  /** The settings by which a command calls other services as a service: SIGNING_KEY and UPSTREAMS. */
  callerSettings(service: string): { readonly signingKey: string; readonly upstreams: string };
}

/** Returns the name of the setting with the database of a service, e.g. `MONGODB_URL_CRM`. */
export const databaseSetting = (service: string): string => `MONGODB_URL_${service.toUpperCase()}`;

/** Creates the target of a system that the environment describes. */
export function describedTarget(env: NodeJS.ProcessEnv, services: readonly string[]): Target {
  const need = (name: string, what: string): string => {
    const value = env[name];
    if (value) return value;
    throw new UserError(`${name} is not set: ${what}`);
  };
  return {
    services,
    local: undefined,
    apiUrl: () => need('API_URL', 'the base URL of the gateway'),
    credentials: () =>
      credentialsIn(env) ?? {
        token: need('BMS_TOKEN', 'an API key or a session token (or set ADMIN_EMAIL and ADMIN_PASSWORD)'),
      },
    databaseUrl: (service) =>
      env[databaseSetting(service)] ||
      env['MONGODB_URL'] ||
      need(databaseSetting(service), `the connection string of the database of ${service}`),
    natsUrl: () => need('NATS_URL', 'the URL of NATS'),
    redisUrl: () => need('REDIS_URL', 'the URL of the Redis-protocol server'),
    healthUrl: (service) => healthUrls(env['UPSTREAMS_HTTP'] ?? '').get(service),
    callerSettings: (service) => ({
      signingKey: need('SIGNING_KEY', `the signing key of ${service}`),
      upstreams: need('UPSTREAMS', 'the gRPC addresses of the services, name=host:port,name=host:port'),
    }),
  };
}

/** Returns the credentials in the environment; undefined if there are none. */
export function credentialsIn(env: NodeJS.ProcessEnv): ApiCredentials | undefined {
  const { BMS_TOKEN: token, ADMIN_EMAIL: email = 'admin@example.com', ADMIN_PASSWORD: password } = env;
  if (token) return { token };
  return password ? { email, password } : undefined;
}

/** Parses UPSTREAMS_HTTP: `name=host:port,name=host:port`. */
function healthUrls(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(',').flatMap((part) => (part.includes('=') ? [part.trim().split('=')] : []));
  return new Map(pairs.map(([name = '', address]) => [name, `http://${address}`]));
}

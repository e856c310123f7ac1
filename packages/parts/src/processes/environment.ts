import type { ProcessSource } from './sources.ts';

/** Where a service listens, both on 127.0.0.1. */
export interface ServicePorts {
  readonly grpc: number;
  readonly http: number;
}

/** What all processes of one start share. */
export interface Surroundings {
  readonly nodeEnv: string;
  readonly logLevel: string;
  /** The gateway's port. */
  readonly port: number;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** The services by name. */
  readonly services: Readonly<Record<string, ServicePorts>>;
  /** TRUSTED_KEYS. */
  readonly trustedKeys: string;
}

/** What one process has for itself. */
export interface Own {
  readonly signingKey: string;
  readonly natsUrl: string;
  /** Its random secret for a setting of that name: 32 bytes in base64, always the same one for the same name. */
  secret(setting: string): string;
}

/** The environment of the gateway. */
export function gatewayEnvironment(source: ProcessSource, around: Surroundings, own: Own): Record<string, string> {
  return {
    ...common(source, around, own),
    HOST: '127.0.0.1',
    PORT: String(around.port),
    REDIS_URL: around.redisUrl,
    PUBLIC_URL: publicUrl(around),
  };
}

/** The environment of a service. @throws Error when `around` has no ports for it. */
export function serviceEnvironment(
  source: ProcessSource,
  around: Surroundings,
  own: Own & { readonly mongodbUrl: string },
): Record<string, string> {
  const ports = around.services[source.name];
  if (!ports) throw new Error(`${source.name} has no ports`);
  return {
    ...common(source, around, own),
    GRPC_ADDRESS: `127.0.0.1:${ports.grpc}`,
    HTTP_ADDRESS: `127.0.0.1:${ports.http}`,
    MONGODB_URL: own.mongodbUrl,
  };
}

/** Base address of the gateway. */
export function publicUrl(around: Pick<Surroundings, 'port'>): string {
  return `http://127.0.0.1:${around.port}`;
}

function common(source: ProcessSource, around: Surroundings, own: Own): Record<string, string> {
  const upstreams = Object.entries(around.services).map(([name, { grpc }]) => `${name}=127.0.0.1:${grpc}`);
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: around.nodeEnv,
    LOG_LEVEL: around.logLevel,
    LOCAL_SECRETS: 'true',
    NATS_URL: own.natsUrl,
    SIGNING_KEY: own.signingKey,
    TRUSTED_KEYS: around.trustedKeys,
    UPSTREAMS: upstreams.join(','),
    ...localSettings(source, around, own),
  };
}

/** `{name}` in a value stands for what the start knows or makes; a name it does not know is a mistake in package.json. */
function localSettings(source: ProcessSource, around: Surroundings, own: Own): Record<string, string> {
  const known: Record<string, (setting: string) => string> = {
    secret: (setting) => own.secret(setting),
    publicUrl: () => publicUrl(around),
    redisUrl: () => around.redisUrl,
    smtpUrl: () => around.smtpUrl,
    adminEmail: () => around.adminEmail,
    adminPassword: () => around.adminPassword,
  };
  const fill = (setting: string, value: string): string =>
    value.replace(/\{(\w+)\}/g, (_, name: string) => {
      const make = known[name];
      if (!make) throw new Error(`${source.dir}/package.json: bms.localSettings.${setting} has an unknown {${name}}`);
      return make(setting);
    });
  return Object.fromEntries(Object.entries(source.localSettings).map(([name, value]) => [name, fill(name, value)]));
}

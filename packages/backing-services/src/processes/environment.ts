import { type OAuthAddresses, type ProcessCredentials, processSettings } from './settings.ts';
import type { ProcessSource } from './sources.ts';

/** The ports of a service on 127.0.0.1. */
export interface ServicePorts {
  readonly grpc: number;
  readonly http: number;
}

/** The settings shared by all processes of a local start. */
export interface LocalEnvironment {
  readonly nodeEnv: string;
  readonly logLevel: string;
  /** The gateway's port. */
  readonly port: number;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  readonly oauth?: OAuthAddresses;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** The ports of the services, by name. */
  readonly services: Readonly<Record<string, ServicePorts>>;
  /** TRUSTED_KEYS. */
  readonly trustedKeys: string;
}

export function gatewayEnvironment(
  source: ProcessSource,
  local: LocalEnvironment,
  own: ProcessCredentials,
): Record<string, string> {
  return {
    ...common(source, local, own),
    HOST: '127.0.0.1',
    PORT: String(local.port),
    REDIS_URL: local.redisUrl,
    PUBLIC_URL: publicUrl(local),
    UPSTREAMS_HTTP: Object.entries(local.services)
      .map(([name, { http }]) => `${name}=127.0.0.1:${http}`)
      .join(','),
  };
}

/** Returns the environment of a service. @throws Error if `local` has no ports for it. */
export function serviceEnvironment(
  source: ProcessSource,
  local: LocalEnvironment,
  own: ProcessCredentials & { readonly mongodbUrl: string },
): Record<string, string> {
  const ports = local.services[source.name];
  if (!ports) throw new Error(`${source.name} has no ports`);
  return {
    ...common(source, local, own),
    GRPC_ADDRESS: `127.0.0.1:${ports.grpc}`,
    HTTP_ADDRESS: `127.0.0.1:${ports.http}`,
    MONGODB_URL: own.mongodbUrl,
  };
}

/** Returns the base URL of the gateway. */
export function publicUrl(local: Pick<LocalEnvironment, 'port'>): string {
  return `http://127.0.0.1:${local.port}`;
}

function common(source: ProcessSource, local: LocalEnvironment, own: ProcessCredentials): Record<string, string> {
  const targets = Object.entries(local.services).map(([name, { grpc }]) => [name, `127.0.0.1:${grpc}`]);
  const shared = { ...local, isLocal: true, publicUrl: publicUrl(local), upstreams: Object.fromEntries(targets) };
  return { PATH: process.env['PATH'] ?? '', LOCAL_SECRETS: 'true', ...processSettings(source, shared, own) };
}

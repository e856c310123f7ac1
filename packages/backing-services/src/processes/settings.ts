import type { ProcessSource } from './sources.ts';

/** The settings shared by all processes of a system. */
export interface Shared {
  readonly nodeEnv: string;
  readonly logLevel: string;
  /** True if the system is started on loopback for trial and cannot be reached from other machines. */
  readonly isLocal: boolean;
  /** The base URL of the gateway. */
  readonly publicUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  /** An OAuth 2.0 server for connecting drives and calendars; undefined if there is none. */
  readonly oauth?: OAuthAddresses;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** TRUSTED_KEYS. */
  readonly trustedKeys: string;
  /** The gRPC address of each service, e.g. `crm:50051`, by name. */
  readonly upstreams: Readonly<Record<string, string>>;
}

/** The endpoints of an OAuth 2.0 server. */
export interface OAuthAddresses {
  /** The authorization endpoint, opened in the user's browser. */
  readonly authorizeUrl: string;
  /** The token endpoint, called by the processes. */
  readonly tokenUrl: string;
}

/** The settings of a single process. */
export interface ProcessCredentials {
  readonly signingKey: string;
  readonly natsUrl: string;
  /** Returns the random secret for a setting: 32 bytes in base64, always the same for the same name. */
  secret(setting: string): string;
}

/** Returns the settings of a process except its addresses and its database. */
export function processSettings(
  source: ProcessSource,
  shared: Shared,
  own: ProcessCredentials,
): Record<string, string> {
  const upstreams = Object.entries(shared.upstreams).map(([name, target]) => `${name}=${target}`);
  return {
    NODE_ENV: shared.nodeEnv,
    LOG_LEVEL: shared.logLevel,
    NATS_URL: own.natsUrl,
    SIGNING_KEY: own.signingKey,
    TRUSTED_KEYS: shared.trustedKeys,
    UPSTREAMS: upstreams.join(','),
    ...fillIn(source.localSettings, source, shared, own),
    ...oauthSettings(source, shared, own),
  };
}

/** Returns the settings of a process for the OAuth 2.0 server of its system; none if there is no such server. */
export function oauthSettings(source: ProcessSource, shared: Shared, own: ProcessCredentials): Record<string, string> {
  return shared.oauth ? fillIn(source.oauthSettings, source, shared, own) : {};
}

/**
 * Returns settings of package.json with the placeholders `{name}` replaced.
 * @throws Error for an unknown placeholder, a mistake in package.json
 */
function fillIn(
  settings: Readonly<Record<string, string>>,
  source: ProcessSource,
  shared: Shared,
  own: ProcessCredentials,
): Record<string, string> {
  const known: Record<string, (setting: string) => string> = {
    secret: (setting) => own.secret(setting),
    isLocal: () => String(shared.isLocal),
    publicUrl: () => shared.publicUrl,
    redisUrl: () => shared.redisUrl,
    smtpUrl: () => shared.smtpUrl,
    oauthAuthorizeUrl: () => shared.oauth?.authorizeUrl ?? '',
    oauthTokenUrl: () => shared.oauth?.tokenUrl ?? '',
    adminEmail: () => shared.adminEmail,
    adminPassword: () => shared.adminPassword,
  };
  const fill = (setting: string, value: string): string =>
    value.replace(/\{(\w+)\}/g, (_, name: string) => {
      const make = known[name];
      if (!make) throw new Error(`${source.dir}/package.json: setting ${setting} has an unknown {${name}}`);
      return make(setting);
    });
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, fill(name, value)]));
}

import type { ProcessSource } from './sources.ts';

/** What all processes of a system are told. */
export interface Shared {
  readonly nodeEnv: string;
  readonly logLevel: string;
  /** Whether nothing of the system can be reached from elsewhere: started on loopback, to be tried out. */
  readonly isLocal: boolean;
  /** Base address of the gateway. */
  readonly publicUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  /** An OAuth 2.0 server to connect drives and calendars at; undefined where there is none. */
  readonly oauth?: OAuthAddresses;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** TRUSTED_KEYS. */
  readonly trustedKeys: string;
  /** Where each service takes calls, e.g. `crm:50051`, by name. */
  readonly upstreams: Readonly<Record<string, string>>;
}

/** Where an OAuth 2.0 server does what. */
export interface OAuthAddresses {
  /** For the browsers of people. */
  readonly authorizeUrl: string;
  /** For the processes. */
  readonly tokenUrl: string;
}

/** What one process has for itself. */
export interface Own {
  readonly signingKey: string;
  readonly natsUrl: string;
  /** Its random secret for a setting of that name: 32 bytes in base64, always the same one for the same name. */
  secret(setting: string): string;
}

/** The settings of a process but where it listens and which database it has. */
export function processSettings(source: ProcessSource, shared: Shared, own: Own): Record<string, string> {
  const upstreams = Object.entries(shared.upstreams).map(([name, target]) => `${name}=${target}`);
  return {
    NODE_ENV: shared.nodeEnv,
    LOG_LEVEL: shared.logLevel,
    NATS_URL: own.natsUrl,
    SIGNING_KEY: own.signingKey,
    TRUSTED_KEYS: shared.trustedKeys,
    UPSTREAMS: upstreams.join(','),
    ...localSettings(source, shared, own),
  };
}

/** `{name}` in a value stands for what the start knows or makes; a name it does not know is a mistake in package.json. */
function localSettings(source: ProcessSource, shared: Shared, own: Own): Record<string, string> {
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
      if (!make) throw new Error(`${source.dir}/package.json: bms.localSettings.${setting} has an unknown {${name}}`);
      return make(setting);
    });
  return Object.fromEntries(Object.entries(source.localSettings).map(([name, value]) => [name, fill(name, value)]));
}

import type { Encryption } from '@bms/mail';
import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as jwksFetch } from 'jose';
import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import type { SsoConfig } from '../settings.ts';
import type { FetchOptions, ProviderFetch } from './fetch-provider.ts';
import { decryptClientSecret, type IdentityProvider } from './provider.model.ts';

/** The time for which the configuration of a provider is kept, in milliseconds. */
const CONFIGURATION_MS = 10 * 60_000;
/** The time after a fetch of keys in which an unknown key does not cause another, in milliseconds. */
const KEY_COOLDOWN_MS = 5_000;
const MAX_PROVIDERS = 100;

/** A provider as an OpenID Connect client knows it. */
export interface ProviderClient {
  readonly configuration: oidc.Configuration;
  /** Returns the key of a token, also after the provider has rotated its keys. */
  readonly keys: JWTVerifyGetKey;
  /** Reads the keys anew. */
  readKeys(): Promise<void>;
}

/** Opens the clients of providers. */
export interface ProviderClients {
  /** Returns the client of a provider. @throws the errors of openid-client if its configuration cannot be read */
  of(provider: IdentityProvider): Promise<ProviderClient>;
  /** Like `of`, but reads the configuration anew. */
  read(provider: IdentityProvider): Promise<ProviderClient>;
}

/** Creates the clients, which keep the configuration of a provider for ten minutes. */
export function openProviderClients(
  config: SsoConfig,
  encryption: Encryption,
  { fetch }: ProviderFetch,
): ProviderClients {
  const known = new LRUCache<string, Promise<ProviderClient>>({ max: MAX_PROVIDERS, ttl: CONFIGURATION_MS });
  const read = (provider: IdentityProvider) => readClient(provider, { config, encryption, fetch });
  return {
    read,
    of: (provider) => {
      const id = `${provider._id}.${provider.version}`;
      const found = known.get(id);
      if (found) return found;
      const reading = read(provider);
      known.set(id, reading);
      reading.catch(() => known.delete(id));
      return reading;
    },
  };
}

interface ReadDeps {
  readonly config: SsoConfig;
  readonly encryption: Encryption;
  readonly fetch: ProviderFetch['fetch'];
}

async function readClient(
  provider: IdentityProvider,
  { config, encryption, fetch }: ReadDeps,
): Promise<ProviderClient> {
  const secret = decryptClientSecret(encryption, provider);
  const configuration = await oidc.discovery(
    new URL(provider.issuer),
    provider.client_id,
    { [oidc.clockTolerance]: config.clockSkewSeconds },
    secret ? clientAuthentication(secret) : oidc.None(),
    {
      [oidc.customFetch]: (url, options) => fetch(url, options as FetchOptions),
      timeout: config.timeoutSeconds,
      execute: config.allowHttp ? [oidc.allowInsecureRequests] : [],
    },
  );
  const { issuer, jwks_uri } = configuration.serverMetadata();
  if (issuer !== provider.issuer) throw new IssuerMismatch(issuer);
  if (!jwks_uri) throw new Error('the configuration has no jwks_uri');
  const keys = createRemoteJWKSet(new URL(jwks_uri), {
    cooldownDuration: KEY_COOLDOWN_MS,
    timeoutDuration: config.timeoutSeconds * 1000,
    [jwksFetch]: (url, options) => fetch(url, options),
  });
  return { configuration, keys, readKeys: () => keys.reload() };
}

/** The configuration names another issuer, e.g. with a slash at its end. */
export class IssuerMismatch extends Error {
  override readonly name = 'IssuerMismatch';
}

/** Authenticates the client by the method that the provider supports, client_secret_basic by default (RFC 8414, 2). */
function clientAuthentication(secret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic') ? basic : post;
    return authenticate(server, client, body, headers);
  };
}

/** Opens the requests to identity providers. The first one loads the HTTP client, which takes 5 MB. */
export function openProviderFetch(config: SsoConfig): ProviderFetch {
  let opened: Promise<ProviderFetch> | undefined;
  const open = async (): Promise<ProviderFetch> => (await import('./fetch-provider.ts')).createProviderFetch(config);
  return {
    fetch: async (url, options) => {
      opened ??= open();
      return (await opened).fetch(url, options);
    },
    close: async () => (await opened)?.close(),
  };
}

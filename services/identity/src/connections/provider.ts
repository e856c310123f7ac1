import { ApiError } from '@bms/contracts';
import { type ConnectedService, connectionsSettings, type ServiceSettings } from './settings.ts';

/** An OAuth 2.0 provider of tokens for one service. */
export interface Provider {
  readonly clientId: string;
  /** Undefined for a public client. */
  readonly clientSecret: string | undefined;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly scope: string;
  /** Parameters beyond the standard, e.g. to request a refresh token. */
  readonly parameters: Readonly<Record<string, string>>;
}

type Preset = Pick<Provider, 'authorizeUrl' | 'tokenUrl' | 'parameters'> & {
  readonly scopes: Readonly<Record<ConnectedService, string>>;
};

const presets: Readonly<Record<'google' | 'microsoft', Preset>> = {
  // https://developers.google.com/identity/protocols/oauth2/web-server
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: {
      drive: 'https://www.googleapis.com/auth/drive',
      calendar: 'https://www.googleapis.com/auth/calendar',
    },
    parameters: { access_type: 'offline', prompt: 'consent' },
  },
  // https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow
  microsoft: {
    authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scopes: { drive: 'offline_access Files.ReadWrite.All', calendar: 'offline_access Calendars.ReadWrite' },
    parameters: {},
  },
};

/** Returns the configured provider of a service. @throws ApiError unavailable naming the missing settings */
export function providerOf(service: ConnectedService, settings: ServiceSettings): Provider {
  const preset = settings.provider && settings.provider !== 'custom' ? presets[settings.provider] : undefined;
  const authorizeUrl = settings.authorizeUrl ?? preset?.authorizeUrl;
  const tokenUrl = settings.tokenUrl ?? preset?.tokenUrl;
  const { provider, clientId, clientSecret } = settings;
  if (!provider || !clientId || !authorizeUrl || !tokenUrl)
    throw notConfigured(service, { provider, clientId, authorizeUrl, tokenUrl });
  const scope = settings.scope ?? preset?.scopes[service] ?? service;
  return { clientId, clientSecret, authorizeUrl, tokenUrl, scope, parameters: preset?.parameters ?? {} };
}

type Needed = Partial<Record<'provider' | 'clientId' | 'authorizeUrl' | 'tokenUrl', string | undefined>>;

/** Returns the error for missing settings. Without a chosen provider, its endpoints may not be needed. */
function notConfigured(service: ConnectedService, found: Needed): ApiError {
  const needed = found.provider ? (Object.keys(found) as (keyof Needed)[]) : (['provider', 'clientId'] as const);
  const missing = needed.filter((name) => !found[name]).map((name) => connectionsSettings[service][name].env);
  return new ApiError(
    'unavailable',
    `The ${service} is not configured. Set ${missing.join(' and ')} of the identity service.`,
    {
      retryAfter: 300,
    },
  );
}

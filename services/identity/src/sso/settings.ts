import { type Config, ConfigError, setting } from '@bms/service-kit';
import { z } from 'zod';

const text = z.string().optional();

/** A list of words, separated by spaces or commas. */
const words = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean));

/** The settings of single sign-on: limits of requests to providers, and one provider of the installation. */
export const ssoSettings = {
  timeoutSeconds: setting(
    'SSO_TIMEOUT_SECONDS',
    z.coerce.number().int().min(1).max(10).default(5),
    'Timeout of each request to an identity provider, in seconds',
  ),
  clockSkewSeconds: setting(
    'SSO_CLOCK_SKEW_SECONDS',
    z.coerce.number().int().min(0).max(300).default(60),
    'Accepted difference between the clocks of an identity provider and of this system, in seconds',
  ),
  allowPrivateAddresses: setting(
    'SSO_ALLOW_PRIVATE_ADDRESSES',
    z.stringbool().default(false),
    'True to allow identity providers at addresses that are not publicly reachable, such as one in the own network',
  ),
  allowHttp: setting(
    'SSO_ALLOW_HTTP',
    z.stringbool().default(false),
    'True to allow identity providers without TLS; for local trials only, rejected with NODE_ENV=production',
  ),
  provider: {
    name: setting('SSO_NAME', z.string().default('Single sign-on'), 'Name of the provider of SSO_ISSUER on its button'),
    key: setting('SSO_KEY', z.string().default('sso'), 'Segment of its paths: /api/auth/sso/<key>/callback'),
    issuer: setting(
      'SSO_ISSUER',
      text,
      'Issuer of an identity provider (OpenID Connect) that is created at start; administrators can add others in the panel',
    ),
    clientId: setting('SSO_CLIENT_ID', text, 'Client ID of this system at SSO_ISSUER'),
    clientSecret: setting('SSO_CLIENT_SECRET', text, 'Client secret of SSO_CLIENT_ID; none for a public client'),
    domains: setting('SSO_DOMAINS', words, 'Email domains of the organization at SSO_ISSUER, comma-separated'),
    scopes: setting('SSO_SCOPES', words, 'Scopes requested from SSO_ISSUER; openid, profile and email by default'),
  },
};

export type SsoConfig = Config<typeof ssoSettings>;

/** @throws ConfigError if SSO_ISSUER lacks SSO_CLIENT_ID, or if SSO_ALLOW_HTTP is true in production */
export function assertSsoSettings({ provider, allowHttp }: SsoConfig, environment: string | undefined): void {
  if (provider.issuer && !provider.clientId) throw new ConfigError('setting SSO_CLIENT_ID: SSO_ISSUER requires it');
  if (allowHttp && environment === 'production')
    throw new ConfigError('setting SSO_ALLOW_HTTP: true is not allowed with NODE_ENV=production');
}

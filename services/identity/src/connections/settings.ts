import { type Config, setting } from '@bms/service-kit';
import { z } from 'zod';

const text = z.string().optional();
const address = z
  .string()
  .refine((value) => URL.canParse(value), 'is not an address')
  .optional();

/** The exact redirect URL; the provider appends code and state. */
const redirect = z
  .string()
  .refine((value) => URL.canParse(value) && !/[?#]/.test(value), 'is not an address without query and fragment')
  .optional();

/**
 * Returns the settings of a connectable service.
 * @param prefix of the settings, e.g. `DRIVE`
 * @param what e.g. `drive`
 */
function connectionSettings(prefix: string, what: string) {
  return {
    provider: setting(
      `${prefix}_PROVIDER`,
      z.enum(['google', 'microsoft', 'custom']).optional(),
      `Provider of the ${what}: google, microsoft, or custom with the two URLs below. If unset, no ${what} can be connected`,
    ),
    clientId: setting(`${prefix}_CLIENT_ID`, text, `OAuth client ID of this system at the provider of the ${what}`),
    clientSecret: setting(
      `${prefix}_CLIENT_SECRET`,
      text,
      `OAuth client secret of ${prefix}_CLIENT_ID; none for a public client`,
    ),
    authorizeUrl: setting(`${prefix}_AUTHORIZE_URL`, address, `Authorization URL of a custom provider of the ${what}`),
    tokenUrl: setting(`${prefix}_TOKEN_URL`, address, `Token URL of a custom provider of the ${what}`),
    scope: setting(
      `${prefix}_SCOPE`,
      text,
      `OAuth scopes requested from the provider of the ${what}, separated by spaces; by default access to the whole ${what}`,
    ),
  };
}

/** The settings of the providers of connectable services, and of requests to them. */
export const connectionsSettings = {
  drive: connectionSettings('DRIVE', 'drive'),
  calendar: connectionSettings('CALENDAR', 'calendar'),
  redirectUrl: setting(
    'CONNECTIONS_REDIRECT_URL',
    redirect,
    'OAuth redirect URL: the page of the client app that receives code and state. Defaults to /connected below PUBLIC_URL',
  ),
  timeoutSeconds: setting(
    'CONNECTIONS_TIMEOUT_SECONDS',
    z.coerce.number().int().min(1).max(12).default(10),
    'Timeout of requests to OAuth providers, in seconds',
  ),
};

export type ConnectionsConfig = Config<typeof connectionsSettings>;

/** The services that can be connected; the calendar of a user has the same provider as that of the organization. */
export type ConnectedService = 'drive' | 'calendar';

export type ServiceSettings = ConnectionsConfig[ConnectedService];

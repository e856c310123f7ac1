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
      `Who the ${what} is at: google, microsoft, or custom with the two addresses below; without it no ${what} can be connected`,
    ),
    clientId: setting(`${prefix}_CLIENT_ID`, text, `The id by which the provider of the ${what} knows this system`),
    clientSecret: setting(
      `${prefix}_CLIENT_SECRET`,
      text,
      `The secret that goes with ${prefix}_CLIENT_ID; none for a public client`,
    ),
    authorizeUrl: setting(`${prefix}_AUTHORIZE_URL`, address, `Where people authorize a ${what} of a custom provider`),
    tokenUrl: setting(`${prefix}_TOKEN_URL`, address, `Where a custom provider of the ${what} gives out tokens`),
    scope: setting(
      `${prefix}_SCOPE`,
      text,
      `What to ask for at the provider of the ${what}, separated by spaces; the whole ${what} by default`,
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
    'The page of the client app that a provider leads back to with code and state; /connected below PUBLIC_URL by default',
  ),
  timeoutSeconds: setting(
    'CONNECTIONS_TIMEOUT_SECONDS',
    z.coerce.number().int().min(1).max(12).default(10),
    'How long a provider may take to answer, in seconds',
  ),
};

export type ConnectionsConfig = Config<typeof connectionsSettings>;

/** The services that can be connected; the calendar of a user has the same provider as that of the organization. */
export type ConnectedService = 'drive' | 'calendar';

export type ServiceSettings = ConnectionsConfig[ConnectedService];

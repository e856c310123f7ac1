import { type Config, setting } from '@bms/service-kit';
import { z } from 'zod';

const text = z.string().optional();
const address = z
  .string()
  .refine((value) => URL.canParse(value), 'is not an address')
  .optional();

/** A provider leads back to exactly this address, with code and state behind it. */
const redirect = z
  .string()
  .refine((value) => URL.canParse(value) && !/[?#]/.test(value), 'is not an address without query and fragment')
  .optional();

/** What a service that people connect is set up with. @param prefix of the settings, e.g. `DRIVE` @param what e.g. `drive` */
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

/** Who the services are at that people connect, and how they are asked. */
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

/** What can be connected; the own calendar of a user is at the same provider as the one of the organization. */
export type ConnectedService = 'drive' | 'calendar';

export type ServiceSettings = ConnectionsConfig[ConnectedService];

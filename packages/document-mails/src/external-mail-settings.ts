import { setting } from '@bms/service-kit';
import { z } from 'zod';

/** The settings of services that mail documents. */
export const externalMailSettings = {
  perDay: setting(
    'EXTERNAL_MAILS_PER_DAY',
    z.coerce.number().int().min(0).default(100),
    'Maximum addresses outside the client, its contacts and its portal users to which a user can send documents of this service per day (UTC); further ones are rejected. 0 to permit none',
  ),
};

import { type Config, setting } from '@bms/service-kit';
import { z } from 'zod';

/** The settings of services whose documents have links. */
/** The maximum lifetime of a link, in days: a year and the time to act on the last reminder. */
export const MAX_LINK_DAYS = 400;

export const linkSettings = {
  publicUrl: setting(
    'PUBLIC_URL',
    z
      .string()
      .refine((text) => URL.canParse(text), 'is not an address')
      .default('http://127.0.0.1:8080'),
    'Public URL of the system, used in links to documents. Must be https with NODE_ENV=production, except for loopback addresses',
  ),
  days: setting(
    'DOCUMENT_LINK_DAYS',
    z.coerce.number().int().min(1).max(MAX_LINK_DAYS).default(90),
    'Lifetime of links to documents that are created without a time of expiry, in days',
  ),
};

export type LinkSettings = Config<typeof linkSettings>;

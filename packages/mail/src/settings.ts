import { setting } from '@bms/service-kit';
import { z } from 'zod';

const url = z.string().refine((text) => URL.canParse(text), 'is not an address');

/** The settings of services that send mails. */
export const mailSettings = {
  publicUrl: setting(
    'PUBLIC_URL',
    url.default('http://127.0.0.1:8080'),
    'Public URL of the system, used in links of mails. Must be https with NODE_ENV=production, except for loopback addresses',
  ),
  smtpUrl: setting('SMTP_URL', url, 'URL of the mail server: smtp://user:password@host:port, or smtps://'),
  mailFrom: setting('MAIL_FROM', z.string().default('Business management <no-reply@localhost>'), 'Sender of mails'),
};

import { setting } from '@bms/service-kit';
import { z } from 'zod';

const url = z.string().refine((text) => URL.canParse(text), 'is not an address');

/** The settings of services that send mails. */
export const mailSettings = {
  publicUrl: setting(
    'PUBLIC_URL',
    url.default('http://127.0.0.1:8080'),
    'The address that people know the system by; mails link to it. With NODE_ENV=production it is https, but for loopback addresses',
  ),
  smtpUrl: setting('SMTP_URL', url, 'The mail server: smtp://user:password@host:port, or smtps://'),
  mailFrom: setting('MAIL_FROM', z.string().default('Business management <no-reply@localhost>'), 'The sender of mails'),
};

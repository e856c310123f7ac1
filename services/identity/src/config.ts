import { encryptionSecret, mailSettings } from '@bms/mail';
import { type Config, type ServiceConfig, setting } from '@bms/service-kit';
import { z } from 'zod';
import { connectionsSettings } from './connections/settings.ts';
import { passwordProblem } from './passwords/rule.ts';

const seconds = z.coerce.number().int().min(1);
const count = z.coerce.number().int().min(1);

const url = z.string().refine((text) => URL.canParse(text), 'is not an address');

/** A comma-separated list of URLs, e.g. `https://app.example.com/welcome,https://other.example.com`. */
const urls = z
  .string()
  .default('')
  .transform((text, context) => {
    const parts = text.split(',').flatMap((part) => part.trim() || []);
    if (!parts.every((part) => URL.canParse(part))) context.addIssue('is not a list of addresses');
    return parts;
  });

const password = z.string().refine((text) => passwordProblem(text) === undefined, 'is too short or too common');

/** The settings of identity besides those that every service has. */
export const identitySettings = {
  administrator: {
    email: setting(
      'ADMIN_EMAIL',
      z.email().optional(),
      'The email address of the first administrator, who is made when there is no user',
    ),
    password: setting(
      'ADMIN_PASSWORD',
      password.optional(),
      'The password of the first administrator: 12 to 128 characters, not a common one',
    ),
  },
  secrets: {
    encryption: setting(
      'KEY_ENCRYPTION_SECRET',
      encryptionSecret,
      'What private session keys, send jobs and the tokens of connections are sealed with and codes are hashed with: 32 random bytes in base64',
    ),
  },
  sessions: {
    ttlSeconds: setting('SESSION_TTL_SECONDS', seconds.default(86_400), 'How long a session lives, in seconds'),
    redirects: setting(
      'REDIRECT_ALLOW_LIST',
      urls,
      'Addresses that a sign-in may lead to besides paths of the own origin, comma-separated; what lies below them is allowed too',
    ),
  },
  signingKeys: {
    rotationSeconds: setting(
      'KEY_ROTATION_SECONDS',
      seconds.default(30 * 86_400),
      'How long session tokens are signed with one key, in seconds',
    ),
    announceSeconds: setting(
      'KEY_ANNOUNCE_SECONDS',
      seconds.default(900),
      'How long a new key is published before tokens are signed with it, in seconds',
    ),
  },
  passwords: {
    atOnce: setting(
      'PASSWORD_HASHES_AT_ONCE',
      count.optional(),
      'How many passwords are hashed at once; each takes 19 MiB and a processor. As many as there are processors by default',
    ),
    waiting: setting(
      'PASSWORD_HASHES_WAITING',
      z.coerce.number().int().min(0).default(100),
      'How many may wait to be hashed before further ones are refused',
    ),
  },
  sending: {
    ...mailSettings,
    smsUrl: setting(
      'SMS_URL',
      url.optional(),
      'Where text messages are posted to as JSON (id, to, from, text); without it they go out as mails to <phone>@sms.local, and with NODE_ENV=production nobody signs in by phone',
    ),
    smsToken: setting('SMS_TOKEN', z.string().default(''), 'The bearer token for SMS_URL'),
    smsFrom: setting('SMS_FROM', z.string().default(''), 'The sender of text messages'),
    otpsPerHour: setting(
      'OTPS_PER_HOUR',
      count.default(5),
      'One-time passwords that are sent to one phone within an hour; more are asked for in vain',
    ),
    smsPerDay: {
      perUser: setting(
        'SMS_CODES_PER_USER_PER_DAY',
        count.default(20),
        'Codes that are sent by SMS for one user on one day (UTC); further ones are answered the same and not sent',
      ),
      inAll: setting(
        'SMS_CODES_PER_DAY',
        count.default(5000),
        'Codes that are sent by SMS for all users together on one day (UTC); further ones are answered the same and not sent',
      ),
    },
    resetsPerHour: setting(
      'RESET_MAILS_PER_HOUR',
      count.default(20),
      'Mails to set a new password that are sent to one address within an hour; more are asked for in vain',
    ),
  },
  connections: connectionsSettings,
  guessing: {
    perAddress: setting(
      'LOGIN_FAILURES_PER_ADDRESS',
      count.default(10),
      'Failures to sign in to one account from one address within the window that lock this pair for as long',
    ),
    perAccount: setting(
      'LOGIN_FAILURES_PER_ACCOUNT',
      count.default(50),
      'Failures to sign in to one account from anywhere within the window that slow the account',
    ),
    windowMs: setting(
      'LOGIN_FAILURES_WINDOW_SECONDS',
      seconds.default(900).transform((value) => value * 1000),
      'How long failures to sign in count, in seconds',
    ),
    pauseMs: setting(
      'LOGIN_SLOW_SECONDS',
      seconds.default(10).transform((value) => value * 1000),
      'How long a slowed account takes no attempt after a failed one, in seconds',
    ),
  },
};

export type IdentityConfig = Config<typeof identitySettings> & ServiceConfig;

import { ApiError } from '@bms/contracts';
import { encryptionSecret, mailSettings } from '@bms/mail';
import { assertPublicUrl, type Config, type ServiceConfig, setting } from '@bms/service-kit';
import type { Logger } from 'pino';
import { z } from 'zod';
import { connectionsSettings } from './connections/settings.ts';
import { passwordProblem } from './passwords/rule.ts';
import { assertSsoSettings, ssoSettings } from './sso/settings.ts';

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
      'Email address of the first administrator, created at start if there is no user',
    ),
    password: setting(
      'ADMIN_PASSWORD',
      password.optional(),
      'Password of the first administrator: 12 to 128 characters, not a common password',
    ),
  },
  secrets: {
    encryption: setting(
      'KEY_ENCRYPTION_SECRET',
      encryptionSecret,
      'Secret that encrypts session keys, outgoing messages, connection tokens and keys of authenticator apps and hashes codes: 32 random bytes in base64',
    ),
  },
  sessions: {
    ttlSeconds: setting('SESSION_TTL_SECONDS', seconds.default(86_400), 'Lifetime of a session, in seconds'),
    rememberSeconds: setting(
      'SESSION_REMEMBER_SECONDS',
      seconds.default(2_592_000),
      'Time for which a device can refresh a session that it asked to remember, from the last refresh, in seconds',
    ),
    idleSeconds: setting(
      'SESSION_IDLE_SECONDS',
      z.coerce.number().int().min(600).default(28_800),
      'Time without use after which a session ends, in seconds; at least 600, since uses are recorded to five minutes',
    ),
    redirects: setting(
      'REDIRECT_ALLOW_LIST',
      urls,
      'Allowed redirect URLs after sign-in besides paths of the own origin, comma-separated; URLs below them are allowed, too',
    ),
  },
  signingKeys: {
    rotationSeconds: setting(
      'KEY_ROTATION_SECONDS',
      seconds.default(30 * 86_400),
      'Rotation interval of the key that signs session tokens, in seconds',
    ),
    announceSeconds: setting(
      'KEY_ANNOUNCE_SECONDS',
      seconds.default(900),
      'Time for which a new key is published before it signs tokens, in seconds',
    ),
  },
  passwords: {
    atOnce: setting(
      'PASSWORD_HASHES_AT_ONCE',
      count.optional(),
      'Maximum concurrent password hashes; each takes 19 MiB and one processor. Defaults to the number of processors',
    ),
    waiting: setting(
      'PASSWORD_HASHES_WAITING',
      z.coerce.number().int().min(0).default(100),
      'Maximum number of passwords that wait to be hashed; further sign-ins are rejected',
    ),
  },
  sending: {
    ...mailSettings,
    smsUrl: setting(
      'SMS_URL',
      url.optional(),
      'URL that text messages are posted to as JSON (id, to, from, text). If unset, they are mailed to <phone>@sms.local; with NODE_ENV=production, sign-in by phone is disabled',
    ),
    smsToken: setting('SMS_TOKEN', z.string().default(''), 'Bearer token for SMS_URL'),
    smsFrom: setting('SMS_FROM', z.string().default(''), 'Sender of text messages'),
    otpsPerHour: setting(
      'OTPS_PER_HOUR',
      count.default(5),
      'Maximum one-time passwords sent to one phone per hour; further requests are accepted but nothing is sent',
    ),
    smsPerDay: {
      perUser: setting(
        'SMS_CODES_PER_USER_PER_DAY',
        count.default(20),
        'Maximum SMS codes sent per user and day (UTC); further requests are accepted but nothing is sent',
      ),
      inAll: setting(
        'SMS_CODES_PER_DAY',
        count.default(5000),
        'Maximum SMS codes sent per day (UTC) for all users; further requests are accepted but nothing is sent',
      ),
    },
    resetsPerHour: setting(
      'RESET_MAILS_PER_HOUR',
      count.default(20),
      'Maximum password reset mails sent to one address per hour; further requests are accepted but nothing is sent',
    ),
  },
  connections: connectionsSettings,
  sso: ssoSettings,
  bruteForce: {
    perAddress: setting(
      'LOGIN_FAILURES_PER_ADDRESS',
      count.default(10),
      'Failed sign-ins to one account from one address within the window after which that address is locked out of the account for the length of the window',
    ),
    perAccount: setting(
      'LOGIN_FAILURES_PER_ACCOUNT',
      count.default(50),
      'Failed sign-ins to one account from any address within the window after which sign-in to the account is slowed',
    ),
    windowMs: setting(
      'LOGIN_FAILURES_WINDOW_SECONDS',
      seconds.default(900).transform((value) => value * 1000),
      'Window in which failed sign-ins are counted, in seconds',
    ),
    pauseMs: setting(
      'LOGIN_SLOW_SECONDS',
      seconds.default(10).transform((value) => value * 1000),
      'Time after a failed sign-in for which a slowed account accepts no further attempt, in seconds',
    ),
  },
};

export type IdentityConfig = Config<typeof identitySettings> & ServiceConfig;

const RETRY_AFTER_SECONDS = 300;

type SmsConfig = Pick<IdentityConfig, 'environment'> & { readonly sending: Pick<IdentityConfig['sending'], 'smsUrl'> };

/**
 * Returns false in production without a provider: there a mailed code would be no second channel. Elsewhere mails
 * replace text messages.
 */
export const hasSms = ({ environment, sending }: SmsConfig): boolean =>
  environment !== 'production' || sending.smsUrl !== undefined;

/** @throws ApiError unavailable if no text messages can be sent */
export function assertSms(config: SmsConfig): void {
  if (hasSms(config)) return;
  const detail = 'Sign-in by phone is not configured. Set SMS_URL of the identity service.';
  throw new ApiError('unavailable', detail, { retryAfter: RETRY_AFTER_SECONDS });
}

/**
 * Rejects settings that are only valid for local use, with NODE_ENV=production.
 * @throws ConfigError naming the setting
 */
export function assertProduction(config: IdentityConfig, log: Pick<Logger, 'warn'>): void {
  assertSsoSettings(config.sso, config.environment);
  if (config.environment !== 'production') return;
  assertPublicUrl(config.sending.publicUrl, log);
  if (!hasSms(config)) log.warn('SMS_URL is not set; sign-in by phone is disabled');
}

import { UnprocessableEvent } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import type { IdentityConfig } from '../config.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { hasSms } from './has-sms.ts';
import { createMailChannel, type MailChannel } from './mail.ts';
import { type Channel, createSender } from './sender.ts';
import { createHttpSmsChannel, createInboxSmsChannel } from './sms.ts';

const SECOND_MS = 1000;
/** The delays between attempts; the first ones are short, since a one-time password is valid for five minutes. */
const PAUSES_MS = [1, 2, 5, 10, 30, 60, 300, 900, 3600].map((seconds) => seconds * SECOND_MS);
/** The maximum number of concurrent SMTP connections, for codes that users wait for, and for notices. */
const CONNECTIONS = { codes: 4, notices: 2 };

/**
 * Sends outgoing messages as their events arrive. Notices have their own consumer and connections, so that a one-time
 * password never waits behind them.
 */
export function startSending(kit: Kit, sealer: Sealer, { environment, sending: config }: IdentityConfig): void {
  const mail = openMail(kit, config, CONNECTIONS.codes);
  const notices = openMail(kit, config, CONNECTIONS.notices);
  const sms = hasSms({ environment, sending: config }) ? smsChannel(mail, config) : noSmsChannel;
  const send = createSender(kit.db, sealer, { mail, sms }, config.publicUrl);
  const common = { from: kit.service, backoffMs: PAUSES_MS };
  kit.consume({
    ...common,
    name: 'sender',
    deliveries: {
      'otp.requested': send,
      'password_reset.requested': send,
      'user.invited': send,
      'account_change.noticed': send,
    },
  });
  const sendNotice = createSender(kit.db, sealer, { mail: notices, sms }, config.publicUrl);
  kit.consume({ ...common, name: 'notice_sender', deliveries: { 'notice.requested': sendNotice } });
}

/** Fails text messages that were queued before SMS_URL was removed; no user waits for them any more. */
const noSmsChannel: Channel = {
  send: async () => {
    throw new UnprocessableEvent('SMS_URL is not set');
  },
};

function openMail(kit: Kit, { smtpUrl, mailFrom }: IdentityConfig['sending'], connections: number): MailChannel {
  const mail = createMailChannel(smtpUrl, mailFrom, connections);
  kit.onShutdown(() => mail.close());
  return mail;
}

function smsChannel(mail: Channel, { smsUrl, smsToken, smsFrom }: IdentityConfig['sending']): Channel {
  if (!smsUrl) return createInboxSmsChannel(mail);
  return createHttpSmsChannel({ url: smsUrl, token: smsToken, from: smsFrom });
}

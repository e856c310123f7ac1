import type { Kit } from '@bms/service-kit';
import type { IdentityConfig } from '../config.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { createMailChannel, type MailChannel } from './mail.ts';
import { type Channel, createSender } from './sender.ts';
import { createHttpSmsChannel, createInboxSmsChannel } from './sms.ts';

const SECOND_MS = 1000;
/** A one-time password is good for five minutes: the first pauses between attempts are short. */
const PAUSES_MS = [1, 2, 5, 10, 30, 60, 300, 900, 3600].map((seconds) => seconds * SECOND_MS);
/** Mails under way at once: those that somebody waits for, and notices. */
const CONNECTIONS = { codes: 4, notices: 2 };

/**
 * Sends what the send jobs hold, as the events come that name them. Notices have a consumer and connections of their own:
 * however many there are, a one-time password does not wait behind them.
 */
export function startSending(kit: Kit, sealer: Sealer, config: IdentityConfig['sending']): void {
  const mail = openMail(kit, config, CONNECTIONS.codes);
  const notices = openMail(kit, config, CONNECTIONS.notices);
  const sms = smsChannel(mail, config);
  const send = createSender(kit.db, sealer, { mail, sms }, config.publicUrl);
  const common = { from: kit.service, backoffMs: PAUSES_MS };
  kit.consume({
    ...common,
    name: 'sender',
    deliveries: { 'otp.requested': send, 'password_reset.requested': send, 'user.invited': send },
  });
  const sendNotice = createSender(kit.db, sealer, { mail: notices, sms }, config.publicUrl);
  kit.consume({ ...common, name: 'notice_sender', deliveries: { 'notice.requested': sendNotice } });
}

function openMail(kit: Kit, { smtpUrl, mailFrom }: IdentityConfig['sending'], connections: number): MailChannel {
  const mail = createMailChannel(smtpUrl, mailFrom, connections);
  kit.onShutdown(() => mail.close());
  return mail;
}

function smsChannel(mail: Channel, { smsUrl, smsToken, smsFrom }: IdentityConfig['sending']): Channel {
  if (!smsUrl) return createInboxSmsChannel(mail);
  return createHttpSmsChannel({ url: smsUrl, token: smsToken, from: smsFrom });
}

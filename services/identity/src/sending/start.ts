import type { Kit } from '@bms/service-kit';
import type { IdentityConfig } from '../config.ts';
import type { Sealer } from '../sealing/sealer.ts';
import { createMailChannel } from './mail.ts';
import { type Channel, createSender } from './sender.ts';
import { createHttpSmsChannel, createInboxSmsChannel } from './sms.ts';

const SECOND_MS = 1000;
/** A one-time password is good for five minutes: the first pauses between attempts are short. */
const PAUSES_MS = [1, 2, 5, 10, 30, 60, 300, 900, 3600].map((seconds) => seconds * SECOND_MS);

/** Sends what the send jobs hold, as the events come that name them. */
export function startSending(kit: Kit, sealer: Sealer, config: IdentityConfig['sending']): void {
  const mail = createMailChannel(config.smtpUrl, config.mailFrom);
  kit.onShutdown(() => mail.close());
  const send = createSender(kit.db, sealer, { mail, sms: smsChannel(mail, config) }, config.publicUrl);
  kit.consume({
    name: 'sender',
    from: kit.service,
    backoffMs: PAUSES_MS,
    deliveries: { 'otp.requested': send, 'password_reset.requested': send, 'user.invited': send },
  });
}

function smsChannel(mail: Channel, { smsUrl, smsToken, smsFrom }: IdentityConfig['sending']): Channel {
  if (!smsUrl) return createInboxSmsChannel(mail);
  return createHttpSmsChannel({ url: smsUrl, token: smsToken, from: smsFrom });
}

import { UnprocessableEvent } from '@bms/events';
import { type Channel, type Encryption, openMailChannel, startSender } from '@bms/mail';
import { DEFAULT_ACCENT_COLOR, type Kit } from '@bms/service-kit';
import { hasSms, type IdentityConfig } from '../config.ts';
import { readOrganization } from '../organization/organization.model.ts';
import { accountMessageKinds } from './messages.ts';
import { createHttpSmsChannel, createInboxSmsChannel } from './sms.ts';

/** The maximum number of concurrent SMTP connections. */
const CONNECTIONS = 4;

/** Sends outgoing messages as their events arrive. */
export function startSending(kit: Kit, encryption: Encryption, { environment, sending }: IdentityConfig): void {
  const branding = async () => {
    const { name, accent_color } = await readOrganization(kit.db);
    return { organization: name, accentColor: accent_color || DEFAULT_ACCENT_COLOR };
  };
  const common = { encryption, publicUrl: sending.publicUrl, branding };
  const mail = openMailChannel(kit, { ...sending, connections: CONNECTIONS });
  const sms = hasSms({ environment, sending }) ? smsChannel(mail, sending) : noSmsChannel;
  startSender(kit, { ...common, name: 'sender', kinds: accountMessageKinds, channels: { mail, sms } });
}

/** Fails text messages that were queued before SMS_URL was removed; no user waits for them any more. */
const noSmsChannel: Channel = {
  send: async () => {
    throw new UnprocessableEvent('SMS_URL is not set');
  },
};

function smsChannel(mail: Channel, { smsUrl, smsToken, smsFrom }: IdentityConfig['sending']): Channel {
  if (!smsUrl) return createInboxSmsChannel(mail);
  return createHttpSmsChannel({ url: smsUrl, token: smsToken, from: smsFrom });
}

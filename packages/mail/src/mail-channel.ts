import { type Kit, setting } from '@bms/service-kit';
import type { Transporter } from 'nodemailer';
import { z } from 'zod';
import type { MailFile, RenderedMessage } from './message.ts';

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

const CONNECT_TIMEOUT_MS = 10_000;
const RESPONSE_TIMEOUT_MS = 20_000;

/** A rendered message to a recipient. */
export interface Message extends RenderedMessage {
  /** Stays the same when the message is sent again, so that the receiver can detect duplicates. */
  readonly id: string;
  /** An email address, or a phone number (E.164). */
  readonly to: string;
}

/** A channel for outgoing messages. */
export interface Channel {
  /** @throws Error without any content of the message if it was not accepted; it is sent again then */
  send(message: Message, signal: AbortSignal): Promise<void>;
}

/** Options of a mail channel. */
export interface MailChannelOptions {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly smtpUrl: string;
  /** The sender, e.g. `Example <no-reply@example.com>`. */
  readonly mailFrom: string;
  /** The maximum number of concurrent SMTP connections. */
  readonly connections: number;
}

/** Opens a mail channel over SMTP, which is closed at shutdown. Its first mail loads nodemailer. */
export function openMailChannel(
  { onShutdown }: Pick<Kit, 'onShutdown'>,
  { smtpUrl, mailFrom, connections }: MailChannelOptions,
): Channel {
  let opened: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: connections,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: RESPONSE_TIMEOUT_MS,
    });
  };
  onShutdown(async () => (await opened)?.close());
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
  const domain = /@([^\s>]+)$/.exec(address.trim())?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html, files = [], senderName, replyTo }) => {
      try {
        opened ??= open();
        const transport = await opened;
        await transport.sendMail({
          from: senderName ? { name: senderName, address } : mailFrom,
          ...(replyTo && { replyTo: { name: senderName ?? '', address: replyTo } }),
          to: { name: '', address: to },
          subject,
          text,
          ...(html && { html }),
          attachments: files.map(attachmentOf),
          disableFileAccess: true,
          disableUrlAccess: true,
          messageId: `<${id}@${domain}>`,
        });
      } catch (error) {
        throw withoutContent(error);
      }
    },
  };
}

/** Returns a file as nodemailer attaches it: an image of the HTML is inline. */
const attachmentOf = ({ name, mediaType, content, contentId }: MailFile) => ({
  filename: name,
  contentType: mediaType,
  content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  ...(contentId && { cid: contentId }),
});

/** Reduces an error to its codes: the server's response may contain parts of the mail, and with them the code. */
function withoutContent(error: unknown): Error {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return new Error(`the mail server did not accept a mail: ${code} ${responseCode}`.trim());
}

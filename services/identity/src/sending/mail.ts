import nodemailer from 'nodemailer';
import type { Channel } from './sender.ts';

const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;
/** A mail channel over SMTP. */
export interface MailChannel extends Channel {
  close(): void;
}

/**
 * @param connections the maximum number of concurrent SMTP connections
 * @param url `smtp://user:password@host:port`, or `smtps://`
 * @param from the sender, e.g. `Example <no-reply@example.com>`
 */
export function createMailChannel(url: string, from: string, connections: number): MailChannel {
  const pool = { pool: true, maxConnections: connections } as const;
  const limits = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: ANSWER_MS } as const;
  const transport = nodemailer.createTransport({ url, ...pool, ...limits });
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(html && { html }),
          messageId: `<${id}@${domain}>`,
        });
      } catch (error) {
        throw refusal(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Reduces an error to its codes: the server's response may contain parts of the mail, and with them the code. */
function refusal(error: unknown): Error {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return new Error(`the mail server did not take a mail: ${code} ${responseCode}`.trim());
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Promised are seconds; a busy machine may take longer. In milliseconds. */
const PATIENCE_MS = 20_000;

/** A mail server that keeps what it gets. */
export interface Inbox {
  /** For SMTP_URL. */
  readonly url: string;
  /**
   * The code in a mail to that address: one that stands on a line of its own, else the six digits of a one-time password. Text
   * messages are mails to `<phone>@sms.local`.
   * @param nth which of the mails to the address, from 1
   * @throws Error after 20 seconds without such a mail
   */
  codeTo(address: string, nth?: number): Promise<string>;
  close(): Promise<void>;
}

interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

/** Opens an inbox on a free port. */
export async function openInbox(): Promise<Inbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: textOf(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
  });
  // Who sends is ended with the system, maybe in the middle of it.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // A run whose start has failed must end all the same.
  server.server.unref();
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    codeTo: (address, nth = 1) => waitForCode(mails, address, nth),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What stands behind the headers, out of quoted-printable (RFC 2045, 6.7). */
function textOf(mail: string): string {
  const body = mail.slice(mail.search(/\r?\n\r?\n/));
  const joined = body.replace(/=\r?\n/g, '');
  return joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

async function waitForCode(mails: readonly Mail[], address: string, nth: number): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const mail = mails.filter(({ to }) => to.includes(address))[nth - 1];
    const code = mail && (/^[A-Za-z0-9_-]{22,}\r?$/m.exec(mail.text) ?? /\b\d{6}\b/.exec(mail.text))?.[0].trim();
    if (code) return code;
    if (Date.now() > end) throw new Error(`no code came to ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

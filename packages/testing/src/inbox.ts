import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it gets. */
export interface Inbox {
  /** For SMTP_URL. */
  readonly url: string;
  /** Waits for a mail to that address and gives its text, decoded. @throws Error after 20 seconds */
  mailTo(address: string): Promise<string>;
  close(): Promise<void>;
}

export async function openInbox(): Promise<Inbox> {
  const mails: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: decode(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailTo: (address) => until(() => mails.find(({ to }) => to.includes(address))?.text, `a mail to ${address}`),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Quoted-printable, as far as a code in a mail goes (RFC 2045, 6.7). */
const decode = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

async function until<Found>(find: () => Found | undefined, what: string): Promise<Found> {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`there was no ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

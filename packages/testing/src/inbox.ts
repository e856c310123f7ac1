import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { parseMail } from './mail.ts';

/** The timeout for a mail, in milliseconds; mails usually arrive within seconds, but later on a busy machine. */
const MAIL_TIMEOUT_MS = 20_000;

/** An SMTP server that stores the mails it receives. */
export interface Inbox {
  /** The value for SMTP_URL. */
  readonly url: string;
  /**
   * Returns the code in a mail to an address: a code on its own line, else a six-digit one-time password. Text messages
   * are mails to `<phone>@sms.local`.
   * @param nth the number of the mail to the address, from 1
   * @throws Error if no such mail arrives within 20 seconds
   */
  codeTo(address: string, nth?: number): Promise<string>;
  /**
   * Returns the panel link (`/admin/#/...`) in a mail to an address, of several the newest.
   * @param part a part of the link
   * @throws Error if no such mail arrives within 20 seconds
   */
  linkTo(address: string, part: string): Promise<string>;
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
        mails.push({ to, text: parseMail(Buffer.concat(chunks).toString('utf8')).text });
        done();
      });
    },
  });
  // The sender may be killed with the system while sending.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // The server must not keep a run alive whose start has failed.
  server.server.unref();
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    codeTo: (address, nth = 1) => waitForCode(mails, address, nth),
    linkTo: (address, part) => waitForLink(mails, address, part),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function waitForLink(mails: readonly Mail[], address: string, part: string): Promise<string> {
  const end = Date.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const texts = mails.filter(({ to }) => to.includes(address)).map(({ text }) => text);
    const links = texts.flatMap((text) => text.match(/\/admin\/#\/[^\s"'<>)]+/g) ?? []);
    const link = links.findLast((one) => one.includes(part));
    if (link) return link;
    if (Date.now() > end) throw new Error(`no link with ${part} came to ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function waitForCode(mails: readonly Mail[], address: string, nth: number): Promise<string> {
  const end = Date.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const mail = mails.filter(({ to }) => to.includes(address))[nth - 1];
    const code = mail && (/^[A-Za-z0-9_-]{22,}\r?$/m.exec(mail.text) ?? /\b\d{6}\b/.exec(mail.text))?.[0].trim();
    if (code) return code;
    if (Date.now() > end) throw new Error(`no code came to ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

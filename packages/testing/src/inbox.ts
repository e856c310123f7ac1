import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';
import { type Mail, parseMail } from './mail.ts';

/** A mail received over SMTP, once for each recipient. */
export interface ReceivedMail extends Mail {
  readonly to: string;
  /** The text, with each run of white space as one blank. */
  readonly text: string;
  /** The text as it was sent. */
  readonly lines: string;
}

/** An SMTP server that stores the mails it receives. */
export interface Inbox {
  /** The value for SMTP_URL. */
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** While true, answers 451 with the mail in its text. */
  refusing: boolean;
  /**
   * Returns the mails to an address once there are that many.
   * @throws Error if they do not arrive within 20 seconds
   */
  mailsTo(address: string, atLeast?: number): Promise<ReceivedMail[]>;
  /**
   * Returns the code in a mail to an address: a code on its own line, else a six-digit one-time password. Text messages
   * are mails to `<phone>@sms.local`.
   * @param nth the number of the mail to the address, from 1
   * @throws Error if no such mail arrives in time
   */
  codeTo(address: string, nth?: number): Promise<string>;
  /**
   * Returns the link to the panel (`/admin/#/...`), to the portal (`/portal/#/...`) or to a document (`/d/...`) in a mail to an address, of several the newest.
   * @param part a part of the link
   * @throws Error if no such mail arrives in time
   */
  linkTo(address: string, part: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts an inbox on a free port. */
export async function startInbox(): Promise<Inbox> {
  const mails: ReceivedMail[] = [];
  const state = { refusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = read(Buffer.concat(chunks).toString('utf8'));
        if (state.refusing) return done(Object.assign(new Error(`no: ${mail.text}`), { responseCode: 451 }));
        mails.push(...session.envelope.rcptTo.map(({ address }) => ({ ...mail, to: address })));
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
  const to = (address: string) => mails.filter((mail) => mail.to === address);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get refusing() {
      return state.refusing;
    },
    set refusing(value) {
      state.refusing = value;
    },
    mailsTo: (address, atLeast = 1) =>
      eventually(
        () => to(address),
        (found) => found.length >= atLeast,
      ),
    codeTo: (address, nth = 1) => waitFor(`a code to ${address}`, () => codeIn(to(address)[nth - 1])),
    linkTo: (address, part) => waitFor(`a link with ${part} to ${address}`, () => linkIn(to(address), part)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function read(raw: string): Omit<ReceivedMail, 'to'> {
  const mail = parseMail(raw);
  return { ...mail, text: mail.text.replace(/\s+/g, ' ').trim(), lines: mail.text };
}

const codeIn = (mail: ReceivedMail | undefined): string | undefined =>
  mail && (/^[A-Za-z0-9_-]{22,}\r?$/m.exec(mail.lines) ?? /\b\d{6}\b/.exec(mail.lines))?.[0].trim();

function linkIn(mails: readonly ReceivedMail[], part: string): string | undefined {
  const links = mails.flatMap(({ lines }) => lines.match(/\/(?:(?:admin|portal)\/#|d)\/[^\s"'<>)]+/g) ?? []);
  return links.findLast((link) => link.includes(part));
}

/** Waits for a text. @throws Error naming `what` did not arrive */
async function waitFor(what: string, look: () => string | undefined): Promise<string> {
  const found = await eventually(look).catch((cause: unknown) => {
    throw new Error(`${what} did not arrive`, { cause });
  });
  return found!;
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over SMTP. */
export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
}

/** A real SMTP server that keeps what it gets. */
export interface Inbox {
  /** SMTP_URL. */
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Answers 451 with the mail in its text as long as it is true. */
  refusing: boolean;
  /** The mails to an address, once there are as many. @throws Error when they do not come */
  mailsTo(to: string, atLeast?: number): Promise<ReceivedMail[]>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 15_000;

export async function startInbox(): Promise<Inbox> {
  const mails: ReceivedMail[] = [];
  const state = { refusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        if (state.refusing) return done(Object.assign(new Error(`no: ${textOf(raw)}`), { responseCode: 451 }));
        mails.push(read(raw, session.envelope.rcptTo[0]?.address ?? ''));
        done();
      });
    },
  });
  // Who sends may be killed in the middle of it.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get refusing() {
      return state.refusing;
    },
    set refusing(value) {
      state.refusing = value;
    },
    mailsTo: (to, atLeast = 1) => waitFor(mails, to, atLeast),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function read(raw: string, to: string): ReceivedMail {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim() ?? '';
  return { to, messageId: header('Message-ID'), subject: header('Subject'), text: textOf(raw) };
}

const textOf = (raw: string): string => raw.slice(raw.indexOf('\r\n\r\n')).replace(/\s+/g, ' ').trim();

async function waitFor(mails: readonly ReceivedMail[], to: string, atLeast: number): Promise<ReceivedMail[]> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = mails.filter((mail) => mail.to === to);
    if (found.length >= atLeast) return found;
    if (Date.now() > end) throw new Error(`${found.length} of ${atLeast} mails to ${to} came`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

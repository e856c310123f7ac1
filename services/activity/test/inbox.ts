import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseMail } from '@bms/testing';
import { SMTPServer } from 'smtp-server';

/** A mail received over SMTP. */
export interface ReceivedMail {
  readonly to: string;
  readonly messageId: string;
  readonly subject: string;
  /** The text, with each run of white space as one blank. */
  readonly text: string;
  readonly html: string;
}

/** A real SMTP server that stores the mails it receives. */
export interface Inbox {
  /** SMTP_URL. */
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** While true, answers 451 with the mail in its text. */
  refusing: boolean;
  /** Returns the mails to an address once there are that many. @throws Error if they do not arrive */
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
        if (state.refusing) return done(Object.assign(new Error(`no: ${read(raw, '').text}`), { responseCode: 451 }));
        mails.push(read(raw, session.envelope.rcptTo[0]?.address ?? ''));
        done();
      });
    },
  });
  // The sending process may be killed during a transfer.
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
  const mail = parseMail(raw);
  return { ...mail, to, text: mail.text.replace(/\s+/g, ' ').trim() };
}

async function waitFor(mails: readonly ReceivedMail[], to: string, atLeast: number): Promise<ReceivedMail[]> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = mails.filter((mail) => mail.to === to);
    if (found.length >= atLeast) return found;
    if (Date.now() > end) throw new Error(`${found.length} of ${atLeast} mails to ${to} came`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

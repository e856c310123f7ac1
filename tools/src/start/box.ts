import { relative } from 'node:path';
import type { SignIn } from './sign-in.ts';

/** Content of the message printed when everything runs. */
export interface Welcome {
  /** Base address of the gateway. */
  readonly url: string;
  /** Page of the mail inbox; empty if SMTP_URL is set. */
  readonly inboxUrl: string;
  readonly signIn: SignIn;
  readonly signInFile: string;
  /** Duration of the start, in milliseconds. */
  readonly tookMs: number;
}

const widest = 100;

/**
 * Formats the final message of a start: the addresses, and a working example command. It has no side borders, so that
 * lines can be copied.
 */
export function welcomeBox(welcome: Welcome): string {
  const { url, inboxUrl, signIn } = welcome;
  const rows = [
    ['API', `${url}/api`],
    ['Docs', `${url}/api/docs`],
    ['Panel', `${url}/admin/`],
    ...(inboxUrl ? [['Inbox', inboxUrl]] : []),
    ['Sign in', signIn.email],
    ['Password', passwordLine(signIn)],
    ['Try it', curl(welcome)],
    ['Stop', 'Ctrl-C; the data stays'],
  ];
  const lines = rows.map(([name = '', text]) => `  ${name.padEnd(10)}${text}`);
  const width = Math.min(widest, Math.max(...lines.map((line) => line.length)) + 2);
  const title = `─ Ready in ${(welcome.tookMs / 1000).toFixed(1)} s `;
  return [title.padEnd(width, '─'), '', ...lines, '', '─'.repeat(width)].join('\n');
}

function passwordLine({ password, origin, isOutdated }: SignIn): string {
  if (origin === 'made') return `${password}  (shown only this once)`;
  if (origin === 'set') return 'the value of ADMIN_PASSWORD';
  return isOutdated
    ? 'as at the first start (ADMIN_EMAIL and ADMIN_PASSWORD count then only)'
    : 'as at the first start';
}

function curl({ url, signInFile }: Welcome): string {
  const file = relative(process.cwd(), signInFile);
  const path = file.startsWith('..') ? signInFile : file;
  return `curl -s ${url}/api/auth/login -H 'Content-Type: application/json' -d '@${path}'`;
}

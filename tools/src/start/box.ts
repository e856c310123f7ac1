import { relative } from 'node:path';
import type { SignIn } from './sign-in.ts';

/** What the person gets to see once everything runs. */
export interface Welcome {
  /** Base address of the gateway. */
  readonly url: string;
  /** Page of the mail inbox; empty when mail goes elsewhere. */
  readonly inboxUrl: string;
  readonly signIn: SignIn;
  readonly signInFile: string;
  /** How long it took, in milliseconds. */
  readonly tookMs: number;
}

const widest = 100;

/** The end of a start: where everything is, and a command that works as printed. No lines at its sides, so that it can be copied. */
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

function passwordLine({ password, isNews, isOutdated }: SignIn): string {
  if (isNews) return `${password}  (shown only this once)`;
  return isOutdated
    ? 'as at the first start (ADMIN_EMAIL and ADMIN_PASSWORD count then only)'
    : 'as at the first start';
}

function curl({ url, signInFile }: Welcome): string {
  const file = relative(process.cwd(), signInFile);
  const path = file.startsWith('..') ? signInFile : file;
  return `curl -s ${url}/api/auth/login -H 'Content-Type: application/json' -d '@${path}'`;
}

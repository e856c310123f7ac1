import { relative } from 'node:path';
import boxen from 'boxen';
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

/** Lines above and below only: what is inside can be copied as it stands. */
const borderStyle = {
  topLeft: '─',
  topRight: '─',
  bottomLeft: '─',
  bottomRight: '─',
  top: '─',
  bottom: '─',
  left: ' ',
  right: ' ',
};

/** The box at the end of a start: where everything is, and a command that works as printed. */
export function welcomeBox(welcome: Welcome): string {
  const { url, inboxUrl, signIn } = welcome;
  const rows: Array<[string, string]> = [
    ['API', `${url}/api`],
    ['Docs', `${url}/api/docs`],
    ...(inboxUrl ? [['Inbox', inboxUrl] satisfies [string, string]] : []),
    ['Sign in', signIn.email],
    ['Password', passwordLine(signIn)],
    ['Stop', 'Ctrl-C; the data stays'],
  ];
  const lines = rows.map(([name, text]) => name.padEnd(10) + text);
  const title = `Ready in ${(welcome.tookMs / 1000).toFixed(1)} s`;
  return boxen([...lines, '', 'Try it:', ...curl(welcome)].join('\n'), {
    title,
    borderStyle,
    padding: { top: 1, bottom: 1, left: 1, right: 1 },
  });
}

function passwordLine({ password, isNews, isOutdated }: SignIn): string {
  if (isNews) return `${password}  (shown only this once)`;
  return isOutdated
    ? 'as at the first start (ADMIN_EMAIL and ADMIN_PASSWORD count then only)'
    : 'as at the first start';
}

function curl({ url, signInFile }: Welcome): string[] {
  const file = relative(process.cwd(), signInFile);
  const path = file.startsWith('..') ? signInFile : file;
  return [`curl -s -H 'Content-Type: application/json' -d '@${path}' ${url}/api/auth/login`];
}

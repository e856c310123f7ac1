import { styleText } from 'node:util';

/** Something the person at the console can do something about; the message is one line that says what. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

type Style = Parameters<typeof styleText>[0];

function print(mark: string, style: Style, text: string): void {
  console.log(`${styleText(style, mark, { stream: process.stdout })} ${text}`);
}

/** What a command tells the person at the console, a line each. */
export const say = {
  /** Something begins that takes a while. */
  step: (text: string): void => print('•', 'cyan', text),
  /** Something is done. */
  done: (text: string): void => print('✓', 'green', text),
  /** Something needs a look, and we go on. */
  warn: (text: string): void => print('!', 'yellow', text),
  /** Something did not work. */
  fail: (text: string): void => print('✗', 'red', text),
};

export type Say = typeof say;

/**
 * Runs a command and sets the exit code: what `work` returns, or 1 with one line when it throws. LOG_LEVEL=debug shows
 * where it was thrown.
 */
export async function runCommand(work: () => Promise<number>): Promise<never> {
  // A console that is closed takes nothing more; that is no reason to leave processes behind.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  process.exit(await work().catch(report));
}

function report(error: unknown): number {
  const known = error instanceof Error ? error : new Error(String(error));
  say.fail(known.message);
  if (process.env['LOG_LEVEL'] === 'debug') console.error(known.stack);
  return 1;
}

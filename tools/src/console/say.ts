import { type ParseArgsOptionsConfig, parseArgs, styleText } from 'node:util';

/** An error that the user can fix; its message is one line that says how. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

type Style = Parameters<typeof styleText>[0];

function print(mark: string, style: Style, text: string): void {
  console.log(`${styleText(style, mark, { stream: process.stdout })} ${text}`);
}

/** Prints the messages of a command, one line each. */
export const say = {
  /** Prints the start of a longer step. */
  step: (text: string): void => print('•', 'cyan', text),
  /** Prints a success. */
  done: (text: string): void => print('✓', 'green', text),
  /** Prints a warning. */
  warn: (text: string): void => print('!', 'yellow', text),
  /** Prints a failure. */
  fail: (text: string): void => print('✗', 'red', text),
};

export type Say = typeof say;

/**
 * Runs a command and exits with the code that `work` returns, or with 1 and one line when it throws. LOG_LEVEL=debug
 * also prints the stack.
 */
export async function runCommand(work: () => Promise<number>): Promise<never> {
  // Writing to a closed console must not prevent the command from stopping its processes.
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

/** Parses the options of a command. @throws UserError naming an unknown option, or one without its value */
export function readArguments<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UserError((error as Error).message, { cause: error });
  }
}

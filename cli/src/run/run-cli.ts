import { CommanderError } from 'commander';
import type { Context, Outcome } from './command.ts';
import { addCompletion } from './completion.ts';
import { messageOf, UsageError } from './errors.ts';
import { createProgram } from './program.ts';

/** The exit codes of the tool. */
const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/**
 * Runs a command line and prints its result.
 * @param args the words after `bms`
 * @returns the exit code
 */
export async function runCli(args: readonly string[], context: Context): Promise<number> {
  let code: number = EXIT.ok;
  const program = createProgram(context, (outcome, asJson) => {
    printOutcome(outcome, asJson, context);
    code = outcome.failed ? EXIT.failed : EXIT.ok;
  });
  try {
    await addCompletion(program, args);
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    // Commander has printed its message.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    reportError(error, args.includes('--json'), context);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

function printOutcome({ data, lines }: Outcome, asJson: boolean, { print }: Context): void {
  if (data === undefined) return;
  if (asJson) print(JSON.stringify(data, undefined, 2));
  else for (const line of lines) print(line);
}

/** Prints one line; LOG_LEVEL=debug also prints the stack. */
function reportError(error: unknown, asJson: boolean, { report, env }: Context): void {
  const message = messageOf(error);
  report(asJson ? JSON.stringify({ error: message }) : `✗ ${message}`);
  if (env['LOG_LEVEL'] === 'debug' && error instanceof Error) report(error.stack ?? '');
}

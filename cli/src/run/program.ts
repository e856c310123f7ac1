import { Command } from 'commander';
import { addGroup, type CommandGroup, type Context, type OnOutcome } from './command.ts';
import { groups } from './groups.ts';

const EXIT_CODES = `
Exit codes:
  0  the command succeeded
  1  it failed, or it found a problem
  2  the command line is wrong

It examines the system that the environment describes (API_URL, MONGODB_URL_<SERVICE>, NATS_URL, REDIS_URL, ...), else the
local start in DATA_DIR (.data). See docs/operations/command-line.md.`;

/** Builds the program with all commands. @param all the commands; by default those of the tool */
export function createProgram(context: Context, onOutcome: OnOutcome, all: readonly CommandGroup[] = groups): Command {
  const program = new Command('bms');
  program
    .description('Examine, back up, restore and administer a business management system.')
    .addHelpText('after', EXIT_CODES)
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.print(text.trimEnd()),
      writeErr: (text) => context.report(text.trimEnd()),
    });
  for (const group of all) addGroup(program, group, context, onOutcome);
  return program;
}

import type { Command } from 'commander';

/** The surroundings of a command. */
export interface Context {
  readonly env: NodeJS.ProcessEnv;
  /** Prints a line, or several, of the result to stdout. */
  readonly print: (text: string) => void;
  /** Prints a line of progress or an error to stderr. */
  readonly report: (text: string) => void;
  /** Aborted when the command is to end, e.g. by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** The result of a command. */
export interface Outcome {
  /** The result as JSON, for `--json`; undefined if the command has printed its result itself. */
  readonly data: unknown;
  /** The result as lines of text. */
  readonly lines: readonly string[];
  /** True if the command found or met a problem: it exits with 1. */
  readonly failed?: boolean;
}

/** The options of a command, by the camel-case name of their flag. */
export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** A command of the tool, e.g. `users list`. */
export interface CommandSpec {
  /** The words of the command and its arguments, e.g. `users deactivate <id>`. */
  readonly usage: string;
  /** One sentence in the imperative. */
  readonly description: string;
  /** A command line that works, without `npx bms`. */
  readonly example: string;
  /** Flags with their descriptions, e.g. `['--service <name>', 'the service']`. */
  readonly options?: readonly (readonly [flags: string, description: string])[];
  /** Flags that must be given. */
  readonly required?: readonly (readonly [flags: string, description: string])[];
  /** Runs the command. @param args its arguments */
  readonly run: (context: Context, options: OptionValues, args: readonly string[]) => Promise<Outcome>;
}

/** A group of commands with a common first word, or a single command. */
export interface CommandGroup {
  /** The description of the first word; undefined for a single command. */
  readonly description?: string;
  readonly commands: readonly CommandSpec[];
}

/** Called with the outcome of the command that was run, and true if it is to be printed as JSON. */
export type OnOutcome = (outcome: Outcome, asJson: boolean) => void;

/** Adds the commands of a group to the program. */
export function addGroup(program: Command, group: CommandGroup, context: Context, onOutcome: OnOutcome): void {
  for (const spec of group.commands) {
    const [first = '', ...rest] = spec.usage.split(' ');
    const isNested = group.description !== undefined;
    const parent = isNested ? findOrAdd(program, first, group.description!) : program;
    addCommand(parent, isNested ? rest.join(' ') : spec.usage, spec, context, onOutcome);
  }
}

function findOrAdd(program: Command, name: string, description: string): Command {
  const known = program.commands.find((command) => command.name() === name);
  return known ?? program.command(name).description(description);
}

function addCommand(parent: Command, usage: string, spec: CommandSpec, context: Context, onOutcome: OnOutcome): void {
  const command = parent.command(usage).description(spec.description);
  for (const [flags, description] of spec.required ?? []) command.requiredOption(flags, description);
  for (const [flags, description] of spec.options ?? []) command.option(flags, description);
  command.option('--json', 'print the result as JSON');
  command.addHelpText('after', `\nExample:\n  npx bms ${spec.example}`);
  command.action(async (...given: unknown[]) => {
    const options = command.opts<Record<string, string | boolean | undefined>>();
    const args = given.slice(0, command.registeredArguments.length).flatMap((value) => value as string | string[]);
    onOutcome(await spec.run(context, options, args), options['json'] === true);
  });
}

/** Formats rows as columns with a heading; without rows it returns the one line `none`. */
export function formatTable(columns: readonly string[], rows: readonly (readonly unknown[])[]): string[] {
  if (rows.length === 0) return ['none'];
  const cells = [
    columns.map((name) => name.toUpperCase()),
    ...rows.map((row) => row.map((cell) => String(cell ?? '-'))),
  ];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

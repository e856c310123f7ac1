import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';
import { serviceNames } from '../target/services.ts';

/** The values that options accept, by the long name of the option. */
const VALUES: Readonly<Record<string, () => readonly string[]>> = {
  service: serviceNames,
  name: () => ['users', 'clients', 'organization'],
};

/** Adds the command `completion <shell>`, which prints a script for zsh, bash, fish or powershell, and the suggestions. */
export function addCompletion(program: Command): void {
  const completion = tab(program, { completionCommandName: 'completion' });
  for (const command of completion.commands.values())
    for (const [name, option] of command.options) {
      const values = VALUES[name];
      if (values) option.handler = (complete) => values().forEach((value) => void complete(value, ''));
    }
}

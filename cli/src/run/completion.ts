import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

/**
 * Adds the command `completion <shell>`, which prints a script for zsh, bash, fish or powershell, and the command that the
 * script calls for suggestions.
 * @param args the command line: the names of services are only read if it asks for suggestions
 */
export async function addCompletion(program: Command, args: readonly string[]): Promise<void> {
  const completion = tab(program, { completionCommandName: 'completion' });
  if (args[0] !== 'complete') return;
  const { serviceNames } = await import('../target/services.ts');
  const values = new Map([
    ['service', serviceNames()],
    ['name', ['users', 'clients', 'organization']],
  ]);
  for (const [path, command] of completion.commands)
    for (const [name, option] of command.options) {
      const known = name === 'name' && !path.startsWith('projections') ? undefined : values.get(name);
      if (known) option.handler = (complete) => known.forEach((value) => void complete(value, ''));
    }
}

import type { CommandGroup } from '../run/command.ts';

/** `bms doctor`. */
export const doctorCommands: CommandGroup = {
  commands: [
    {
      usage: 'doctor',
      description: 'Examine settings, versions, connections, indexes, clocks, consumers, outboxes and dead letters.',
      example: 'doctor',
      options: [['--all', 'also show what is in order']],
      run: async (context, { all }) => (await import('./examine.ts')).runDoctor(context, all === true),
    },
  ],
};

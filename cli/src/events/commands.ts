import type { CommandGroup } from '../run/command.ts';

/** `bms events`. */
export const eventCommands: CommandGroup = {
  description: 'Follow the changes of records, and republish events.',
  commands: [
    {
      usage: 'events tail',
      description: 'Follow the changes of all records as they happen, until Ctrl-C; with --json one object a line.',
      example: 'events tail --module invoices',
      options: [
        ['--module <module>', 'only changes in this module, e.g. invoices'],
        ['--count <n>', 'end after this many changes'],
      ],
      run: async (context, options) => (await import('./tail.ts')).tailEvents(context, options),
    },
    {
      usage: 'events redrive',
      description:
        'Publish the events of a service again while the system runs. Consumers skip those they have handled.',
      example: 'events redrive --service crm --since 2026-11-22T05:00:00Z',
      required: [['--service <name>', 'the service whose events are published again']],
      options: [['--since <date-time>', 'only events sent since then (ISO 8601); all of the outbox without it']],
      run: async (context, options) => (await import('./redrive.ts')).redriveEvents(context, options),
    },
  ],
};

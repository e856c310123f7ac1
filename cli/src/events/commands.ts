import { redriveOutbox } from '@bms/events/maintenance';
import type { CommandGroup, OptionValues } from '../run/command.ts';
import type { Context, Outcome } from '../run/context.ts';
import { assertService, readInstant } from '../run/read-options.ts';
import { withDatabases } from '../target/open-database.ts';
import { findTarget } from '../target/target.ts';
import { tailEvents } from './tail.ts';

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
      run: tailEvents,
    },
    {
      usage: 'events redrive',
      description:
        'Publish the events of a service again while the system runs. Consumers skip those they have handled.',
      example: 'events redrive --service crm --since 2026-11-22T05:00:00Z',
      required: [['--service <name>', 'the service whose events are published again']],
      options: [['--since <date-time>', 'only events sent since then (ISO 8601); all of the outbox without it']],
      run: redrive,
    },
  ],
};

async function redrive({ env }: Context, options: OptionValues): Promise<Outcome> {
  const target = await findTarget(env);
  const service = assertService(options['service'], target.services);
  const since = readInstant('--since', options['since']);
  const events = await withDatabases(target, [service], ([database]) => redriveOutbox(database!.connection, since));
  return {
    data: { service, events },
    lines: [`✓ ${events} events of ${service} will be published again; consumers skip those they have handled`],
  };
}

import { redriveOutbox } from '@bms/events/maintenance';
import type { Context, OptionValues, Outcome } from '../run/command.ts';
import { assertService, readInstant } from '../run/read-options.ts';
import { findTarget } from '../target/find-target.ts';
import { withDatabases } from '../target/open-database.ts';

/** Publishes the events of a service again. */
export async function redriveEvents({ env }: Context, options: OptionValues): Promise<Outcome> {
  const target = await findTarget(env);
  const service = assertService(options['service'], target.services);
  const since = readInstant('--since', options['since']);
  const events = await withDatabases(target, [service], ([database]) => redriveOutbox(database!.connection, since));
  return {
    data: { service, events },
    lines: [`✓ ${events} events of ${service} will be published again; consumers skip those they have handled`],
  };
}

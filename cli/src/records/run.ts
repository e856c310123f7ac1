import { loadContract, readSigner } from '@bms/contracts';
import { rebuildProjection } from '@bms/projections/rebuild';
import { createRequests, recountTotals, upstreams } from '@bms/service-kit/maintenance';
import type { Context, OptionValues, Outcome } from '../run/command.ts';
import { messageOf, UserError } from '../run/errors.ts';
import { assertService } from '../run/read-options.ts';
import { findTarget } from '../target/find-target.ts';
import { withDatabases } from '../target/open-database.ts';

/** Rebuilds a projection of a service. */
export async function rebuild({ env }: Context, options: OptionValues): Promise<Outcome> {
  const target = await findTarget(env);
  const service = assertService(options['service'], target.services);
  const name = String(options['name']);
  const { signingKey, upstreams: addresses } = target.callerSettings(service);
  const requests = createRequests(loadContract(), readSigner(signingKey), upstreams.parse(addresses));
  try {
    const { listed, removed } = await withDatabases(target, [service], ([database]) =>
      rebuildProjection(database!.connection, name, requests),
    );
    const text = `${listed} records of the projection ${name} of ${service} compared with their owner, ${removed} removed`;
    return { data: { service, name, listed, removed }, lines: [`✓ ${text}`] };
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(messageOf(error));
  } finally {
    requests.close();
  }
}

/** Recounts the totals of a service. */
export async function recount({ env }: Context, options: OptionValues): Promise<Outcome> {
  const target = await findTarget(env);
  const service = assertService(options['service'], target.services);
  const corrections = await withDatabases(target, [service], ([database]) => recountTotals(database!.connection));
  const wrong = Object.entries(corrections).filter(([, missing]) => missing !== 0);
  return {
    data: { service, corrections },
    lines: [
      ...wrong.map(([collection, missing]) => `• ${collection}: corrected by ${missing}`),
      `✓ ${Object.keys(corrections).length} totals of ${service} counted, ${wrong.length} corrected`,
    ],
  };
}

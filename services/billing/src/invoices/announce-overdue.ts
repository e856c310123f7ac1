import type { JobRun } from '@bms/events';
import { ownCall, type Resource, type StoredRecord } from '@bms/service-kit';
import { overdueEvent } from './invoice-events.ts';
import type { Sweeps } from './sweeps.ts';

/** How many are read at once. */
const CHUNK = 100;

/**
 * The job that tells of invoices which have become overdue, once an invoice: also when it is not overdue for a while, or
 * when two processes do it at once.
 */
export function announceOverdue(resource: Resource, sweeps: Sweeps): (run: Pick<JobRun, 'signal'>) => Promise<void> {
  return async ({ signal }) => {
    await sweeps.run(new Date());
    const untold = () =>
      resource.model.find({ overdue: true, overdue_told: false }, { _id: 1 }).limit(CHUNK).lean<StoredRecord[]>();
    for (let found = await untold(); found.length > 0 && !signal.aborted; found = await untold()) {
      for (const { _id } of found) if (!signal.aborted) await announce(resource, _id);
    }
  };
}

async function announce({ kit, model, rpc }: Resource, id: number): Promise<void> {
  await kit.write(ownCall(kit, { rpc: rpc('Update').path }), async ({ session, emit }) => {
    const untold = { _id: id, overdue: true, overdue_told: false };
    const told = { $set: { overdue_told: true } };
    const invoice = await model.findOneAndUpdate(untold, told, { session }).lean<StoredRecord>();
    if (invoice) emit(overdueEvent(invoice));
  });
}

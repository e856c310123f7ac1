import type { JobRun } from '@bms/events';
import { emitRecordEvent, ownCall, type Resource } from '@bms/service-kit';
import type { InvoiceEvents } from './invoice-events.ts';
import type { Invoice } from './invoices.model.ts';
import type { Sweeps } from './sweeps.ts';

/** The number of invoices that are read at once. */
const CHUNK = 100;

/**
 * Creates the job that publishes an event for each invoice that has become overdue. Each invoice is announced once,
 * also if it is not overdue for a while or if two processes run the job at the same time.
 */
export function announceOverdue(
  resource: Resource<Invoice>,
  sweeps: Sweeps,
  events: InvoiceEvents,
): (run: Pick<JobRun, 'signal'>) => Promise<void> {
  return async ({ signal }) => {
    await sweeps.run(resource.kit.days.today());
    const findDue = () => resource.model.find({ overdue: true, overdue_told: false }, { _id: 1 }).limit(CHUNK).lean();
    for (let found = await findDue(); found.length > 0 && !signal.aborted; found = await findDue()) {
      for (const { _id } of found) if (!signal.aborted) await announce(resource, _id, events);
    }
  };
}

async function announce(resource: Resource<Invoice>, id: number, events: InvoiceEvents): Promise<void> {
  const { kit, model, rpc } = resource;
  await kit.write(ownCall(kit, { rpc: rpc('Update').path }), async ({ session, emit }) => {
    const due = { _id: id, overdue: true, overdue_told: false };
    const done = { $set: { overdue_told: true } };
    const invoice = await model.findOneAndUpdate(due, done, { session }).lean();
    if (invoice) emitRecordEvent(resource, events.overdue(invoice), invoice, emit);
  });
}

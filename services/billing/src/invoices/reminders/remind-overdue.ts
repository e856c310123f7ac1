import type { JobRun } from '@bms/events';
import { ownCall, type StoredFilter } from '@bms/service-kit';
import { trusted } from 'mongoose';
import { OWED } from '../balance.ts';
import type { OpenInvoices } from '../invoice-resource.ts';
import type { Invoice } from '../invoices.model.ts';
import type { Sweeps } from '../sweeps.ts';
import { createRemind, type Remind } from './remind.ts';

/** The number of invoices that are read at once. */
const CHUNK = 100;
const DAY_MS = 24 * 3600 * 1000;

/** The steps of the organization. */
type Steps = readonly { readonly days_after_due: number }[];

/**
 * Creates the job that adds the reminders that are due. A reminder is added and published in one transaction, so each is
 * made once, by any number of processes and after any failure. One that fails is tried again by the next run.
 */
export function remindOverdue(deps: OpenInvoices, sweeps: Sweeps): (run: Pick<JobRun, 'signal'>) => Promise<void> {
  const { resource, organization } = deps;
  const remind = createRemind(deps);
  return async ({ signal }) => {
    const { reminders: steps } = organization.current();
    if (steps.length === 0) return;
    const today = resource.kit.days.today();
    await sweeps.run(today);
    for (const index of steps.keys()) {
      const due = dueFor(steps, index, today);
      const failed: number[] = [];
      const findDue = () =>
        resource.model
          .find({ ...due, _id: trusted({ $nin: failed }) }, { _id: 1 })
          .limit(CHUNK)
          .lean();
      for (let found = await findDue(); found.length > 0 && !signal.aborted; found = await findDue()) {
        for (const { _id } of found) {
          if (signal.aborted) return;
          await remindOf(deps, { ...due, _id }, remind).catch((err: unknown) => {
            failed.push(_id);
            resource.kit.log.error({ err, invoice: _id }, 'reminding of an invoice failed');
          });
        }
      }
    }
  };
}

/**
 * Returns the condition of the invoices that get a reminder now: those overdue for the days of its step, after the
 * reminder before it by the days between the two steps. So an invoice that has long been overdue when reminders are
 * switched on gets them one after the other.
 * @param index the index of the step
 */
function dueFor(steps: Steps, index: number, today: Date): StoredFilter<Invoice> {
  const { days_after_due: days } = steps[index]!;
  const before = (count: number) => trusted({ $lte: new Date(today.getTime() - count * DAY_MS) });
  const former = steps[index - 1];
  return {
    status: trusted({ $in: OWED }),
    overdue: true,
    due_date: before(days),
    ...(former
      ? { reminded: index, last_reminded_on: before(days - former.days_after_due) }
      : { reminded: trusted({ $in: [null, 0] }) }),
  };
}

/** Adds the reminder to an invoice, unless another process has done so or the invoice was paid meanwhile. */
async function remindOf({ resource }: OpenInvoices, due: StoredFilter<Invoice>, remind: Remind): Promise<void> {
  const { kit, model, rpc } = resource;
  const call = ownCall(kit, { rpc: rpc('Remind').path });
  await kit.write(call, async (tx) => {
    const invoice = await model.findOne(due).session(tx.session).lean();
    if (invoice) await remind(invoice, call, tx);
  });
}

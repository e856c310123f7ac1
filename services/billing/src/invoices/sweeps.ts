import type { Resource } from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { Invoice } from './invoices.model.ts';

/** The overdue sweep: marks the invoices whose due date has passed since they were last changed. */
export interface Sweeps {
  /** Runs the sweep now. */
  run(today: Date): Promise<void>;
  /** Runs the sweep unless this process has done so on this day. Later changes mark their invoices themselves. */
  oncePerDay(today: Date): Promise<void>;
}

/** @param resource the invoices */
export function createSweeps({ model }: Pick<Resource<Invoice>, 'model'>): Sweeps {
  let swept = Number.POSITIVE_INFINITY;
  const run = async (today: Date): Promise<void> => {
    // The organization moved to a time zone in which it is still the day before, maybe while this process did not run.
    if (today.getTime() < swept) await unmark(model, today);
    await model.updateMany(
      { turns_overdue: trusted({ $lt: today }) },
      { $set: { overdue: true }, $unset: { turns_overdue: 1 } },
    );
    swept = today.getTime();
  };
  return {
    run,
    oncePerDay: async (today) => {
      if (swept !== today.getTime()) await run(today);
    },
  };
}

/** Unmarks the invoices whose due date has not passed. */
async function unmark({ collection }: Resource<Invoice>['model'], today: Date): Promise<void> {
  const change = [{ $set: { overdue: false, turns_overdue: '$due_date' } }];
  await collection.updateMany({ overdue: true, due_date: { $gte: today } }, change);
}

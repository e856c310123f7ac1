import { type Resource, startOfDay } from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { Invoice } from './invoices.model.ts';

/** The overdue sweep: marks the invoices whose due date has passed since they were last changed. */
export interface Sweeps {
  /** Runs the sweep now. */
  run(now: Date): Promise<void>;
  /** Runs the sweep unless this process has done so today (UTC). Later changes mark their invoices themselves. */
  oncePerDay(now: Date): Promise<void>;
}

/** @param resource the invoices */
export function createSweeps({ model }: Pick<Resource<Invoice>, 'model'>): Sweeps {
  let swept = 0;
  const run = async (now: Date): Promise<void> => {
    const today = startOfDay(now);
    await model.updateMany(
      { turns_overdue: trusted({ $lt: today }) },
      { $set: { overdue: true }, $unset: { turns_overdue: 1 } },
    );
    swept = today.getTime();
  };
  return {
    run,
    oncePerDay: async (now) => {
      if (swept !== startOfDay(now).getTime()) await run(now);
    },
  };
}

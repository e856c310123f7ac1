import type { Migration } from '@bms/service-kit';
import { invoices } from '../invoices/invoices.model.ts';
import { payments } from '../payments/payments.model.ts';
import { refunds } from '../refunds/refunds.model.ts';

/** Stores a record of each payment and refund that invoices held before these were listed. */
export const moneyRecords: Migration = {
  name: '2026-11-26-money-records',
  up: async ({ db, log, signal }) => {
    const collection = db.collection(invoices.name);
    for (const stages of [
      recordsOf('payments', 'paid_on', payments.name),
      recordsOf('refunds', 'refunded_on', refunds.name),
    ]) {
      signal.throwIfAborted();
      await collection.aggregate(stages, { allowDiskUse: true }).toArray();
    }
    const counts = await Promise.all(
      [payments, refunds].map(({ name }) => db.collection(name).estimatedDocumentCount()),
    );
    log.info({ payments: counts[0], refunds: counts[1] }, 'stored records of payments and refunds');
  },
};

/** Returns the stages that store the entries of a list of invoices as records, where there are none. */
function recordsOf(list: string, day: string, into: string): object[] {
  const entry = (field: string) => `$${list}.${field}`;
  const ofInvoice = { invoice_id: '$_id', invoice_number: 1, client_id: 1, owner_id: 1, currency: 1 };
  return [
    { $match: { [`${list}.0`]: { $exists: true } } },
    { $unwind: `$${list}` },
    // A payment provider is no user; the note of its payments is their reference.
    { $lookup: { from: 'online_payments', localField: `${list}.note`, foreignField: '_id', as: 'online' } },
    {
      $project: {
        ...{ ...ofInvoice, _id: entry('_id'), version: { $literal: 1 }, invoice_created_by: '$created_by' },
        ...{ amount: entry('amount'), paid_on: entry(day), method: entry('method'), note: entry('note') },
        status: { $literal: 'completed' },
        provider: {
          $cond: [{ $and: [{ $eq: [entry('created_by'), 0] }, { $ne: ['$online', []] }] }, entry('method'), '$$REMOVE'],
        },
        ...{ created_by: entry('created_by'), created_at: entry('created_at'), updated_at: entry('created_at') },
      },
    },
    { $merge: { into, on: '_id', whenMatched: 'keepExisting', whenNotMatched: 'insert' } },
  ];
}

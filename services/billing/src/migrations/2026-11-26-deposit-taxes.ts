import type { Migration } from '@bms/service-kit';
import { creditNotes, ISSUED } from '../credit-notes/credit-notes.model.ts';
import { offsetOf } from '../invoices/deposits/offset.ts';
import { type Invoice, invoices } from '../invoices/invoices.model.ts';

type Database = Parameters<Migration['up']>[0]['db'];

/** Stores what was credited of each tax of an invoice, and the net and taxes of offset deposits, where they were not stored. */
export const depositTaxes: Migration = {
  name: '2026-11-26-deposit-taxes',
  up: async ({ db, log, signal }) => {
    signal.throwIfAborted();
    await storeCredits(db);
    const collection = db.collection<Invoice>(invoices.name);
    let changed = 0;
    for await (const { _id, deposits } of collection.find({ deposited: { $gt: 0 }, 'deposits.net': null })) {
      signal.throwIfAborted();
      const ids = deposits.map(({ invoice_id }) => invoice_id);
      const found = new Map((await collection.find({ _id: { $in: ids } }).toArray()).map((one) => [one._id, one]));
      const listed = deposits.map((entry) => withTaxes(entry, found.get(entry.invoice_id)));
      const { modifiedCount } = await collection.updateOne({ _id, deposits }, { $set: { deposits: listed } });
      changed += modifiedCount;
    }
    log.info({ invoices: changed }, 'stored the taxes of offset deposits');
  },
};

/** Completes an offset deposit by its invoice. The offset amount stays. */
function withTaxes(entry: Invoice['deposits'][number], deposit: Invoice | undefined): Invoice['deposits'][number] {
  const [complete] = deposit ? offsetOf([deposit], deposit.client_id).deposits : [];
  return { ...(complete ?? { net: entry.amount, taxes: [] }), ...entry, total: entry.amount };
}

/** Stores the sums of the issued credit notes in their invoices, without taxes and by tax. */
async function storeCredits(db: Database): Promise<void> {
  const net = { $subtract: ['$subtotal', { $ifNull: ['$discount_total', 0] }] };
  const issued = [{ $match: { status: { $in: ISSUED } } }];
  const byTax = [
    ...issued,
    { $unwind: '$taxes' },
    {
      $group: {
        _id: { invoice: '$invoice_id', tax: '$taxes.tax_id' },
        base: { $sum: '$taxes.base' },
        amount: { $sum: '$taxes.amount' },
      },
    },
    {
      $group: {
        _id: '$_id.invoice',
        credited_taxes: { $push: { tax_id: '$_id.tax', base: '$base', amount: '$amount' } },
      },
    },
  ];
  const nets = [...issued, { $group: { _id: '$invoice_id', credited_net: { $sum: { $ifNull: [net, '$total'] } } } }];
  const merge = { $merge: { into: invoices.name, on: '_id', whenMatched: 'merge', whenNotMatched: 'discard' } };
  const notes = db.collection(creditNotes.name);
  for (const stages of [byTax, nets]) await notes.aggregate([...stages, merge], { allowDiskUse: true }).toArray();
}

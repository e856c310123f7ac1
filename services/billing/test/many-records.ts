import { day, FIRST_ID, manyRecords, oneOf, spread, storedRecord } from '@bms/testing/lists';
import type { Connection } from 'mongoose';

/** Fills the collections with enough records that a query which reads too many of them is detected. */
export async function fill(db: Connection): Promise<void> {
  await db.collection('item_categories').insertMany(manyRecords((n) => ({ ...titled(n), sort: spread(n * 7, 100) })));
  await db.collection('taxes').insertMany(manyRecords(tax));
  await db.collection('items').insertMany(manyRecords(item));
  await db.collection('invoices').insertMany(manyRecords(invoice));
  await db.collection('credit_notes').insertMany(manyRecords(creditNote));
  await db.collection('payments').insertMany(manyRecords(payment));
  await db.collection('refunds').insertMany(manyRecords(refund));
  await db.collection('recurring_invoices').insertMany(manyRecords(recurringInvoice));
}

const titled = (n: number) => ({
  ...storedRecord(n),
  title: `title ${n}`,
  sort_keys: { title: `title ${spread(n * 11)}` },
});

const item = (n: number) => ({ ...titled(n), rate: spread(n * 13, 5000), category_id: 1 + spread(n * 17, 40) });

const categories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'];

/** Most are no default; the unique index allows one. */
const tax = (n: number) => ({
  ...titled(n),
  rate: spread(n * 13, 100),
  category: categories[spread(n * 19, categories.length)],
  is_default: n === FIRST_ID,
});

const statuses = ['draft', 'sent', 'partially_paid', 'paid', 'cancelled'];

function invoice(n: number) {
  const invoice_number = `INV-${String(n).padStart(6, '0')}`;
  const status = statuses[spread(n * 19, statuses.length)]!;
  return {
    ...storedRecord(n),
    invoice_number,
    sort_keys: { invoice_number },
    client_id: 1 + spread(n * 23, 40),
    owner_id: 1 + spread(n * 29, 50),
    status,
    due_date: day(spread(n * 31, 400)),
    ...(status !== 'draft' && { sent_on: day(spread(n * 53, 365)) }),
    order_id: n - 1000,
    currency: oneOf(['EUR', 'CHF', 'JPY'], n * 59),
    total: spread(n * 37, 100_000),
    paid: 0,
    overdue: status === 'sent' && spread(n * 41, 4) === 0,
    overdue_told: true,
    ...(status === 'paid' && spread(n * 43, 4) === 0 && { refund_due: 500 }),
  };
}

const recurringInvoice = (n: number) => ({
  ...storedRecord(n),
  client_id: 1 + spread(n * 23, 40),
  status: spread(n * 19, 4) === 0 ? 'paused' : 'active',
  // Not due: the job would create invoices of them.
  next_on: day(40_000 + spread(n * 31, 400)),
  total: spread(n * 37, 100_000),
});

const methods = ['bank transfer', 'cash', 'card', 'cheque', 'Stripe'];

const refund = (n: number) => ({
  ...storedRecord(n),
  invoice_id: 1 + spread(n * 17, 900),
  invoice_number: `INV-${String(n).padStart(6, '0')}`,
  client_id: 1 + spread(n * 23, 40),
  owner_id: 1 + spread(n * 29, 50),
  invoice_created_by: 1 + spread(n * 47, 50),
  amount: spread(n * 37, 100_000),
  paid_on: day(spread(n * 31, 400)),
  method: methods[spread(n * 43, methods.length)]!,
  status: 'completed',
});

const payment = (n: number) => ({ ...refund(n), status: spread(n * 19, 9) === 0 ? 'voided' : 'completed' });

function creditNote(n: number) {
  const credit_note_number = `CN-${String(n).padStart(6, '0')}`;
  return {
    ...storedRecord(n),
    credit_note_number,
    sort_keys: { credit_note_number },
    invoice_id: 1 + spread(n * 17, 900),
    client_id: 1 + spread(n * 23, 40),
    owner_id: 1 + spread(n * 29, 50),
    status: ['draft', 'issued', 'sent'][spread(n * 19, 3)]!,
    total: spread(n * 37, 100_000),
  };
}

import type { Connection } from 'mongoose';

const DAY_MS = 24 * 3600 * 1000;
const FIRST_DAY = Date.parse('2026-01-01');
const COUNT = 3000;

/** Fills the collections with so many records that a query which reads too many of them shows. */
export async function fill(db: Connection): Promise<void> {
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1000);
  await db.collection('item_categories').insertMany(numbers.map((n) => ({ ...titled(n), sort: spread(n * 7, 100) })));
  await db.collection('items').insertMany(numbers.map(item));
  await db.collection('invoices').insertMany(numbers.map(invoice));
}

/** Spreads numbers without a pattern between them. */
const spread = (n: number, over: number): number => Math.floor(((n * 0.6180339887) % 1) * over);
const day = (n: number): Date => new Date(FIRST_DAY + n * DAY_MS);

const base = (n: number) => ({
  _id: n as never,
  version: 1,
  created_at: new Date(FIRST_DAY + spread(n * 3, COUNT) * 60_000),
  created_by: 1 + spread(n * 5, 50),
  updated_at: new Date(),
});

const titled = (n: number) => ({
  ...base(n),
  title: `title ${n}`,
  sort_keys: { title: `title ${spread(n * 11, COUNT)}` },
});

const item = (n: number) => ({ ...titled(n), rate: spread(n * 13, 5000), category_id: 1 + spread(n * 17, 40) });

const statuses = ['draft', 'sent', 'partially_paid', 'paid', 'cancelled'];

function invoice(n: number) {
  const invoice_number = `INV-${String(n).padStart(6, '0')}`;
  const status = statuses[spread(n * 19, statuses.length)]!;
  return {
    ...base(n),
    invoice_number,
    sort_keys: { invoice_number },
    client_id: 1 + spread(n * 23, 40),
    owner_id: 1 + spread(n * 29, 50),
    status,
    due_date: day(spread(n * 31, 400)),
    total: spread(n * 37, 100_000),
    paid: 0,
    overdue: status === 'sent' && spread(n * 41, 4) === 0,
    overdue_told: true,
  };
}

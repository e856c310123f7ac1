import { errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling, type TestedCopy } from '../../test/harness.ts';
import { type Invoices, invoicesOf, line } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

const today = () => new Date().toISOString().slice(0, 10);

async function expectNoGaps(): Promise<void> {
  const kept = await Promise.all(
    ['invoices', 'invoices_deleted'].map((name) => billing.running.kit.db.collection(name).find().toArray()),
  );
  const numbers = kept.flat().map(({ invoice_number }) => String(invoice_number));
  const expected = numbers.map((_, index) => `INV-${String(index + 1).padStart(6, '0')}`);
  expect(numbers.sort()).toEqual(expected);
}

describe('a new invoice', () => {
  test('is answered with exactly the fields that clients know', async () => {
    const { message, etag } = await billing.call('Invoices/Create', {
      invoice: { client_id: 1, due_date: '2027-01-31', items: [line] },
    });
    expect(message).toEqual({
      record: {
        id: expect.any(Number),
        invoice_number: expect.stringMatching(/^INV-\d{6}$/),
        client_id: 1,
        status: 'draft',
        total: 200,
        due_date: '2027-01-31',
      },
    });
    expect(etag).toBe(1);
  });

  test('shows its lines with their exact totals, and that nothing is paid', async () => {
    const items = [
      { title: 'a', quantity: '0.333', rate: '0.3333' },
      { title: 'b', quantity: '3', rate: '0.5' },
    ];
    const { id } = await invoices.create({ items });
    expect(await invoices.show(id)).toMatchObject({
      items: [{ total: '0.1109889' }, { total: '1.5' }],
      total: 2,
      paid: 0,
      balance: 2,
      payments: [],
      overdue: false,
      created_by: 1,
      created_at: today(),
    });
  });

  test('stands in the list with exactly the fields that clients know', async () => {
    const { id, invoice_number } = await invoices.create({ client_id: 7 });
    const { message } = await billing.call('Invoices/List', { client_id: 7 });
    expect(message['records']).toEqual([
      { id, invoice_number, client_id: 7, status: 'draft', total: 200, due_date: '2999-12-31', created_at: today() },
    ]);
    const found = await billing.call('Invoices/List', { list: { search: invoice_number.toLowerCase() } });
    expect(found.message['records']).toMatchObject([{ id }]);
  });

  test('takes titles and rates from items, which it keeps when the item changes', async () => {
    const item = { title: 'Chai', rate: '1800.5' };
    const made = await billing.call<{ record: { id: number } }>('Items/Create', { item });
    const item_id = made.message.record.id;
    const { id } = await invoices.create({ items: [{ item_id, quantity: '2' }] });
    await billing.call('Items/Delete', { id: item_id });
    expect(await invoices.show(id)).toMatchObject({ items: [{ item_id, ...item, quantity: '2' }], total: 3601 });
    await invoices.update(id, { items: [{ item_id, ...item, quantity: '4' }] });
    expect(await invoices.show(id)).toMatchObject({ total: 7202 });
  });

  test.each([
    ['a client that there is not', { client_id: 404 }, 'client_id unknown_reference'],
    [
      'an item that there is not',
      { items: [line, { item_id: 99, quantity: '1' }] },
      'items[1].item_id unknown_reference',
    ],
    ['a line without title', { items: [line, { quantity: '1', rate: '1' }] }, 'items[1].title required'],
    ['a line without rate', { items: [{ title: 'x', quantity: '1' }] }, 'items[0].rate required'],
    ['no lines', { items: [] }, 'items too_few'],
    ['501 lines', { items: Array(501).fill(line) }, 'items too_many'],
    ['a quantity of nothing', { items: [{ ...line, quantity: '0' }] }, 'items[0].quantity out_of_range'],
    ['a rate below nothing', { items: [{ ...line, rate: '-1' }] }, 'items[0].rate out_of_range'],
    ['another total than its own', { items: [{ ...line, total: '1' }] }, 'items[0].total read_only'],
    [
      'a total past the safe integers',
      { items: [{ ...line, quantity: '1000', rate: '9007199254741' }] },
      'items out_of_range',
    ],
    ['another status than draft', { status: 'sent' }, 'status not_allowed'],
    ['a day that there is not', { due_date: '2026-02-30' }, 'due_date invalid_format'],
    ['a number of its own', { invoice_number: 'INV-000009' }, 'invoice_number read_only'],
  ])('with %s is refused, and uses up no number', async (_what, more, error) => {
    expect(await errorsOf(invoices.create(more))).toContain(error);
    await invoices.create();
    await expectNoGaps();
  });

  test('is there once for fifty equal requests', async () => {
    const headers = { 'idempotency-key': 'fifty' };
    const made = await Promise.all(Array.from({ length: 50 }, () => invoices.create({}, { headers })));
    expect(new Set(made.map(({ invoice_number }) => invoice_number)).size).toBe(1);
    await expectNoGaps();
  });

  test('is told to others', async () => {
    const { id, invoice_number } = await invoices.create();
    const rows = await billing.running.kit.db
      .collection('outbox')
      .find({ record: `invoice.${id}` })
      .toArray();
    expect(rows).toMatchObject([{ subject: `bms.billing.invoice.created.${id}`, version: 1 }]);
    expect(rows[0]!['data'].toString('latin1')).toContain(invoice_number);
  });
});

test('a client is invoiced in the next call, a hundred times', async () => {
  const invoiceNew = async (id: number) => {
    billing.crm.has(id);
    // Every tenth event is being delivered while the invoice is created.
    const published = id % 10 === 0 ? billing.crm.publish('client.created', id) : undefined;
    const { client_id } = await invoices.create({ client_id: id });
    await published;
    return client_id;
  };
  for (let first = 1000; first < 1100; first += 20) {
    const ids = Array.from({ length: 20 }, (_, n) => first + n);
    expect(await Promise.all(ids.map(invoiceNew))).toEqual(ids);
  }
});

test('a client that was deleted is invoiced no more', async () => {
  await billing.crm.publish('client.created', 31);
  await invoices.create({ client_id: 31 });
  await billing.crm.remove(31);
  await eventually(
    () => errorsOf(invoices.create({ client_id: 31 })),
    (errors) => errors[0] === 'client_id unknown_reference',
  );
});

test('while crm is away clients that are known are invoiced, and others later', async () => {
  const alone = await billing.startCopy({ UPSTREAMS: 'crm=127.0.0.1:9' });
  expect((await invoicesOf(alone).create({ client_id: 1 })).client_id).toBe(1);
  expect(await errorsOf(invoicesOf(alone).create({ client_id: 404 }))).toEqual(['unavailable']);
  await alone.stop();
});

describe('with two processes', () => {
  let other: TestedCopy;
  beforeAll(async () => {
    other = await billing.startCopy();
  });
  afterAll(() => other.stop());

  test('numbers are unique and have no gaps, whatever is refused in between', async () => {
    const both = [invoices, invoicesOf(other)];
    const results = await Promise.allSettled(
      Array.from({ length: 300 }, (_, n) => both[n % 2]!.create(n % 10 === 3 ? { client_id: 404 } : {})),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(270);
    await expectNoGaps();
  });
});

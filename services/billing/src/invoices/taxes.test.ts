import { errorsOf, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createVat, type Invoices, invoicesOf, line } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
let vat: number;
let reduced: number;

beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
  vat = await createVat(billing, '19');
  reduced = await createVat(billing, '7');
});
afterAll(() => billing.stop());

const changeTax = (id: number, tax: object) =>
  billing.call('Taxes/Update', { id, tax, update_mask: { paths: Object.keys(tax) } });
const shownTax = (tax_id: number, rate: string, base: number, amount: number) => ({
  tax_id,
  title: `VAT ${rate} %`,
  rate,
  category: 'S',
  base,
  amount,
});

const taxed = (tax_ids: number[] = [vat]) => ({ ...line, tax_ids });

describe('an invoice with taxes and discounts', () => {
  test('shows its amounts, and those of its lines', async () => {
    const items = [
      { ...taxed([vat]), quantity: '3', rate: '33.35', discount_percent: '10', unit_type: 'hours' },
      { ...taxed([reduced, vat]), quantity: '1', rate: '1000', discount_amount: 100 },
      line,
    ];
    const values = { items, discount_percent: '5', note: 'Thank you.', terms: 'Net 14 days.' };
    const { id } = await invoices.create(values);
    expect(await invoices.show(id)).toMatchObject({
      ...values,
      items: [
        {
          ...{ ...items[0], total: '100.05', amount: 100, net: 90, tax_total: 16 },
          taxes: [{ tax_id: vat, base: 85, amount: 16 }],
        },
        {
          ...{ ...items[1], total: '1000', amount: 1000, net: 900, tax_total: 223 },
          taxes: [
            { tax_id: vat, base: 855, amount: 163 },
            { tax_id: reduced, base: 855, amount: 60 },
          ].sort((a, b) => a.tax_id - b.tax_id),
        },
        { ...line, tax_ids: [], total: '200', net: 200, tax_total: 0, unit_type: '' },
      ],
      prices_include_tax: false,
      subtotal: 1190,
      // 59.5: 4.5 + 45 + 10
      discount_total: 60,
      taxes: [shownTax(vat, '19', 940, 179), shownTax(reduced, '7', 855, 60)],
      total: 1369,
      balance: 1369,
    });
  });

  test('can have prices with tax', async () => {
    const { id, total } = await invoices.create({
      items: [{ ...taxed(), quantity: '1', rate: '11900' }],
      discount_amount: 1190,
      prices_include_tax: true,
    });
    expect(total).toBe(10710);
    expect(await invoices.show(id)).toMatchObject({
      subtotal: 10000,
      discount_total: 1000,
      taxes: [shownTax(vat, '19', 9000, 1710)],
      items: [{ amount: 11900, net: 10000, tax_total: 1710, taxes: [{ tax_id: vat, base: 9000, amount: 1710 }] }],
    });
  });

  test('takes the amounts of its lines back as they were shown', async () => {
    const { id } = await invoices.create({ items: [taxed([vat, reduced]), line] });
    const { items } = await invoices.show(id);
    await invoices.update(id, { items: [...items].reverse() });
    expect((await invoices.show(id)).items).toEqual([...items].reverse());
    const other = { ...items[0], taxes: [{ tax_id: vat, base: 200, amount: 1 }] };
    expect(await errorsOf(invoices.update(id, { items: [other] }))).toEqual(['items[0].taxes read_only']);
    const { db } = billing.running.kit;
    const stored = await db.collection<{ _id: number; items: object[] }>('invoices').findOne({ _id: id });
    expect(Object.keys(stored!.items[0]!)).not.toContain('taxes');
  });

  test('is paid in full by its total with tax', async () => {
    const { id, total } = await invoices.sent({ items: [taxed()] });
    expect(total).toBe(238);
    expect(await errorsOf(invoices.pay(id, { amount: 239 }))).toEqual(['amount above_balance']);
    expect(await invoices.pay(id, { amount: 38 })).toMatchObject({ status: 'partially_paid', balance: 200 });
    const { message } = await billing.call<{ records: object[] }>('Invoices/Balances', {});
    expect(message.records).toMatchObject([{ currency: 'EUR', count: 1, balance: 200 }]);
    expect(await invoices.pay(id, { amount: 200 })).toMatchObject({ status: 'paid', balance: 0 });
  });

  test('is paid when it is sent with a discount of everything', async () => {
    expect(await invoices.sent({ items: [taxed()], discount_percent: '100' })).toMatchObject({
      total: 0,
      status: 'paid',
    });
  });

  test('may be sent back as it is shown, which changes nothing', async () => {
    const items = [{ ...taxed(), discount_percent: '12.5' }, taxed([reduced, vat])];
    const { id } = await invoices.create({ items, discount_amount: 7 });
    const shown = await invoices.show(id);
    expect((await invoices.update(id, shown)).etag).toBe(1);
    await invoices.update(id, { ...shown, items: [...shown.items.toReversed(), line] });
    expect(await invoices.show(id)).toMatchObject({ items: [{}, {}, line], discount_amount: 7 });
  });

  test.each([
    ['a tax that does not exist', { items: [line, { ...line, tax_ids: [404] }] }, 'items[1].tax_ids unknown_reference'],
    ['three taxes', { items: [{ ...line, tax_ids: [1, 2, 3] }] }, 'items[0].tax_ids too_many'],
    ['a tax twice', { items: [{ ...line, tax_ids: [1, 1] }] }, 'items[0].tax_ids duplicate'],
    [
      'a line discount above 100 %',
      { items: [{ ...line, discount_percent: '101' }] },
      'items[0].discount_percent out_of_range',
    ],
    [
      'a negative line discount',
      { items: [{ ...line, discount_amount: -1 }] },
      'items[0].discount_amount out_of_range',
    ],
    [
      'a line discount above the line',
      { items: [line, { ...line, discount_amount: 201 }] },
      'items[1].discount_amount out_of_range',
    ],
    [
      'two line discounts',
      { items: [{ ...line, discount_amount: 1, discount_percent: '1' }] },
      'items[0].discount_amount excluded',
    ],
    ['a discount above the lines', { discount_amount: 201 }, 'discount_amount out_of_range'],
    ['a discount above 100 %', { discount_percent: '100.5' }, 'discount_percent out_of_range'],
    ['a discount with 5 decimal places', { discount_percent: '0.00001' }, 'discount_percent too_precise'],
    ['two discounts', { discount_amount: 1, discount_percent: '1' }, 'discount_amount excluded'],
    ['a subtotal of its own', { subtotal: 1 }, 'subtotal read_only'],
    ['taxes of its own', { taxes: [{ tax_id: 1, rate: '1' }] }, 'taxes read_only'],
    ['a net of its own', { items: [{ ...line, net: 1 }] }, 'items[0].net read_only'],
  ])('with %s is rejected', async (_what, more, error) => {
    expect(await errorsOf(invoices.create(more))).toContain(error);
  });

  describe.each<[string, 'none' | 'own']>([
    ['may not view taxes', 'none'],
    ['may view own taxes only', 'own'],
  ])('written by a user who %s', (_who, scope) => {
    const view = {
      'invoices.view': 'all',
      'clients.view': 'all',
      ...(scope === 'own' && { 'taxes.view': scope }),
    } as const;
    const caller = staff(5, { 'invoices.create': 'all', 'invoices.update': 'all', ...view });
    const violation = (id: number) => ({
      field: 'items[1].tax_ids',
      code: 'unknown_reference',
      message: `items[1].tax_ids ${id} does not exist or is not accessible.`,
    });

    test.each(['Invoices', 'RecurringInvoices'])('cannot have a tax of another user: %s', async (service) => {
      const standard = { client_id: 1, due_date: '2999-12-31', items: [line, taxed([vat])] };
      const sent = {
        Invoices: { invoice: standard },
        RecurringInvoices: {
          recurring_invoice: { client_id: 1, every: 'month', starts_on: '2999-12-31', items: standard.items },
        },
      }[service];
      await expect(billing.call(`${service}/Create`, sent, { caller })).rejects.toMatchObject({
        violations: [violation(vat)],
      });
    });

    test('keeps the taxes that it has, with their values, and gets no others', async () => {
      const { id } = await invoices.create({ items: [line, taxed([vat])] });
      const shown = await invoices.show(id, { caller });
      await invoices.update(id, { items: shown.items, note: 'Unchanged lines' }, { caller });
      await invoices.update(id, { items: [line, { ...taxed([vat]), quantity: '4' }] }, { caller });
      expect(await invoices.show(id)).toMatchObject({ taxes: [shownTax(vat, '19', 400, 76)], total: 676 });
      await expect(invoices.update(id, { items: [line, taxed([vat, reduced])] }, { caller })).rejects.toMatchObject({
        violations: [violation(reduced)],
      });
    });
  });

  test('can have the taxes that its creator created and may view', async () => {
    const grants = { 'invoices.create': 'all', 'invoices.view': 'all', 'clients.view': 'all' } as const;
    const caller = staff(5, { ...grants, 'taxes.create': 'all', 'taxes.view': 'own' });
    const tax = { title: 'VAT 19 %', rate: '19' };
    const { message } = await billing.call<{ record: { id: number } }>('Taxes/Create', { tax }, { caller });
    expect(await invoices.create({ items: [taxed([message.record.id])] }, { caller })).toMatchObject({ total: 238 });
  });

  test('keeps an amount as its discount when another field is changed, and is rejected once it exceeds the lines', async () => {
    const { id } = await invoices.create({ discount_amount: 150 });
    expect(await errorsOf(invoices.update(id, { items: [{ ...line, quantity: '1' }] }))).toEqual([
      'discount_amount out_of_range',
    ]);
    expect(await errorsOf(invoices.update(id, { discount_percent: '1' }))).toEqual(['discount_amount excluded']);
    await invoices.update(id, { discount_percent: '1', discount_amount: undefined });
    expect(await invoices.show(id)).toMatchObject({ discount_total: 2, total: 198 });
  });

  test('is changed as a draft only', async () => {
    const { id } = await invoices.sent({ items: [taxed()] });
    const changes = { note: 'x', terms: 'x', discount_percent: '1', prices_include_tax: true, items: [line] };
    expect(await errorsOf(invoices.update(id, changes))).toEqual([
      'note locked',
      'terms locked',
      'discount_percent locked',
      'prices_include_tax locked',
      'items locked',
    ]);
  });
});

describe('a change of a tax', () => {
  test('reaches a draft when its lines are changed, and no other document', async () => {
    const tax = await createVat(billing, '16');
    const items = [{ ...line, tax_ids: [tax] }];
    const [draft, sent] = [await invoices.create({ items }), await invoices.sent({ items })];
    await changeTax(tax, { title: 'VAT 21 %', rate: '21' });
    expect(await invoices.show(draft.id)).toMatchObject({ taxes: [shownTax(tax, '16', 200, 32)], total: 232 });
    await invoices.update(draft.id, { discount_percent: '50', due_date: '2027-01-01' });
    expect(await invoices.show(draft.id)).toMatchObject({ taxes: [shownTax(tax, '16', 100, 16)], total: 116 });
    // The lines are sent, but not changed.
    await invoices.update(sent.id, { ...(await invoices.show(sent.id)), due_date: '2027-01-01' });
    expect(await invoices.show(sent.id)).toMatchObject({ taxes: [shownTax(tax, '16', 200, 32)], total: 232 });
    await invoices.update(draft.id, { items: [{ ...items[0], quantity: '4' }] });
    expect(await invoices.show(draft.id)).toMatchObject({ taxes: [shownTax(tax, '21', 200, 42)], total: 242 });
  });

  test('that deletes it leaves it in the documents that have it', async () => {
    const tax = await createVat(billing, '16');
    const items = [{ ...line, tax_ids: [tax] }];
    const { id } = await invoices.create({ items });
    await billing.call('Taxes/Delete', { id: tax });
    await invoices.update(id, { items: [...items, line] });
    expect(await invoices.show(id)).toMatchObject({ taxes: [shownTax(tax, '16', 200, 32)], total: 432 });
    expect(await errorsOf(invoices.create({ items }))).toEqual(['items[0].tax_ids unknown_reference']);
  });
});

test('a create looks up taxes with one query, and makes none without items and taxes', async () => {
  const { db } = billing.running.kit;
  await db.db!.command({ profile: 2 });
  const lookupsOf = async (values: object): Promise<string[]> => {
    const begin = new Date();
    await invoices.create(values);
    const of = { ns: { $in: [`${db.name}.items`, `${db.name}.taxes`] }, ts: { $gte: begin } };
    const done = await db.collection('system.profile').find(of).toArray();
    return done.map(({ op, ns }) => `${op} ${String(ns).split('.')[1]}`);
  };
  expect(await lookupsOf({ discount_percent: '5' })).toEqual([]);
  expect(await lookupsOf({ items: [taxed(), taxed([reduced])] })).toEqual(['query taxes']);
});

import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf, issueCredit, line } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
});
afterAll(() => billing.stop());

const hours = { title: 'Consulting', rate: '8099.99', unit_type: 'hours' };

test('an invoice has quantities to 6 decimals, and exact totals of its lines', async () => {
  const items = [
    { ...hours, quantity: '7.3333' },
    { ...hours, quantity: '0.000001', rate: '0.0001' },
  ];
  const { id, total } = await invoices.create({ items });
  expect(total).toBe(59400);
  const { items: shown } = await invoices.show(id);
  expect(shown.map(({ quantity }) => quantity)).toEqual(['7.3333', '0.000001']);
  expect(shown.map((one) => Number(one.total))).toEqual([59399.656667, 1e-10]);
});

test('a quantity with 7 decimals is refused', async () => {
  const items = [line, { ...hours, quantity: '0.0000001' }];
  expect(await errorsOf(invoices.create({ items }))).toEqual(['items[1].quantity too_precise']);
});

test('a total with more digits than a JSON client reads can be sent back', async () => {
  const { id } = await invoices.create({ items: [{ ...hours, quantity: '1234567.123456', rate: '123456.6789' }] });
  const { items } = await invoices.show(id);
  expect(items[0]!.total).toBe('152415556941.0040502784');
  await invoices.update(id, { items: items.map((one) => ({ ...one, total: String(Number(one.total)) })) });
  const changed = items.map((one) => ({ ...one, total: String(Number(one.total)), quantity: '1' }));
  await invoices.update(id, { items: changed });
  expect(await invoices.show(id)).toMatchObject({ total: 123457 });
});

test('an invoice is credited by thirds of its hours to zero, and the rest is exact', async () => {
  const { id } = await invoices.sent({ items: [{ ...hours, quantity: '1' }] });
  for (const quantity of ['0.333333', '0.333333'])
    await issueCredit(billing, { invoice_id: id, items: [{ ...hours, quantity }] });
  const credit_note = { invoice_id: id, reason: 'The rest' };
  type Created = { record: { id: number; items: { quantity: string }[] } };
  const { message } = await billing.call<Created>('CreditNotes/Create', { credit_note });
  expect(message.record.items).toMatchObject([{ quantity: '0.333334' }]);
  await billing.call('CreditNotes/Issue', { id: message.record.id });
  expect(await invoices.show(id)).toMatchObject({ credited: 8100, balance: 0, status: 'cancelled' });
});

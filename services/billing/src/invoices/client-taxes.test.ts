import { errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createTax, type Invoices, invoicesOf, issueCredit, line } from '../../test/invoices.ts';

const TAXED = 1;
const EXEMPT = 3;
const REVERSE = 4;
const today = () => new Date().toISOString().slice(0, 10);

let billing: TestedBilling;
let invoices: Invoices;
let vat: number;
let reverse: number;
beforeAll(async () => {
  billing = await startBilling({ RECURRING_INVOICE_INTERVAL_SECONDS: '1' });
  invoices = invoicesOf(billing);
  billing.crm.has(EXEMPT, { tax_exempt: true });
  billing.crm.has(REVERSE, { reverse_charge: true });
  vat = await createTax(billing, { title: 'VAT 19 %', rate: '19' });
  reverse = await createTax(billing, { title: 'Reverse charge', rate: '0', category: 'AE' });
});
afterAll(() => billing.stop());

const untaxed = () => ({ ...line, tax_ids: [reverse] });
const taxed = () => ({ ...line, tax_ids: [vat] });
const recurring = async (values: object): Promise<number> => {
  const recurring_invoice = { every: 'month', starts_on: today(), ...values };
  type Created = { record: { id: number } };
  return (await billing.call<Created>('RecurringInvoices/Create', { recurring_invoice })).message.record.id;
};

describe.each([
  ['is exempt from tax', EXEMPT, 'the client is exempt from tax.'],
  ['owes the tax', REVERSE, 'the client owes the tax (reverse charge).'],
])('a client who %s', (_what, client_id, reason) => {
  test('gets no invoice and no recurring invoice with a tax of category S, and the line is named', async () => {
    const items = [untaxed(), taxed()];
    const message = `items[1].tax_ids must not have a tax of the category S: ${reason}`;
    const violations = [{ field: 'items[1].tax_ids', code: 'tax_not_applicable', message }];
    await expect(invoices.create({ client_id, items })).rejects.toMatchObject({ violations });
    await expect(recurring({ client_id, items })).rejects.toMatchObject({ violations });
  });

  test('gets invoices without taxes, or with a tax of another category', async () => {
    const { id } = await invoices.create({ client_id, items: [untaxed(), line] });
    expect(await invoices.show(id)).toMatchObject({ total: 400 });
  });

  test('is not given an invoice with such a tax, nor such a line', async () => {
    const { id } = await invoices.create({ client_id: TAXED, items: [taxed()] });
    expect(await errorsOf(invoices.update(id, { client_id }))).toEqual(['items[0].tax_ids tax_not_applicable']);
    await invoices.update(id, { client_id, items: [untaxed()] });
    expect(await errorsOf(invoices.update(id, { items: [line, taxed()] }))).toEqual([
      'items[1].tax_ids tax_not_applicable',
    ]);
  });
});

test('a client without exemption may get a reverse charge tax: it can depend on what is sold', async () => {
  expect(await invoices.create({ client_id: TAXED, items: [untaxed(), taxed()] })).toMatchObject({ total: 438 });
});

describe('an invoice from before its client was exempt', () => {
  test('keeps its taxes, and can be changed otherwise, sent, credited and paid', async () => {
    const { id } = await invoices.create({ client_id: 6, items: [taxed()] });
    await becomesExempt(6);
    await invoices.update(id, { note: 'Thank you.' });
    const shown = await invoices.show(id);
    await invoices.update(id, { items: shown.items, note: 'Thanks.' });
    await billing.call('Invoices/Send', { id });
    await issueCredit(billing, { invoice_id: id });
    expect(await invoices.show(id)).toMatchObject({ total: 238, status: 'cancelled' });
  });

  test('of an order that was confirmed since has the taxes of the order, as a draft', async () => {
    await becomesExempt(7);
    const taxes = [{ tax_id: vat, title: 'VAT 19 %', rate: '19', category: 'S' }];
    await billing.crm.confirm({ id: 70, client_id: 7, items: [taxed()], taxes });
    const made = () => billing.running.kit.db.collection('invoices').findOne({ order_id: 70 });
    expect(await eventually(made, (found) => found !== null)).toMatchObject({ status: 'draft', total: 238 });
  });

  test('is created by its recurring invoice, but stays a draft instead of being sent', async () => {
    const id = await recurring({ client_id: 8, items: [taxed()], send: true, starts_on: '2999-01-01' });
    await becomesExempt(8);
    const { db } = billing.running.kit;
    const due = { next_on: new Date(`${today()}T00:00:00Z`) };
    await db.collection<{ _id: number }>('recurring_invoices').updateOne({ _id: id }, { $set: due });
    const made = () => db.collection('invoices').findOne({ recurring_invoice_id: id });
    expect(await eventually(made, (found) => found !== null)).toMatchObject({ status: 'draft', total: 238 });
  });
});

/** Publishes that a client is exempt, and waits until billing knows. */
async function becomesExempt(id: number): Promise<void> {
  await billing.crm.publish('client.updated', id, { tax_exempt: true });
  const projections = billing.running.kit.db.collection<{ _id: number }>('copies_clients');
  await eventually(
    () => projections.findOne({ _id: id, 'fields.tax_exempt': true }),
    (found) => found !== null,
  );
}

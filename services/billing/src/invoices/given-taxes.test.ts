import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createVat, type Invoices, invoicesOf, line, type ShownInvoice } from '../../test/invoices.ts';

let billing: TestedBilling;
let invoices: Invoices;
let vat: number;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
  vat = await createVat(billing, '19');
});
afterAll(() => billing.stop());

describe('an invoice from before taxes', () => {
  const makeOld = (id: number) =>
    billing.running.kit.db.collection<{ _id: number }>('invoices').updateOne(
      { _id: id },
      {
        $unset: {
          subtotal: 1,
          discount_total: 1,
          taxes: 1,
          note: 1,
          terms: 1,
          prices_include_tax: 1,
          'items.$[].tax_ids': 1,
          'items.$[].unit_type': 1,
        },
      },
    );
  const plain = {
    subtotal: 200,
    discount_total: 0,
    taxes: [],
    total: 200,
    note: '',
    terms: '',
    prices_include_tax: false,
    items: [{ ...line, total: '200', net: 200, tax_total: 0, tax_ids: [], unit_type: '' }],
  };

  test('is shown without taxes and discounts', async () => {
    const { id } = await invoices.create();
    const shown = await invoices.show(id);
    await makeOld(id);
    expect(await invoices.show(id)).toEqual(shown);
    expect(shown).toMatchObject(plain);
  });

  test('may be sent back as it is shown, also when its lines are locked', async () => {
    const { id } = await invoices.sent();
    await makeOld(id);
    const shown = await invoices.show(id);
    expect((await invoices.update(id, shown)).etag).toBe(2);
    await invoices.update(id, { ...shown, due_date: '2027-01-01' });
    expect(await invoices.pay(id, { amount: 200 })).toMatchObject({ ...plain, status: 'paid' });
  });
});

describe('an invoice of an order', () => {
  const invoiceOf = async (order_id: number): Promise<ShownInvoice> => {
    const [found] = await eventually(
      () => billing.running.kit.db.collection('invoices').find({ order_id }).toArray(),
      (seen) => seen.length > 0,
    );
    return invoices.show(Number(found!._id));
  };

  test('has the taxes, discounts and terms of the order, also if the taxes have changed', async () => {
    const items = [
      { ...line, tax_ids: [vat], discount_percent: '10', unit_type: 'hours' },
      { ...line, tax_ids: [9], discount_amount: 50 },
    ];
    const taxes = [
      { tax_id: vat, title: 'VAT 16 %', rate: '16', category: 'S' },
      { tax_id: 9, title: 'Gone', rate: '5.5', category: 'S' },
    ];
    const more = { discount_amount: 30, prices_include_tax: false, terms: 'Net 14 days.', taxes };
    await billing.crm.confirm({ id: 21, client_id: 1, items, ...more });
    expect(await invoiceOf(21)).toMatchObject({
      items,
      subtotal: 330,
      discount_total: 30,
      discount_amount: 30,
      taxes: [
        { ...taxes[0], base: 164, amount: 26 },
        { ...taxes[1], base: 136, amount: 7 },
      ],
      total: 333,
      terms: 'Net 14 days.',
    });
  });

  test('has the price with tax of the order', async () => {
    const taxes = [{ tax_id: vat, title: 'VAT 19 %', rate: '19', category: 'S' }];
    const items = [{ title: 'x', quantity: '1', rate: '119', tax_ids: [vat] }];
    const more = { discount_percent: '50', prices_include_tax: true, taxes };
    await billing.crm.confirm({ id: 22, client_id: 1, items, ...more });
    expect(await invoiceOf(22)).toMatchObject({ discount_percent: '50', prices_include_tax: true, total: 59 });
  });
});

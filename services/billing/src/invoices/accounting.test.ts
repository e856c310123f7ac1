import type { FileContent } from '@bms/contracts/types/api';
import type { ReportedTax } from '@bms/contracts/types/billing';
import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createVat, type Invoices, invoicesOf, issueCredit, type ShownInvoice } from '../../test/invoices.ts';

interface Accounted {
  exchange_rate?: string;
  accounting_currency?: string;
  accounting_tax_total?: number;
  taxes: { base: number; amount: number; accounting_base?: number; accounting_amount?: number }[];
}

let billing: TestedBilling;
let invoices: Invoices;
let vat: number;
let client = 100;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
  vat = await createVat(billing, '19');
});
afterAll(() => billing?.stop());

/** Returns an invoice in USD of 3 x 33.33 at 19 %: a net of 99.99 and a tax of 19.00. */
const dollars = (more: object = {}) => ({
  currency: 'USD',
  exchange_rate: '0.9234',
  items: [{ title: 'Consulting', quantity: '3', rate: '3333', tax_ids: [vat] }],
  ...more,
});
const shown = (id: number) => invoices.show(id) as Promise<ShownInvoice & Accounted>;
const reported = async (client_id: number) =>
  (await billing.call<{ records: ReportedTax[] }>('Reports/Taxes', { client_id })).message.records;
const newClient = () => {
  client += 1;
  billing.crm.has(client, { country: 'Germany', country_code: 'DE' });
  return client;
};

describe('an invoice in another currency than the organization', () => {
  test('has its taxes in the accounting currency at its exchange rate', async () => {
    const { id } = await invoices.create(dollars());
    expect(await shown(id)).toMatchObject({
      ...{ exchange_rate: '0.9234', accounting_currency: 'EUR', accounting_tax_total: 1754 },
      taxes: [{ base: 9999, amount: 1900, accounting_base: 9233, accounting_amount: 1754 }],
    });
    await billing.call('Invoices/Update', { id, invoice: {}, update_mask: { paths: ['exchange_rate'] } });
    const without = await shown(id);
    expect(without.accounting_tax_total ?? null).toBeNull();
    expect(without.accounting_currency).toBeFalsy();
  });

  test('may take its currency from its client', async () => {
    client += 1;
    billing.crm.has(client, { currency: 'USD' });
    const { id } = await invoices.create(dollars({ client_id: client, currency: undefined }));
    expect(await shown(id)).toMatchObject({ currency: 'USD', accounting_currency: 'EUR', accounting_tax_total: 1754 });
  });

  test.each([
    ['in the currency of the organization', { currency: 'EUR' }, 'exchange_rate not_allowed'],
    ['of 0', { exchange_rate: '0' }, 'exchange_rate out_of_range'],
    ['with 9 decimals', { exchange_rate: '0.123456789' }, 'exchange_rate too_precise'],
  ])('cannot have a rate %s', async (_what, more, error) => {
    expect(await errorsOf(invoices.create(dollars(more)))).toEqual([error]);
  });

  test('keeps its rate once it is sent, and has it in the electronic invoice', async () => {
    const { id } = await invoices.sent(dollars({ client_id: newClient() }));
    expect(await errorsOf(invoices.update(id, { exchange_rate: '1' }))).toEqual(['exchange_rate locked']);
    const { message } = await billing.call<FileContent>('Invoices/Xml', { id, format: 'factur-x' });
    const xml = Buffer.from(message.content).toString();
    expect(xml).toContain('<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode>');
    expect(xml).toContain('<ram:TaxTotalAmount currencyID="EUR">17.54</ram:TaxTotalAmount>');
  });
});

describe('the report of taxes', () => {
  test('shows the accounting currency of invoices with an exchange rate, apart from the others', async () => {
    const client_id = newClient();
    await invoices.sent(dollars({ client_id }));
    await invoices.sent(dollars({ client_id, exchange_rate: undefined }));
    const [plain, accounted, ...others] = (await reported(client_id)).sort(
      (a, b) => (a.accounting_amount ?? 0) - (b.accounting_amount ?? 0),
    );
    expect(others).toEqual([]);
    expect(plain).toMatchObject({ currency: 'USD', base: 9999, amount: 1900 });
    expect(plain?.accounting_currency).toBeFalsy();
    expect(accounted).toMatchObject({
      base: 9999,
      accounting_currency: 'EUR',
      accounting_base: 9233,
      accounting_amount: 1754,
    });
  });

  test('is zero in both currencies after everything is credited in steps', async () => {
    const client_id = newClient();
    const { id } = await invoices.sent(dollars({ client_id }));
    const [line] = dollars().items;
    await issueCredit(billing, { invoice_id: id, items: [{ ...line, quantity: '1' }] });
    const [left] = await reported(client_id);
    expect(left).toMatchObject({ base: 6666, amount: 1267, accounting_base: 6155, accounting_amount: 1169 });
    await issueCredit(billing, { invoice_id: id, items: [{ ...line, quantity: '1' }] });
    await issueCredit(billing, { invoice_id: id });
    expect(await reported(client_id)).toMatchObject([{ base: 0, amount: 0, accounting_base: 0, accounting_amount: 0 }]);
  });
});

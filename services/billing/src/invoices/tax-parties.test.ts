import { errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createTax, type Invoices, invoicesOf, line } from '../../test/invoices.ts';

const CLIENT = 2;
const AUSTRIAN = { vat_number: 'ATU13585627', country: 'Austria', country_code: 'AT' };
const today = () => new Date().toISOString().slice(0, 10);

let billing: TestedBilling;
let invoices: Invoices;
let taxes: Record<'AE' | 'K' | 'E', number>;
beforeAll(async () => {
  billing = await startBilling({ RECURRING_INVOICE_INTERVAL_SECONDS: '1' });
  invoices = invoicesOf(billing);
  taxes = { AE: await createFree('AE'), K: await createFree('K'), E: await createFree('E') };
});
afterAll(() => billing.stop());

const createFree = (category: string): Promise<number> =>
  createTax(billing, { title: `Free of VAT (${category})`, rate: '0', category });

const items = (category: keyof typeof taxes) => [{ ...line, tax_ids: [taxes[category]] }];
const send = (id: number) => billing.call('Invoices/Send', { id });
/** Returns the errors of sending an invoice of a category to a client with these values. */
async function errorsOfSending(category: keyof typeof taxes, client: object): Promise<string[]> {
  billing.crm.has(CLIENT, { vat_number: '', country: '', country_code: '', ...client });
  const { id } = await invoices.create({ client_id: CLIENT, items: items(category) });
  const errors = await errorsOf(send(id));
  expect(await invoices.show(id)).toMatchObject({ status: errors.length > 0 ? 'draft' : 'sent' });
  return errors;
}

describe('sending an intra-Community supply', () => {
  test.each([
    [{}, ['client.vat_number required', 'client.country_code required']],
    [{ ...AUSTRIAN, vat_number: '' }, ['client.vat_number required']],
    [{ vat_number: AUSTRIAN.vat_number }, ['client.country_code required']],
    [{ ...AUSTRIAN, vat_number: 'DE136695976' }, ['client.vat_number not_allowed']],
    [{ ...AUSTRIAN, vat_number: 'US 12' }, ['client.vat_number not_allowed']],
    [{ ...AUSTRIAN, country: 'Germany', country_code: 'DE' }, ['client.country_code not_allowed']],
    [{ ...AUSTRIAN, country: 'Switzerland', country_code: '' }, ['client.country_code not_allowed']],
    [{ ...AUSTRIAN, country_code: '' }, []],
    [{ vat_number: 'XI 123456789', country_code: 'GB' }, []],
    [{ vat_number: 'EL123456783', country_code: 'GR' }, []],
    [AUSTRIAN, []],
  ])('to a client with %j answers %j', async (client, errors) => {
    expect(await errorsOfSending('K', client)).toEqual(errors);
  });
});

describe('sending an invoice with reverse charge', () => {
  test('needs the VAT number of the client, of any country', async () => {
    expect(await errorsOfSending('AE', { country_code: 'AT' })).toEqual(['client.vat_number required']);
    expect(await errorsOfSending('AE', AUSTRIAN)).toEqual([]);
    expect(await errorsOfSending('AE', { vat_number: 'DE136695976', country_code: 'DE' })).toEqual([]);
  });

  test('needs the VAT number of the organization', async () => {
    billing.identity.show({ vat_number: '' });
    expect(await errorsOfSending('AE', AUSTRIAN)).toEqual(['organization.vat_number required']);
    billing.identity.show({ vat_number: 'DE123456789' });
  });
});

test('an exempt invoice is sent to a client without a VAT number', async () => {
  expect(await errorsOfSending('E', {})).toEqual([]);
});

test('the answer says what is missing and why', async () => {
  billing.crm.has(3);
  const { id } = await invoices.create({ client_id: 3, items: items('AE') });
  const message = 'client.vat_number is required for reverse charge.';
  const violations = [{ field: 'client.vat_number', code: 'required', message }];
  await expect(send(id)).rejects.toMatchObject({ violations });
});

test('an invoice without the VAT number is cancelled as a draft, and credited once it was sent with it', async () => {
  billing.crm.has(4);
  const draft = await invoices.create({ client_id: 4, items: items('K') });
  await billing.call('Invoices/Cancel', { id: draft.id });
  billing.crm.has(4, AUSTRIAN);
  const { id } = await invoices.sent({ client_id: 4, items: items('K') });
  billing.crm.has(4, { vat_number: '' });
  await billing.call('Invoices/Cancel', { id });
  expect(await invoices.show(id)).toMatchObject({ status: 'cancelled' });
});

test('a recurring invoice that lacks a VAT number stays a draft instead of being sent', async () => {
  billing.crm.has(5);
  const recurring_invoice = { client_id: 5, items: items('K'), every: 'month', starts_on: today(), send: true };
  type Created = { record: { id: number } };
  const { message } = await billing.call<Created>('RecurringInvoices/Create', { recurring_invoice });
  const made = () => billing.running.kit.db.collection('invoices').findOne({ recurring_invoice_id: message.record.id });
  expect(await eventually(made, (found) => found !== null)).toMatchObject({ status: 'draft', total: 200 });
});

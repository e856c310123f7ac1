import type { FileContent } from '@bms/contracts/types/api';
import { errorsOf, eventually, pagesOf, portalUser } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createVat, type Invoices, invoicesOf, line } from '../../test/invoices.ts';

/** A client with the data that electronic invoices need. */
const buyer = {
  company_name: 'Alfreds Futterkiste',
  zip: '12209',
  city: 'Berlin',
  email: 'invoices@example.com',
  country: 'Germany',
  buyer_reference: '04011000-1234512345-06',
  language: 'de-AT',
};

let billing: TestedBilling;
let invoices: Invoices;
let vat: number;
beforeAll(async () => {
  billing = await startBilling();
  invoices = invoicesOf(billing);
  billing.crm.has(1, buyer);
  vat = await createVat(billing, '19');
});
afterAll(() => billing.stop());

const taxed = () => ({ items: [{ ...line, tax_ids: [vat] }] });
const pdfOf = async (id: number, more: object = {}, options = {}) =>
  (await billing.call<FileContent>('Invoices/Pdf', { id, ...more }, options)).message;
const xmlOf = async (id: number, format?: string) =>
  (await billing.call<FileContent>('Invoices/Xml', { id, format })).message;
const textOf = async ({ content }: FileContent) => (await pagesOf(new Uint8Array(content))).join('\n');
const keptKeys = (id: number) => [...billing.files.documents.keys()].filter((key) => key.includes(`/invoices/${id}/`));

describe('the PDF of an invoice', () => {
  test('of a draft is marked as a draft, in the language of the client, and is not kept', async () => {
    const { id, invoice_number } = await invoices.create(taxed());
    const file = await pdfOf(id);
    expect(file).toMatchObject({ media_type: 'application/pdf', file_name: `${invoice_number}.pdf` });
    const text = await textOf(file);
    for (const part of ['Rechnung', 'Entwurf', 'Alfreds Futterkiste', 'Consulting', '2,38'])
      expect(text).toContain(part);
    expect(keptKeys(id)).toEqual([]);
  });

  test('is kept when the invoice is sent, with the electronic invoice in it', async () => {
    const { id } = await invoices.sent(taxed());
    const [key] = await eventually(
      () => keptKeys(id),
      ({ length }) => length === 1,
    );
    const kept = billing.files.documents.get(key!)!;
    expect(Buffer.from(kept.content).toString('latin1')).toContain('factur-x.xml');
    expect((await pdfOf(id)).content).toEqual(kept.content);
  });

  test('is dated on the day of sending, not on that of the draft', async () => {
    const { id } = await invoices.create();
    const stored = billing.running.kit.db.collection<{ _id: number }>('invoices');
    await stored.updateOne({ _id: id }, { $set: { created_at: new Date('2020-05-17') } });
    await billing.call('Invoices/Send', { id });
    const { sent_on } = await invoices.show(id);
    const text = await textOf(await pdfOf(id, { language: 'en' }));
    expect(text).toContain(new Date(sent_on!).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' }));
    expect(text).not.toContain('May 17');
  });

  test('never changes once it is sent, whatever is paid or changed afterwards', async () => {
    const { id } = await invoices.sent(taxed());
    const before = await pdfOf(id);
    await invoices.pay(id, { amount: 38 });
    await billing.identity.publish({ name: 'Other name' });
    billing.crm.has(1, { ...buyer, company_name: 'Other client' });
    const after = await pdfOf(id);
    const french = await textOf(await pdfOf(id, { language: 'fr' }));
    billing.crm.has(1, buyer);
    await billing.identity.publish({ name: 'Test' });
    expect(after.content).toEqual(before.content);
    expect(french).toContain('Facture');
    expect(french).not.toContain('Other');
    expect(keptKeys(id)).toHaveLength(1);
  });

  test('has the paper that is requested', async () => {
    const { id } = await invoices.create();
    const sizeOf = async (more: object) =>
      /MediaBox \[0 0 ([\d.]+) /.exec(Buffer.from((await pdfOf(id, more)).content).toString('latin1'))?.[1];
    expect([await sizeOf({}), await sizeOf({ page_size: 'Letter' })]).toEqual(['595.275591', '612']);
  });

  test('is for portal users of the client, and only of sent invoices', async () => {
    const draft = await invoices.create();
    const { id } = await invoices.sent();
    const caller = portalUser(1);
    expect((await pdfOf(id, {}, { caller })).content.length).toBeGreaterThan(1000);
    expect(await errorsOf(pdfOf(draft.id, {}, { caller }))).toEqual(['not_found']);
    expect(await errorsOf(pdfOf(id, {}, { caller: portalUser(2) }))).toEqual(['not_found']);
  });
});

test('the PDF of a credit note names its invoice, and is kept apart from that of the invoice with its id', async () => {
  const invoice = await invoices.sent(taxed());
  const credit_note = { invoice_id: invoice.id, reason: 'Damaged' };
  const created = await billing.call<{ record: { id: number } }>('CreditNotes/Create', { credit_note });
  const { id } = created.message.record;
  await billing.call('CreditNotes/Send', { id });
  const { message } = await billing.call<FileContent>('CreditNotes/Pdf', { id, language: 'en' });
  const text = await textOf(message);
  for (const part of ['Credit note', invoice.invoice_number, 'Damaged']) expect(text).toContain(part);
  const isKept = (key: string) => key.startsWith(`billing/credit_notes/${id}/`);
  await eventually(() => [...billing.files.documents.keys()].some(isKept));
});

describe('the electronic invoice', () => {
  test.each([
    ['xrechnung-ubl', '<Invoice'],
    ['xrechnung-cii', 'CrossIndustryInvoice'],
    ['factur-x', 'CrossIndustryInvoice'],
  ])('is written as %s', async (format, root) => {
    const { id, invoice_number } = await invoices.sent(taxed());
    const file = await xmlOf(id, format);
    expect(file).toMatchObject({ media_type: 'application/xml', file_name: `${invoice_number}.xml` });
    const text = Buffer.from(file.content).toString();
    for (const part of [root, invoice_number, 'Alfreds Futterkiste']) expect(text).toContain(part);
  });

  test('of a draft, or with missing data, is 422 and names the fields', async () => {
    const draft = await invoices.create(taxed());
    expect(await errorsOf(xmlOf(draft.id))).toEqual(['status not_allowed']);
    billing.crm.has(2, { ...buyer, email: '', country: '', buyer_reference: '' });
    const { id } = await invoices.sent({ client_id: 2, ...taxed() });
    expect(await errorsOf(xmlOf(id, 'xrechnung-ubl'))).toEqual([
      'client.country_code required',
      'client.email required',
      'buyer_reference required',
    ]);
  });

  test('has the references of the invoice, otherwise those of the client', async () => {
    const textOfXml = async (id: number) => Buffer.from((await xmlOf(id, 'xrechnung-ubl')).content).toString();
    billing.crm.has(3, { ...buyer, purchase_order: 'PO-1', cash_discounts: [{ days: 7, percent: '2' }] });
    const { id } = await invoices.sent({ client_id: 3, ...taxed() });
    for (const part of ['>04011000-1234512345-06<', '>PO-1<', '#SKONTO#TAGE=7#PROZENT=2.00#\n'])
      expect(await textOfXml(id)).toContain(part);
    const own = { buyer_reference: 'Ref 2', purchase_order: 'PO-2', contract_reference: 'C-2' };
    const other = await invoices.sent({ client_id: 3, ...taxed(), ...own });
    const text = await textOfXml(other.id);
    for (const part of Object.values(own)) expect(text).toContain(`>${part}<`);
    expect(await textOf(await pdfOf(other.id, { language: 'en' }))).toContain('PO-2');
    const credit_note = { invoice_id: other.id, reason: 'Damaged' };
    const { message } = await billing.call<{ record: { id: number } }>('CreditNotes/Create', { credit_note });
    await billing.call('CreditNotes/Issue', { id: message.record.id });
    const format = 'xrechnung-cii';
    const xml = await billing.call<FileContent>('CreditNotes/Xml', { id: message.record.id, format });
    for (const part of Object.values(own)) expect(xml.message.content.toString()).toContain(`>${part}<`);
  });

  test('has no reference that is wrong', async () => {
    const wrong = invoices.create({ ...taxed(), buyer_reference: '04011000-1234512345-07' });
    expect(await errorsOf(wrong)).toEqual(['buyer_reference invalid_format']);
  });
});

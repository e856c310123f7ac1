import { publicCaller } from '@bms/contracts';
import type { DocumentLink, FileContent, SharedDocument } from '@bms/contracts/types/api';
import { errorsOf, portalUser, type RpcOptions } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { depositsOf } from '../../test/deposits.ts';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Invoices, invoicesOf, line } from '../../test/invoices.ts';

const visitor: RpcOptions = { caller: publicCaller, headers: { 'x-client-address': '203.0.113.7' } };

interface Created {
  readonly record: DocumentLink;
  readonly url: string;
}

let billing: TestedBilling;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling({ PUBLIC_URL: 'https://bms.example.com', DOCUMENT_LINK_DAYS: '7' });
  invoices = invoicesOf(billing);
});
afterAll(() => billing?.stop());

const createLink = async (resource: string, id: number) =>
  (await billing.call<Created>(`${resource}/CreateLink`, { id, link: {} })).message;
const open = async (resource: string, token: string) =>
  (await billing.call<{ record: SharedDocument }>(`${resource}/OpenLink`, { token }, visitor)).message.record;
const tokenOf = ({ url }: Created): string => url.split('/').at(-1)!;

test('an invoice opened by its link shows the balance, with the data and the QR code of a bank transfer', async () => {
  const { id, invoice_number } = await invoices.sent();
  await invoices.pay(id, { amount: 50, note: 'by cheque' });
  const link = await createLink('Invoices', id);
  expect(link.url).toMatch(/^https:\/\/bms\.example\.com\/d\/invoices\/[\w-]{32}$/);
  expect(Math.round((Date.parse(link.record.expires_at!) - Date.now()) / 86_400_000)).toBe(7);
  const shown = await open('Invoices', tokenOf(link));
  expect(shown).toMatchObject({
    kind: 'invoice',
    number: invoice_number,
    status: 'partially_paid',
    due_date: '2999-12-31',
    client_name: 'Client 1',
    items: [{ ...line, net: 200 }],
    total: 200,
    settled: 50,
    balance: 150,
    can_answer: false,
    payment: { account_holder: 'Test', iban: 'DE02 1203 0000 0000 2020 51', reference: invoice_number, amount: 150 },
  });
  expect(shown.payment?.qr_content.split('\n').slice(5)).toEqual([
    'Test',
    'DE02120300000000202051',
    'EUR1.50',
    '',
    '',
    invoice_number,
  ]);
  expect(JSON.stringify(shown)).not.toContain('by cheque');
  const { message } = await billing.call<{ records: DocumentLink[] }>('Invoices/ListLinks', { id });
  expect(message.records).toMatchObject([{ open_count: 1, openings: [{ address: '203.0.113.7' }] }]);
});

test('a final invoice opened by its link lists its deposits and the fees of reminders beside what was paid', async () => {
  const { newOrder, sentDeposit, confirmed, send } = depositsOf(billing);
  const order = newOrder();
  const deposit = await sentDeposit(order.id);
  const { id, total } = await send((await confirmed(order)).id);
  await invoices.pay(id, { amount: 50 });
  const reminders = [{ step: 1, reminded_on: new Date(), fee: 500 }];
  const stored = billing.running.kit.db.collection<{ _id: number }>('invoices');
  await stored.updateOne({ _id: id }, { $set: { reminders, reminder_fees: 500 } });
  const shown = await open('Invoices', tokenOf(await createLink('Invoices', id)));
  expect(shown).toMatchObject({
    deposits: [{ number: deposit.invoice_number, date: expect.stringMatching(/^\d{4}-/), total: deposit.total }],
    ...{ total, fees: 500, settled: deposit.total + 50, balance: total + 500 - deposit.total - 50 },
  });
});

test('an invoice opened by its link shows what is withheld, and asks for the rest', async () => {
  const irpf = { title: 'IRPF 15 %', rate: '-15', withholding: true };
  const { record: tax } = (await billing.call<{ record: { id: number } }>('Taxes/Create', { tax: irpf })).message;
  const { id } = await invoices.sent({ items: [{ ...line, tax_ids: [tax.id] }] });
  const shown = await open('Invoices', tokenOf(await createLink('Invoices', id)));
  expect(shown).toMatchObject({
    ...{ total: 200, settled: 0, balance: 170, payment: { amount: 170 } },
    withheld: [{ title: 'IRPF 15 %', rate: '-15', amount: 30 }],
  });
  expect(shown.payment?.qr_content).toContain('\nEUR1.70\n');
});

test('a document opened by its link has no ids of records, users, items, taxes or files', async () => {
  const { record: tax } = (
    await billing.call<{ record: { id: number } }>('Taxes/Create', { tax: { title: 'VAT 19 %', rate: '19' } })
  ).message;
  const { record: item } = (
    await billing.call<{ record: { id: number } }>('Items/Create', { item: { title: 'Chai', rate: '100' } })
  ).message;
  const { id } = await invoices.sent({ items: [{ ...line, item_id: item.id, tax_ids: [tax.id] }] });
  const shown = await open('Invoices', tokenOf(await createLink('Invoices', id)));
  expect(shown.items).toMatchObject([{ title: line.title, taxes: ['VAT 19 %'] }]);
  expect(shown.taxes).toMatchObject([{ title: 'VAT 19 %', rate: '19' }]);
  expect(namesIn(shown).filter((name) => /(^|_)ids?$|_by$/.test(name))).toEqual([]);
});

/** Returns the names of all members of a value, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

test('the PDF by a link is the one that was kept when the invoice was sent', async () => {
  const { id } = await invoices.sent();
  const { message: kept } = await billing.call<FileContent>('Invoices/Pdf', { id });
  const token = tokenOf(await createLink('Invoices', id));
  const { message } = await billing.call<FileContent>('Invoices/PdfByLink', { token }, visitor);
  expect(message).toEqual(kept);
  const unknown = billing.call('Invoices/PdfByLink', { token: 'x'.repeat(32) }, visitor);
  expect(await errorsOf(unknown)).toEqual(['not_found']);
});

test('a paid or cancelled invoice asks for no payment', async () => {
  const paid = await invoices.sent();
  await invoices.pay(paid.id, { amount: 200 });
  const cancelled = await invoices.sent();
  await billing.call('Invoices/Cancel', { id: cancelled.id });
  for (const { id } of [paid, cancelled])
    expect((await open('Invoices', tokenOf(await createLink('Invoices', id)))).payment).toBeFalsy();
});

test('a portal user gets the document of an invoice of their client as behind a link, and of no other', async () => {
  const { id } = await invoices.sent();
  const draft = await invoices.create();
  const get = async (document: number, caller: RpcOptions['caller']) =>
    (await billing.call<{ record: SharedDocument }>('Invoices/GetDocument', { id: document }, { caller })).message
      .record;
  const behindLink = await open('Invoices', tokenOf(await createLink('Invoices', id)));
  expect(await get(id, portalUser(1))).toEqual(behindLink);
  expect(await errorsOf(get(id, portalUser(2)))).toEqual(['not_found']);
  expect(await errorsOf(get(draft.id, portalUser(1)))).toEqual(['not_found']);
  expect((await billing.call<{ records: DocumentLink[] }>('Invoices/ListLinks', { id })).message.records).toMatchObject(
    [{ open_count: 1 }],
  );
});

test('a draft has no links', async () => {
  const { id } = await invoices.create();
  expect(await errorsOf(createLink('Invoices', id))).toEqual(['status not_sent']);
});

test('a page is shown in the language of the client', async () => {
  billing.crm.has(3, { language: 'fr' });
  const token = tokenOf(await createLink('Invoices', (await invoices.sent({ client_id: 3 })).id));
  expect(await open('Invoices', token)).toMatchObject({ language: 'fr', client_name: 'Client 3' });
});

test('a portal user sees how to pay an invoice of the own client, with the bank account that was sent with it', async () => {
  const { id, invoice_number } = await invoices.sent();
  const paymentOf = async (caller = portalUser(1)) =>
    (await billing.call<{ payment?: object }>('Invoices/GetPayment', { id }, { caller })).message.payment;
  expect(await paymentOf()).toMatchObject({ reference: invoice_number, amount: 200, has_checkout: false });
  expect(await errorsOf(paymentOf(portalUser(2)))).toEqual(['not_found']);
  expect(await errorsOf(billing.call('Invoices/Checkout', { id }))).toEqual(['status illegal_move']);
  await invoices.pay(id, { amount: 200 });
  expect(await paymentOf()).toBeUndefined();
});

test('a credit note opened by its link shows the reason', async () => {
  const { id } = await invoices.sent();
  const credit_note = { invoice_id: id, reason: 'Two boxes were damaged.' };
  const { message } = await billing.call<{ record: { id: number; credit_note_number: string } }>('CreditNotes/Create', {
    credit_note,
  });
  await billing.call('CreditNotes/Send', { id: message.record.id });
  const link = await createLink('CreditNotes', message.record.id);
  expect(link.url).toContain('/d/credit-notes/');
  const number = message.record.credit_note_number;
  expect(await open('CreditNotes', tokenOf(link))).toMatchObject({
    kind: 'credit_note',
    number,
    total: 200,
    note: credit_note.reason,
  });
});

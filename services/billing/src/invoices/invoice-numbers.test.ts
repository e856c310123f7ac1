import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling, type TestedCopy } from '../../test/harness.ts';
import { type Invoices, invoicesOf, line, type ShownInvoice } from '../../test/invoices.ts';

let billing: TestedBilling;
let copy: TestedCopy;
let invoices: Invoices;
beforeAll(async () => {
  billing = await startBilling({ RECURRING_INVOICE_INTERVAL_SECONDS: '1' });
  copy = await billing.startCopy({ RECURRING_INVOICE_INTERVAL_SECONDS: '1' });
  invoices = invoicesOf(billing);
});
afterAll(async () => {
  await copy?.stop();
  await billing?.stop();
});

const send = async ({ id }: { readonly id: number }, process: Pick<TestedCopy, 'call'> = billing) =>
  (await process.call<{ record: ShownInvoice }>('Invoices/Send', { id })).message.record;
const draftNumber = ({ id }: { readonly id: number }) => `DRAFT-${id}`;
const sequenceOf = ({ invoice_number }: ShownInvoice): number => Number(/^INV-(\d{6})$/.exec(invoice_number)?.[1]);

/** Changes the setting, and waits until every process knows it. */
async function number(invoice_numbering: 'on_create' | 'on_send'): Promise<void> {
  await billing.identity.publish({ invoice_numbering });
  for (const process of [billing, copy]) {
    await eventually(
      () => invoicesOf(process).create(),
      (draft) => (draft.invoice_number === draftNumber(draft)) === (invoice_numbering === 'on_send'),
    );
  }
}

test('an invoice has its number from its creation by default', async () => {
  const draft = await invoices.create();
  expect(sequenceOf(draft)).toBeGreaterThan(0);
  expect((await send(draft)).invoice_number).toBe(draft.invoice_number);
});

describe('numbers that are assigned by sending', () => {
  let before: ShownInvoice;
  beforeAll(async () => {
    before = await invoices.create();
    await number('on_send');
  });

  test('follow the order of sending; drafts that are deleted or cancelled take none', async () => {
    const [first, second, third, fourth] = [
      await invoices.create(),
      await invoices.create(),
      await invoices.create(),
      await invoices.create(),
    ];
    expect(first).toMatchObject({ invoice_number: draftNumber(first), status: 'draft' });
    await billing.call('Invoices/Delete', { id: second.id });
    await billing.call('Invoices/Cancel', { id: third.id });
    const [one, two] = [sequenceOf(await send(fourth)), sequenceOf(await send(first))];
    expect(two).toBe(one + 1);
    await billing.call('Invoices/Restore', { id: second.id });
    expect((await invoices.show(second.id)).invoice_number).toBe(draftNumber(second));
    expect(sequenceOf(await send(second))).toBe(two + 1);
    expect((await invoices.show(third.id)).invoice_number).toBe(draftNumber(third));
  });

  test('are kept by drafts that had one before', async () => {
    expect((await send(before)).invoice_number).toBe(before.invoice_number);
  });

  test('have no gaps when many are sent at once by two processes, and some fail', async () => {
    const drafts = await Promise.all(Array.from({ length: 20 }, () => invoices.create()));
    const last = sequenceOf(await send(await invoices.create()));
    const results = await Promise.allSettled(
      drafts.flatMap((draft, at) => [send(draft, at % 2 ? billing : copy), send(draft, at % 3 ? copy : billing)]),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    const sent = await Promise.all(drafts.map(({ id }) => invoices.show(id)));
    expect(sent.map(sequenceOf).sort((a, b) => a - b)).toEqual(drafts.map((_draft, at) => last + 1 + at));
  });

  test('are those of credit notes, documents and events', async () => {
    const { id, invoice_number } = await invoices.sent();
    const { message } = await billing.call<{ credit_note: { invoice_number: string } }>('Invoices/Cancel', { id });
    expect(message.credit_note).toMatchObject({ invoice_number });
    const { db } = billing.running.kit;
    const kept = await db.collection<{ _id: string }>('sent_documents').findOne({ _id: `invoices/${id}` });
    expect(kept).toMatchObject({ inputs: { record: { invoice_number } } });
    const found = await billing.call<{ records: object[] }>('Invoices/List', { list: { search: invoice_number } });
    expect(found.message.records).toMatchObject([{ id, invoice_number }]);
  });

  test('are assigned to the invoices of orders and of recurring invoices, too', async () => {
    const stored = billing.running.kit.db.collection('invoices');
    await billing.crm.confirm({ id: 77, client_id: 1, items: [line] });
    const ofOrder = await eventually(
      () => stored.findOne({ order_id: 77 }),
      (found) => found !== null,
    );
    expect(ofOrder).toMatchObject({ invoice_number: `DRAFT-${ofOrder?._id}` });
    const starts_on = new Date().toISOString().slice(0, 10);
    const recurring_invoice = { client_id: 1, items: [line], every: 'year', starts_on, send: true };
    const { message } = await billing.call<{ record: { id: number } }>('RecurringInvoices/Create', {
      recurring_invoice,
    });
    const recurring_invoice_id = message.record.id;
    const sent = await eventually(
      () => stored.findOne({ recurring_invoice_id }),
      (found) => found !== null,
    );
    expect(sent).toMatchObject({ status: 'sent', invoice_number: expect.stringMatching(/^INV-/) });
  });

  test('are assigned to the drafts that have none when numbers are assigned by creation again', async () => {
    const draft = await invoices.create();
    await number('on_create');
    const next = await invoices.create();
    expect(sequenceOf(await send(draft))).toBe(sequenceOf(next) + 1);
    await number('on_send');
  });
});

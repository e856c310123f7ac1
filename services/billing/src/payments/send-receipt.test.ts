import { loadEventCatalogue } from '@bms/events';
import { errorsOf, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { type Reports, reportsOf } from '../../test/reports/reports.ts';

let billing: TestedBilling;
let invoices: Reports;
beforeAll(async () => {
  billing = await startBilling();
  invoices = reportsOf(billing);
});
afterAll(() => billing.stop());

const today = new Date().toISOString().slice(0, 10);
const addPayment = async (id: number, payment: object): Promise<number> =>
  (await billing.call<{ payment: { id: number } }>('Invoices/AddPayment', { id, payment })).message.payment.id;
const show = async (id: number) => (await billing.call<{ record: object }>('Payments/Get', { id })).message.record;
const voidPayment = (id: number) =>
  billing.call('Payments/Void', { id, payment_void: { reason: 'The cheque bounced.' } });
const sendReceipt = (id: number, options = {}) =>
  billing.call<{ record: { receipt_sent_at: string } }>('Payments/SendReceipt', { id }, options);
const collection = (name: string) => billing.running.kit.db.collection(name);

describe('the receipt of a payment', () => {
  const receiptsOf = async (id: number) => {
    const rows = await collection('outbox')
      .find({ subject: `bms.billing.payment.receipt_sent.${id}` })
      .toArray();
    return rows.map(({ data }) => loadEventCatalogue().decode('bms.billing.PaymentReceiptEvent', data.buffer));
  };

  test('is sent on request only, with the amount of the payment and the balance of the invoice then', async () => {
    const { id: invoice } = await invoices.sent();
    const [first, second] = [await addPayment(invoice, { amount: 150 }), await addPayment(invoice, { amount: 20 })];
    expect(await receiptsOf(first)).toEqual([]);
    const { message } = await sendReceipt(first);
    const sent = { id: first, receipt_sent_at: expect.stringMatching(/^\d{4}-/) };
    expect(message).toMatchObject({ success: true, record: sent });
    expect(await show(first)).toMatchObject({ status: 'completed', receipt_sent_at: message.record.receipt_sent_at });
    expect(await show(second)).not.toHaveProperty('receipt_sent_at', expect.any(String));
    expect(await receiptsOf(first)).toMatchObject([
      { invoice_id: invoice, amount: 150, balance: 30, currency: 'EUR', paid_on: today },
    ]);
  });

  test('can be sent again, and is no void', async () => {
    const { id: invoice } = await invoices.sent();
    const id = await addPayment(invoice, { amount: 150 });
    await sendReceipt(id);
    await sendReceipt(id);
    expect(await receiptsOf(id)).toHaveLength(2);
    const voids = collection('outbox').countDocuments({ subject: `bms.billing.payment.voided.${id}` });
    expect(await voids).toBe(0);
    expect(await invoices.show(invoice)).toMatchObject({ paid: 150 });
  });

  test('of a voided payment is not sent: 409', async () => {
    const { id: invoice } = await invoices.sent();
    const id = await addPayment(invoice, { amount: 150 });
    await voidPayment(id);
    await expect(sendReceipt(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await receiptsOf(id)).toEqual([]);
  });

  test('is sent by those who may change the invoice', async () => {
    const { id: invoice } = await invoices.sent();
    const id = await addPayment(invoice, { amount: 150 });
    const viewer = staff(33, { 'invoices.view': 'all', 'invoices.update': 'own' });
    expect(await errorsOf(sendReceipt(id, { caller: viewer }))).toEqual(['forbidden']);
    expect(await errorsOf(sendReceipt(id, { headers: { 'if-match': '"9"' } }))).toEqual(['version_mismatch']);
  });
});

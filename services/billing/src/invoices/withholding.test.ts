import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Deposits, depositsOf, VAT } from '../../test/deposits.ts';
import { startBilling, type TestedBilling } from '../../test/harness.ts';
import { createTax, issueCredit, type ShownInvoice } from '../../test/invoices.ts';
import { type Reports, reportsOf } from '../../test/reports/reports.ts';

let billing: TestedBilling;
let reports: Reports;
let deposits: Deposits;
let vat: number;
let irpf: number;
beforeAll(async () => {
  billing = await startBilling();
  reports = reportsOf(billing);
  deposits = depositsOf(billing);
  vat = await createTax(billing, { title: 'IVA 21 %', rate: '21' });
  irpf = await createTax(billing, { title: 'IRPF 15 %', rate: '-15', withholding: true });
});
afterAll(() => billing.stop());

const work = (rate: number | string, tax_ids = [vat, irpf], more = {}) => ({
  ...{ title: 'Work', quantity: '1', rate: String(rate), tax_ids },
  ...more,
});
const withheldOf = (base: number, amount: number) => [{ tax_id: irpf, title: 'IRPF 15 %', rate: '-15', base, amount }];
let nextClient = 500;
const newClient = (client = {}): number => {
  nextClient += 1;
  billing.crm.has(nextClient, client);
  return nextClient;
};

/** Creates an invoice. @returns its details */
const created = async (invoice: object) => reports.show((await reports.create(invoice)).id);

/** Expects that all reports are without amounts of a client. */
async function expectNothingLeft(client_id: number): Promise<void> {
  expect((await reports.report('Receivables', { client_id })).records).toEqual([]);
  const { message } = await billing.call<{ records: object[] }>('Invoices/Balances', { client_id });
  expect(message.records).toEqual([]);
  const statement = (await reports.report<{ balance: number }>('Statement', { client_id })).records;
  expect(statement.at(-1)!.balance).toBe(0);
  const { records, withheld } = await reports.report('Taxes', { client_id });
  for (const row of [...records, ...withheld!]) expect(row).toMatchObject({ base: 0, amount: 0 });
  const ledger = (await reports.report<{ gross: number }>('Ledger', { client_id })).records;
  expect(ledger.reduce((sum, { gross }) => sum + gross, 0)).toBe(0);
}

describe('an invoice with a withholding tax', () => {
  test('has it outside of its taxes and total, and is due without it', async () => {
    const invoice = await created({ items: [work(100_000)] });
    expect(invoice).toMatchObject({
      ...{ subtotal: 100_000, total: 121_000, withheld_total: 15_000, balance: 106_000 },
      taxes: [{ tax_id: vat, base: 100_000, amount: 21_000 }],
      withheld: withheldOf(100_000, 15_000),
      items: [{ tax_ids: [vat, irpf], tax_total: 21_000, taxes: [{ tax_id: vat, base: 100_000, amount: 21_000 }] }],
    });
    expect((invoice as unknown as { taxes: object[] }).taxes).toHaveLength(1);
  });

  test('is paid by what is due, and takes no more', async () => {
    const { id } = await reports.sent({ items: [work(100_000)] });
    expect(await errorsOf(reports.pay(id, { amount: 106_001 }))).toEqual(['amount above_balance']);
    expect(await reports.pay(id, { amount: 106_000 })).toMatchObject({ status: 'paid', balance: 0, paid: 106_000 });
  });

  test('withholds of the net after all discounts of the lines that name it', async () => {
    const items = [work(100_000, [vat, irpf], { discount_percent: '10' }), work(10_000, [vat])];
    const invoice = await created({ items, discount_percent: '50' });
    expect(invoice).toMatchObject({ total: 60_500, withheld: withheldOf(45_000, 6_750), balance: 53_750 });
  });

  test('is no part of prices that include tax', async () => {
    const invoice = await created({ items: [work(121_000)], prices_include_tax: true });
    expect(invoice).toMatchObject({ total: 121_000, withheld: withheldOf(100_000, 15_000), balance: 106_000 });
  });

  test('can have no other tax, and keeps the withholding tax when that is changed or deleted', async () => {
    const old = await createTax(billing, { title: 'Retención 7 %', rate: '-7', withholding: true });
    const { id, total, withheld_total } = await created({ items: [work(1000, [old])] });
    expect([total, withheld_total]).toEqual([1000, 70]);
    await billing.call('Taxes/Delete', { id: old });
    await reports.update(id, { note: 'Thanks', discount_percent: '50' });
    expect(await reports.show(id)).toMatchObject({ withheld_total: 35, balance: 465 });
    await reports.update(id, { items: [work(3000, [old, vat])] });
    expect(await reports.show(id)).toMatchObject({ total: 1815, withheld_total: 105, balance: 1710 });
    await reports.update(id, { items: [work(3000, [vat])] });
    expect(await reports.show(id)).toMatchObject({ withheld: [], withheld_total: 0, balance: 1815 });
  });

  test('can have several of them on a line, besides two other taxes', async () => {
    const retained = await createTax(billing, { title: 'IVA retenido 10.6667 %', rate: '-10.6667', withholding: true });
    const city = await createTax(billing, { title: 'City tax 1 %', rate: '1' });
    const invoice = await created({ items: [work(100_000, [vat, irpf, retained, city])] });
    expect(invoice).toMatchObject({ total: 122_000, withheld_total: 25_667, balance: 96_333 });
    expect(invoice.withheld.map(({ amount }) => amount)).toEqual([15_000, 10_667]);
    const third = await createTax(billing, { title: 'Third', rate: '2' });
    expect(await errorsOf(reports.create({ items: [work(1000, [vat, irpf, city, third])] }))).toEqual([
      'items[0].tax_ids too_many',
    ]);
  });

  test('is rejected if more is withheld than its total', async () => {
    const all = await createTax(billing, { title: 'All', rate: '-100', withholding: true });
    expect(await errorsOf(reports.create({ items: [work(1000, [irpf, all])] }))).toEqual(['items out_of_range']);
    const { id } = await reports.create({ items: [work(1000, [all])] });
    expect((await billing.call<{ record: object }>('Invoices/Send', { id })).message.record).toMatchObject({
      ...{ status: 'paid', total: 1000, withheld_total: 1000, balance: 0 },
    });
    await issueCredit(billing, { invoice_id: id, items: [work(400, [all])] });
    await issueCredit(billing, { invoice_id: id });
    expect(await reports.show(id)).toMatchObject({ status: 'paid', balance: 0 });
    expect(await errorsOf(issueCredit(billing, { invoice_id: id }))).toEqual(['invoice_id illegal_move']);
  });

  test('can be sent to a client who is exempt from tax', async () => {
    const client_id = newClient({ tax_exempt: true });
    expect(await created({ client_id, items: [work(1000, [irpf])] })).toMatchObject({ withheld_total: 150 });
    expect(await errorsOf(reports.create({ client_id, items: [work(1000)] }))).toEqual([
      'items[0].tax_ids tax_not_applicable',
    ]);
  });
});

describe('credit notes of an invoice with a withholding tax', () => {
  test('credit their share of it, and leave nothing due in the end', async () => {
    const client_id = newClient();
    const items = [work('33.3333', [vat, irpf], { quantity: '7' }), work('12.5', [irpf]), work('1.5', [vat])];
    const invoice = await reports.sent({ client_id, items, discount_percent: '12.5' });
    const left = () => reports.show(invoice.id);
    let [credited, withheld] = [0, 0];
    for (const lines of [[{ ...items[0]!, quantity: '3' }], [items[1]!], [{ ...items[0]!, quantity: '2' }], []]) {
      const id = await issueCredit(billing, { invoice_id: invoice.id, items: lines });
      const note = (await billing.call<{ record: ShownInvoice }>('CreditNotes/Get', { id })).message.record;
      credited += note.total;
      withheld += note.withheld_total;
      expect((await left()).balance).toBe(invoice.total - invoice.withheld_total - credited + withheld);
    }
    expect([credited, withheld]).toEqual([invoice.total, invoice.withheld_total]);
    expect(await left()).toMatchObject({ status: 'cancelled', balance: 0, withheld_total: invoice.withheld_total });
    await expectNothingLeft(client_id);
  });

  test('leave what was paid to be refunded', async () => {
    const client_id = newClient();
    const { id } = await reports.sent({ client_id, items: [work(100_000)] });
    await reports.pay(id, { amount: 106_000 });
    await issueCredit(billing, { invoice_id: id });
    expect(await reports.show(id)).toMatchObject({ status: 'paid', balance: -106_000, credited: 106_000 });
    await billing.call('Invoices/AddRefund', { id, refund: { amount: 106_000 } });
    await expectNothingLeft(client_id);
  });

  test('are issued by a cancellation', async () => {
    const { id } = await reports.sent({ items: [work(100_000)] });
    const { message } = await billing.call<{ credit_note: object }>('Invoices/Cancel', { id });
    expect(message.credit_note).toMatchObject({
      total: 121_000,
      withheld_total: 15_000,
      withheld: withheldOf(100_000, 15_000),
    });
    expect(await reports.show(id)).toMatchObject({ status: 'cancelled', balance: 0, credited: 106_000 });
  });
});

describe('the reports of an invoice with a withholding tax', () => {
  test('have what is withheld apart from the taxes, and reduce what is owed by it', async () => {
    const client_id = newClient();
    const today = new Date().toISOString().slice(0, 10);
    const { id, invoice_number: number } = await reports.sent({ client_id, items: [work(100_000)] });
    await issueCredit(billing, { invoice_id: id, items: [work(20_000)] });
    const euro = { currency: 'EUR', currency_decimals: 2 };
    const { records, withheld } = await reports.report('Taxes', { client_id });
    expect(records).toEqual([{ title: 'IVA 21 %', rate: '21', category: 'S', ...euro, base: 80_000, amount: 16_800 }]);
    expect(withheld).toEqual([{ title: 'IRPF 15 %', rate: '-15', ...euro, base: 80_000, amount: 12_000 }]);
    const statement = (await reports.report('Statement', { client_id })).records;
    expect(statement.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['opening_balance', 0, 0],
      ['invoice', 121_000, 121_000],
      ['credit_note', -24_200, 96_800],
      ['withholding', 3_000, 99_800],
      ['withholding', -15_000, 84_800],
      ['closing_balance', 0, 84_800],
    ]);
    expect((await reports.report('Receivables', { client_id })).records).toMatchObject([{ count: 1, total: 84_800 }]);
    const { message } = await billing.call<{ records: object[] }>('Invoices/Balances', { client_id });
    expect(message.records).toMatchObject([{ balance: 84_800 }]);
    const ledger = (await reports.report('Ledger', { client_id, from: today, to: today })).records;
    expect(
      ledger.map(({ kind, number: of, tax_title, net, tax, gross }) => [kind, of, tax_title, net, tax, gross]),
    ).toEqual([
      ['invoice', number, 'IVA 21 %', 100_000, 21_000, 121_000],
      ['withholding', number, 'IRPF 15 %', 0, 0, -15_000],
      ['credit_note', expect.stringMatching(/^CN-/), 'IVA 21 %', -20_000, -4_200, -24_200],
      ['withholding', expect.stringMatching(/^CN-/), 'IRPF 15 %', 0, 0, 3_000],
    ]);
    expect((await reports.report('Revenue', { client_id })).records).toMatchObject([
      { net: 80_000, tax: 16_800, total: 96_800 },
    ]);
  });

  test('have what was due on a day before it was credited', async () => {
    const client_id = newClient();
    const { id } = await reports.sentOn('2026-01-10', 0, { client_id, items: [work(100_000)] });
    await reports.creditOn('2026-02-10', id);
    const on = async (to: string) => (await reports.report('Receivables', { client_id, to })).records;
    expect(await on('2026-02-09')).toMatchObject([{ total: 106_000 }]);
    expect(await on('2026-02-10')).toEqual([]);
  });
});

describe('the deposit of an order with a withholding tax', () => {
  const IRPF = { tax_id: 9001, title: 'IRPF 15 %', rate: '-15', base: 1000, amount: 150 };
  const newOrder = (client_id: number) =>
    deposits.newOrder({
      client_id,
      items: [{ title: 'Work', quantity: '10', rate: '100', tax_ids: [1, 9001], net: 1000, tax_total: 190 }],
      ...{ taxes: [VAT], withheld: [IRPF], subtotal: 1000, total: 1190 },
    });

  test('withholds its share, and reduces the final invoice by what was due', async () => {
    const client_id = newClient();
    const order = newOrder(client_id);
    const deposit = await deposits.sentDeposit(order.id, { percent: '50' });
    expect(deposit).toMatchObject({ total: 595, withheld_total: 75, balance: 520 });
    const final = await deposits.send((await deposits.confirmed(order)).id);
    expect(final).toMatchObject({
      ...{ total: 1190, withheld_total: 150, deposited: 520, balance: 520 },
      deposits: [{ total: 595, net: 500, amount: 520, withheld: [{ ...IRPF, base: 500, amount: 75 }] }],
    });
    const { records, withheld } = await reports.report('Taxes', { client_id });
    expect(records).toMatchObject([{ base: 1000, amount: 190 }]);
    expect(withheld).toMatchObject([{ base: 1000, amount: 150 }]);
    expect((await reports.report('Receivables', { client_id })).records).toMatchObject([{ total: 1040 }]);
    const ledger = (await reports.report<{ gross: number }>('Ledger', { client_id })).records;
    expect(ledger.reduce((sum, { gross }) => sum + gross, 0)).toBe(1040);
    expect((await reports.report<{ balance: number }>('Statement', { client_id })).records.at(-1)!.balance).toBe(1040);
  });

  test('leaves nothing after everything is credited and refunded', async () => {
    const client_id = newClient();
    const order = newOrder(client_id);
    const deposit = await deposits.sentDeposit(order.id, { percent: '33.3333' });
    await reports.pay(deposit.id, { amount: deposit.balance });
    const final = await deposits.send((await deposits.confirmed(order)).id);
    await issueCredit(billing, { invoice_id: final.id });
    const { balance } = await reports.show(final.id);
    expect(balance).toBe(-deposit.balance);
    await billing.call('Invoices/AddRefund', { id: final.id, refund: { amount: -balance } });
    await expectNothingLeft(client_id);
  });
});

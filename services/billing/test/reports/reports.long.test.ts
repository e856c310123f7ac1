import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pLimit from 'p-limit';
import { startBilling, type TestedBilling } from '../harness.ts';
import { loadNorthwind } from './northwind.ts';
import {
  countedOf,
  type Documents,
  receivablesOf,
  revenueOf,
  type ShownCredit,
  type ShownDocument,
  statementOf,
  taxesOf,
} from './recompute.ts';
import { type Reports, reportsOf } from './reports.ts';

/** The number of calls at a time. */
const PARALLEL = 8;

/*
 * The reports of the Northwind company equal a computation from the documents as the API returns them.
 */
let billing: TestedBilling;
let reports: Reports;
let all: Documents;
let counted: Documents;

beforeAll(async () => {
  billing = await startBilling();
  reports = reportsOf(billing);
  await loadNorthwind(billing);
  all = await readDocuments();
  counted = countedOf(all);
});
afterAll(() => billing?.stop());

async function readDocuments(): Promise<Documents> {
  const idsOf = async (name: string) =>
    (await billing.running.kit.db.collection(name).distinct('_id')).map((id) => Number(id)).sort((a, b) => a - b);
  const readAll = async <Shown extends { id: number }>(service: string, name: string): Promise<Shown[]> => {
    const shown: Shown[] = [];
    await pLimit(PARALLEL).map(await idsOf(name), async (id) => {
      shown.push((await billing.call<{ record: Shown }>(`${service}/Get`, { id })).message.record);
    });
    return shown.sort((a, b) => a.id - b.id);
  };
  return {
    invoices: await readAll<ShownDocument>('Invoices', 'invoices'),
    credits: await readAll<ShownCredit>('CreditNotes', 'credit_notes'),
  };
}

const PERIODS = [
  { from: '2024-01-01', to: '2026-12-31' },
  { from: '2025-01-01', to: '2025-12-31' },
  { from: '2025-03-10', to: '2025-06-05' },
  { from: '2026-04-01', to: '2026-04-30' },
  { from: '2023-01-01', to: '2023-12-31' },
];
const CLIENTS = [undefined, 7, 11, 20, 63];

test('the documents have every status, taxes, discounts and currencies', () => {
  const valuesOf = (field: keyof ShownDocument) => new Set(all.invoices.map((invoice) => invoice[field]));
  const deposits = all.invoices.filter(({ deposit_of_order_id }) => deposit_of_order_id);
  expect([all.invoices.length - deposits.length, deposits.length]).toEqual([830, 29]);
  const { invoices: counting } = counted;
  expect(counting.filter(({ deposited }) => deposited > 0).length).toBeGreaterThan(15);
  expect(counting.filter(({ refunds }) => refunds.length > 0).length).toBeGreaterThan(15);
  expect(counting.filter(({ written_off }) => written_off > 0).length).toBeGreaterThan(5);
  expect(all.credits.length).toBeGreaterThan(60);
  expect(valuesOf('status')).toEqual(new Set(['draft', 'sent', 'partially_paid', 'paid', 'cancelled']));
  expect(valuesOf('currency')).toEqual(new Set(['EUR', 'USD', 'JPY']));
  expect(counted.invoices.length).toBeLessThan(all.invoices.length);
  expect(counted.credits.length).toBe(all.credits.length);
  expect(counting.filter(({ status }) => status === 'cancelled').length).toBeGreaterThan(10);
  expect(all.invoices.filter(({ balance }) => balance < 0).length).toBeGreaterThan(10);
  expect(new Set(all.invoices.flatMap(({ taxes }) => taxes.map(({ title }) => title))).size).toBe(4);
});

describe.each(['2024-12-31', '2025-06-30', '2026-03-15', '2026-05-06', '2999-12-31'])('the receivables of %s', (to) => {
  test('equal the open amounts of the documents', async () => {
    const { records } = await reports.report('Receivables', { to });
    const expected = receivablesOf(counted, to);
    expect(expected.length).toBeGreaterThan(0);
    expect(records.map(({ client_name: _name, ...row }) => row)).toEqual(expected);
  });
});

test('the receivables of today equal the sums of open balances', async () => {
  const { records } = await reports.report<{ currency: string; total: number; count: number }>('Receivables');
  type Balance = { currency: string; balance: number; count: number };
  const { message } = await billing.call<{ records: Balance[] }>('Invoices/Balances', {});
  const sums = [...Map.groupBy(records, ({ currency }) => currency)].map(([currency, of]) => ({
    currency,
    balance: of.reduce((sum, { total }) => sum + total, 0),
    count: of.reduce((sum, { count }) => sum + count, 0),
  }));
  expect(sums).toEqual(message.records.map(({ currency, balance, count }) => ({ currency, balance, count })));
});

describe.each(PERIODS)('from $from to $to', (days) => {
  test.each(CLIENTS)('the revenue and the taxes equal the sums of the documents, of client %s', async (client_id) => {
    const isOf = ({ client_id: id }: { readonly client_id: number }) => client_id === undefined || id === client_id;
    const documents = { invoices: counted.invoices.filter(isOf), credits: counted.credits.filter(isOf) };
    const request = { ...days, ...(client_id && { client_id }) };
    expect((await reports.report('Revenue', request)).records).toEqual(revenueOf(documents, days));
    expect((await reports.report('Taxes', request)).records).toEqual(taxesOf(documents, days));
  });

  test('the ledger adds up to the taxes and to the movements of all clients', async () => {
    const { records } = await reports.report<
      Record<'currency' | 'tax_title', string> & Record<'tax' | 'gross', number>
    >('Ledger', days);
    const sums = (rows: readonly [string, number][]) =>
      Object.fromEntries(
        [...Map.groupBy(rows, ([key]) => key)]
          .map(([key, of]) => [key, of.reduce((sum, [, amount]) => sum + amount, 0)] as const)
          .filter(([, sum]) => sum !== 0),
      );
    const taxes = taxesOf(counted, days).map(
      (row) => [`${row['currency']} ${row['title']}`, row['amount']] as [string, number],
    );
    expect(sums(records.map(({ currency, tax_title, tax }) => [`${currency} ${tax_title}`, tax]))).toEqual(sums(taxes));
    const clients = [...new Set(all.invoices.map(({ client_id }) => client_id))];
    const moved = clients.flatMap((client_id) => statementOf(counted, client_id, days));
    const amounts = moved.map((row) => [String(row['currency']), Number(row['amount'])] as [string, number]);
    expect(sums(records.map(({ currency, gross }) => [currency, gross]))).toEqual(sums(amounts));
  });

  test('the statements of all clients equal the movements of the documents', async () => {
    const clients = [...new Set(all.invoices.map(({ client_id }) => client_id))];
    expect(clients.length).toBe(89);
    await pLimit(PARALLEL).map(clients, async (client_id) => {
      const { records } = await reports.report('Statement', { client_id, ...days });
      expect(records.map((entry) => ({ ...entry }))).toEqual(statementOf(counted, client_id, days));
    });
  });
});

test('the closing balances of all statements equal the balances of the invoices', async () => {
  const clients = Map.groupBy(counted.invoices, ({ client_id }) => client_id);
  await pLimit(PARALLEL).map([...clients], async ([client_id, invoices]) => {
    const { records } = await reports.report('Statement', { client_id, to: '2026-12-31' });
    const owed = invoices.reduce((sum, { balance }) => sum + balance, 0);
    expect(records.at(-1)?.['balance'] ?? 0).toBe(owed);
  });
});

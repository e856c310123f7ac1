import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openSystem, type StartedSystem, tempDir } from '@bms/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Api, createApi } from '../api.ts';
import { runBooksScenario } from '../books/books-scenario.ts';
import { countAll } from '../lists.ts';
import { toDatev } from '../month/datev.ts';
import { readLedger } from '../month/ledger.ts';
import { findSale } from './find-sale.ts';
import { runSaleScenario } from './sale-scenario.ts';

const LISTS = [
  '/api/request_estimate/requests',
  '/api/leads',
  '/api/clients',
  '/api/estimates',
  '/api/orders',
  '/api/invoices',
];
const STEPS = 23;
const BOOKS_STEPS = 14;

let system: StartedSystem;
let api: Api;
let token: string;
let items: Map<string, number>;
let folder: Awaited<ReturnType<typeof tempDir>>;
beforeAll(async () => {
  folder = await tempDir();
  ({ system } = await openSystem());
  const url = system.gateways[0]!.url;
  ({ token } = await createApi(url).post<{ token: string }>('/api/auth/login', system.admin));
  api = createApi(url, token);
  items = new Map([
    ['1', await newItem('Chai', 1800)],
    ['38', await newItem('Côte de Blaye', 26350)],
  ]);
});
afterAll(async () => {
  await folder?.remove();
});

async function newItem(title: string, rate: number): Promise<number> {
  return (await api.post<{ record: { id: number } }>('/api/items', { title, rate })).record.id;
}

/** Runs a scenario and returns the printed lines after the heading. */
async function runLines(run: () => Promise<void>): Promise<string[]> {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await run();
  const { calls } = log.mock;
  log.mockRestore();
  return calls.map(([line]) => String(line)).slice(1);
}

/** Runs the sale and returns the printed lines, one per step. */
const runScenario = () => runLines(() => runSaleScenario(api, items, folder.path));

const counts = () => Promise.all(LISTS.map((path) => countAll(api, path)));

test('the sale scenario creates one record of each kind; a second run only prints them', async () => {
  expect(await findSale(api)).toEqual({});
  const first = await runScenario();
  expect(first.map((line) => line.slice(0, 4))).toEqual(Array(STEPS).fill('  + '));
  expect(first.at(-3)).toContain('€1,651.44 of €1,651.44: paid');
  expect(first.find((line) => line.includes('and with another line'))).toContain(
    '€1,378.75 + VAT 25 % €164.69 + VAT on food 15 % €108.00 = €1,651.44',
  );
  const invoices = (await readdir(folder.path)).filter((name) => /^INV-\d+\.pdf$/.test(name));
  expect(invoices).toHaveLength(1);
  const pdf = await readFile(path.join(folder.path, invoices[0]!));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1')).toContain('factur-x.xml');
  expect(first.at(-1)).toMatch(/valid: PDF|skipped: /);
  expect(await counts()).toEqual(LISTS.map(() => 1));

  const second = await runScenario();
  expect(second.map((line) => line.slice(0, 4))).toEqual(Array(STEPS).fill('  = '));
  expect(await counts()).toEqual(LISTS.map(() => 1));
});

test('the books after a deposit, a partial credit and a refund are those of the documents', async () => {
  const scenario = () => runLines(() => runBooksScenario(api, folder.path));
  const first = await scenario();
  expect(first.filter((line) => line.startsWith('  + '))).toHaveLength(BOOKS_STEPS);
  expect(first.filter((line) => /valid: PDF|skipped: /.test(line))).toHaveLength(3);
  expect(first.find((line) => line.includes('receivables'))).toContain('€0.00');
  const second = await scenario();
  expect(second.filter((line) => line.startsWith('  = '))).toHaveLength(BOOKS_STEPS);
  expect(second.slice(BOOKS_STEPS)).toEqual(first.slice(BOOKS_STEPS));
});

test('the postings of an accountant take one call and leave the clients with what the receivables are', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const period = { from: day(-40), to: day(1) };
  const entries = await readLedger(system.gateways[0]!.url, token, period);
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(
    new Set(['invoice', 'payment', 'deposit', 'credit_note', 'refund']),
  );
  expect(entries.reduce((sum, { gross }) => sum + gross, 0)).toBe(0);
  const books = { adviser: 29_098, client: 55_003, yearBegins: '2026-01-01', currency: 'EUR' };
  const batch = toDatev(
    entries,
    period,
    { ...books, debtorOf: (id) => 10_000 + id, sidesOf: ({ gross }) => [[8400, gross]] },
    new Date(),
  );
  expect(batch.toString('latin1').split('\r\n')).toHaveLength(entries.length + 3);
});

import { readFile } from 'node:fs/promises';
import { inviteToPortal, PASSWORD } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { seriousBarriersOf } from './support/accessibility.ts';
import { become, choose, enter, navLink, startPanel, type TestedPanel } from './support/panel.ts';
import { type Watched, watch } from './support/watched.ts';

/** The folder for screenshots; without it, none are taken. */
const SHOTS = process.env['REPORT_SHOTS'];
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

const today = new Date();
const dayFromNow = (days: number): string => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const thisMonth = today.toLocaleString('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

let panel: TestedPanel;
let page: Page;
let watched: Watched;
let alfreds: number;
let unpaid: string;

beforeAll(async () => {
  panel = await startPanel();
  const vat = await panel.create('/api/taxes', { title: 'VAT 19 %', rate: 19, is_default: true });
  alfreds = await panel.create('/api/clients', { company_name: 'Alfreds Futterkiste', type: 'organization' });
  const hanari = await panel.create('/api/clients', { company_name: 'Hanari Carnes', type: 'organization' });
  const send = async (client_id: number, due_date: string, amount: number, more: object = {}) => {
    const items = [{ title: 'Chai', quantity: 1, rate: amount, tax_ids: [vat] }];
    const id = await panel.create('/api/invoices', { client_id, due_date, items, ...more });
    await panel.http.send('POST', `/api/invoices/${id}/send`);
    return id;
  };
  const paid = await send(alfreds, dayFromNow(14), 100_000);
  await panel.http.send('POST', `/api/invoices/${paid}/payments`, { amount: 119_000 });
  const overdue = await send(alfreds, dayFromNow(-40), 50_000);
  await panel.http.send('POST', `/api/invoices/${overdue}/payments`, { amount: 9500 });
  const { body } = await panel.http.send('GET', `/api/invoices/${overdue}`);
  unpaid = (body as { record: { invoice_number: string } }).record.invoice_number;
  await send(hanari, dayFromNow(30), 20_000);
  const credited = await send(hanari, dayFromNow(30), 10_000);
  const note = await panel.create('/api/credit-notes', { invoice_id: credited, reason: 'Damaged' });
  await panel.http.send('POST', `/api/credit-notes/${note}/issue`);
  await send(hanari, dayFromNow(-100), 7000, { currency: 'JPY' });
  page = await panel.adminPage({ locale: 'en-US', viewport: WIDE, acceptDownloads: true });
  watched = watch(page);
});
afterAll(() => panel?.stop());

const table = (name: string) => page.getByRole('table', { name });
const row = (name: string, text: string) => table(name).getByRole('row').filter({ hasText: text });
/** Returns the texts of the cells of a row. */
const cells = async (name: string, text: string): Promise<string[]> => {
  await row(name, text).first().waitFor();
  return row(name, text).getByRole('cell').allTextContents();
};
const open = async (name: string): Promise<void> => {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tab', { name, selected: true }).waitFor();
  await watched.look();
};

/** Checks the open report on a wide and on a narrow window, in light and in dark colours. */
async function assertAccessible(name: string, of: Page = page): Promise<void> {
  for (const [viewport, colorScheme] of [
    [WIDE, 'light'],
    [NARROW, 'dark'],
  ] as const) {
    await of.setViewportSize(viewport);
    await of.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await of.waitForFunction(() => document.documentElement.scrollWidth - window.innerWidth <= 1);
    if (SHOTS) await of.screenshot({ path: `${SHOTS}/${name}-${viewport.width}.png`, fullPage: true });
    const barriers = await seriousBarriersOf(of);
    expect(barriers.map((barrier) => `${name} ${viewport.width} ${barrier}`)).toEqual([]);
  }
  await of.setViewportSize(WIDE);
  await of.emulateMedia({ colorScheme: 'light' });
}

test('the receivables show open amounts by age with a chart for each currency', async () => {
  await page.goto('/admin/');
  await navLink(page, 'Reports').click();
  await page.waitForURL(/\/admin\/reports/);
  const euro = 'Receivables, EUR';
  await row(euro, 'Alfreds Futterkiste').getByText('€500.00').first().waitFor();
  const zero = '€0.00';
  expect(await cells(euro, 'Alfreds')).toEqual([
    'Alfreds Futterkiste',
    '1',
    zero,
    zero,
    '€500.00',
    zero,
    zero,
    '€500.00',
    zero,
  ]);
  expect(await cells(euro, 'Hanari')).toEqual([
    'Hanari Carnes',
    '1',
    '€238.00',
    zero,
    zero,
    zero,
    zero,
    '€238.00',
    zero,
  ]);
  expect(await cells(euro, 'Total')).toEqual(['Total', '2', '€238.00', zero, '€500.00', zero, zero, '€738.00', zero]);
  expect((await cells('Receivables, JPY', 'Hanari')).slice(-3)).toEqual(['¥8,330', '¥8,330', '¥0']);
  await page.getByRole('figure').nth(1).waitFor();
  expect(await page.getByRole('figure').count()).toBe(2);
  await page.getByRole('figure').first().locator('svg rect').first().waitFor();
  expect(await page.getByRole('figure').first().locator('svg rect').count()).toBeGreaterThan(0);
  await assertAccessible('receivables');
});

test('the revenue shows a bar and a row for each month', async () => {
  await open('Revenue');
  // EUR 1,000, 500, 200 and 100 less the credited 100.
  expect(await cells('Revenue, EUR', thisMonth)).toEqual([thisMonth, '4', '1', '€1,700.00', '€323.00', '€2,023.00']);
  await page.getByRole('figure').filter({ hasText: 'Revenue, EUR' }).getByText(thisMonth).waitFor();
  await assertAccessible('revenue');
});

test('a period without invoices has no rows, and a wrong one says why', async () => {
  await page.getByLabel('To', { exact: true }).fill('2020-12-31');
  await page.getByText('No invoice was sent in this period.').waitFor();
  expect(page.url()).toContain('to=2020-12-31');
  await page.reload();
  await page.getByText('No invoice was sent in this period.').waitFor();
  const before = watched.problems.length;
  await page.getByLabel('From', { exact: true }).fill('2021-01-01');
  await page.getByText(/From must not be after to/).waitFor();
  expect(watched.problems.splice(before)).toEqual([expect.stringContaining('422')]);
  await page.getByLabel('From', { exact: true }).fill('');
  await page.getByLabel('To', { exact: true }).fill('');
  // An emptied day counts once the input is left.
  await page.getByLabel('To', { exact: true }).blur();
  await row('Revenue, EUR', thisMonth).waitFor();
});

test('the menu item opens the reports without the chosen days', async () => {
  await open('Receivables');
  const day = page.getByLabel('On', { exact: true });
  await day.fill('2020-12-31');
  await page.waitForURL(/to=2020-12-31/);
  await navLink(page, 'Reports').click();
  await become('the day empty', async () => (await day.inputValue()) === '');
  expect(new URL(page.url()).search).toBe('');
});

test('the taxes show the taxed amount and the tax', async () => {
  await open('Taxes');
  const figures = ['19 %', 'Standard or reduced rate', '€1,700.00', '€323.00'];
  expect(await cells('Taxes, EUR', 'VAT 19 %')).toEqual(['VAT 19 %', ...figures]);
  await assertAccessible('taxes');
});

test('the ledger shows documents by their taxes, and movements of money', async () => {
  await open('Ledger');
  const name = 'Ledger, EUR';
  const of = async (text: string) => (await cells(name, text)).slice(1);
  const vat = ['VAT 19 %', '19 %'];
  expect(await of(`Invoice${unpaid}`)).toEqual([
    'Invoice',
    unpaid,
    'Alfreds Futterkiste',
    ...vat,
    '€500.00',
    '€95.00',
    '€595.00',
  ]);
  const zero = '€0.00';
  const payment = ['Payment', unpaid, 'Alfreds Futterkiste', '', '', zero, zero, '-€95.00'];
  expect(await of(`Payment${unpaid}`)).toEqual(payment);
  expect(await of('Credit note')).toEqual([
    'Credit note',
    expect.stringMatching(/^CN-\d{6}$/),
    'Hanari Carnes',
    ...vat,
    '-€100.00',
    '-€19.00',
    '-€119.00',
  ]);
  expect((await cells(name, 'Total')).slice(-3)).toEqual(['€1,700.00', '€323.00', '€738.00']);
  await assertAccessible('ledger');
});

test('the register of invoice numbers shows each with its invoice, or with who deleted the draft', async () => {
  const items = [{ title: 'Chai', quantity: 1, rate: 100 }];
  const draft = await panel.create('/api/invoices', { client_id: alfreds, due_date: dayFromNow(14), items });
  await panel.http.send('DELETE', `/api/invoices/${draft}`);
  await open('Invoice numbers');
  await row('Invoice numbers', 'Draft deleted by Administrator').waitFor();
  expect((await cells('Invoice numbers', unpaid)).slice(0, 3)).toEqual([
    unpaid,
    'Partially paid',
    'Alfreds Futterkiste',
  ]);
  await assertAccessible('numbers');
});

test('the statement of the chosen client shows movements and balances, with links to the invoices', async () => {
  await open('Statement');
  await page.getByText('Choose a client.').waitFor();
  await choose(page, 'Client', 'Alfreds');
  const name = 'Statement, EUR';
  await row(name, 'Closing balance').getByText('€500.00').waitFor();
  expect((await cells(name, 'Opening balance')).slice(1)).toEqual(['Opening balance', '', '€0.00']);
  expect(await table(name).getByRole('row').count()).toBe(7);
  await page.getByRole('heading', { name: /^Alfreds Futterkiste, / }).waitFor();
  await assertAccessible('statement');
  await row(name, `Payment ${unpaid}`).getByRole('link').click();
  await page.waitForURL(/\/admin\/invoices\/\d+/);
  await page.goBack();
  await row(name, 'Closing balance').waitFor();
});

test('a report is downloaded as CSV that spreadsheets read as UTF-8', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^statement-\d{4}-01-01-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('\ufeffkind,date,number,invoice_id,currency,currency_decimals,amount,balance');
  expect(lines.at(-2)).toMatch(/^closing_balance,\d{4}-\d\d-\d\d,,,EUR,2,0,50000$/);
});

test('a customer sees the statement of the own company, and no other report', async () => {
  await inviteToPortal(panel.url, panel.http, panel.inbox, 'maria', alfreds);
  const portal = await panel.page({ locale: 'en-US', viewport: WIDE });
  const seen = watch(portal);
  await enter(portal, 'maria@example.com', PASSWORD);
  await navLink(portal, 'Invoices').click();
  await portal.getByRole('link', { name: 'Statement of account' }).click();
  await portal.getByRole('table', { name: 'Statement, EUR' }).getByText('Closing balance').waitFor();
  await portal.getByRole('heading', { name: /^Alfreds Futterkiste, / }).waitFor();
  expect(await portal.getByRole('tab').count()).toBe(0);
  expect(await portal.getByRole('combobox', { name: 'Client' }).count()).toBe(0);
  await seen.look();
  expect(seen.problems).toEqual([]);
  await assertAccessible('portal', portal);
});

test('no page reported an error', () => {
  expect(watched.problems).toEqual([]);
});

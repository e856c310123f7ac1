import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { act, choose, save, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
let reduced: number;
const complaints: string[] = [];

beforeAll(async () => {
  panel = await startPanel();
  await panel.create('/api/clients', { company_name: 'Northwind', type: 'organization' });
  await panel.create('/api/taxes', { title: 'VAT 19 %', rate: 19, is_default: true });
  reduced = await panel.create('/api/taxes', { title: 'VAT 7 %', rate: 7 });
  page = await panel.adminPage({ locale: 'en-US' });
  page.on('pageerror', (error) => void complaints.push(error.message));
});
afterAll(() => panel?.stop());

interface Shown {
  readonly [member: string]: unknown;
}

const totals = () => page.getByRole('status', { name: 'Total', exact: true });
const showsTotals = (...texts: string[]) =>
  texts.reduce((found, hasText) => found.filter({ hasText }), totals()).waitFor();

async function shownInvoice(): Promise<Shown> {
  const id = /\/invoices\/(\d+)/.exec(page.url())?.[1];
  return ((await panel.http.send('GET', `/api/invoices/${id}`)).body as { record: Shown }).record;
}

test('a new invoice has the default tax, and shows the total that the service computes', async () => {
  await page.goto('/admin/invoices/create');
  await choose(page, 'Client', 'Northwind');
  await page.getByLabel('Due date').fill('2030-01-31');
  await page.getByLabel('Title').fill('Advice');
  await page.getByLabel('Quantity').fill('3');
  await page.getByLabel('Price each').fill('33.35');
  await page.getByRole('combobox', { name: 'Taxes' }).filter({ hasText: 'VAT 19 %' }).waitFor();
  await page.getByRole('button', { name: 'Details of line 1' }).click();
  await page.getByLabel('Discount', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Title').nth(1).fill('Book');
  await page.getByLabel('Price each').nth(1).fill('20');
  await page.getByRole('combobox', { name: 'Taxes' }).nth(1).click();
  await page.getByRole('option', { name: 'VAT 19 %' }).click();
  await page.getByRole('option', { name: 'VAT 7 %' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discount in €' }).last().click();
  await page.getByLabel('Discount on everything').fill('10');
  await showsTotals('€110.05', '-€10.00', 'VAT 19 % on €81.87€15.56', 'VAT 7 % on €18.18€1.27', 'Total €116.88');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/invoices\/\d+$/);
  expect(await shownInvoice()).toMatchObject({
    items: [{ discount_percent: 10 }, { tax_ids: [reduced], discount_percent: null, discount_amount: null }],
    discount_percent: null,
    discount_amount: 1000,
    subtotal: 11005,
    discount_total: 1000,
    taxes: [
      { base: 8187, amount: 1556 },
      { base: 1818, amount: 127 },
    ],
    total: 11688,
  });
});

test('a former rate applies until the lines are changed, as in the service', async () => {
  await panel.http.send('PATCH', `/api/taxes/${reduced}`, { rate: 8, title: 'VAT 8 %' });
  await act(page, 'Edit');
  await showsTotals('VAT 7 % on €18.18€1.27', 'Total €116.88');
  await page.getByLabel('Quantity').nth(1).fill('2');
  await showsTotals('VAT 8 %');
  const shown = /Total €([\d.]+)$/.exec((await totals().textContent()) ?? '')?.[1];
  await save(page);
  const { total, taxes } = await shownInvoice();
  expect(taxes).toMatchObject([{ rate: 19 }, { rate: 8 }]);
  expect(String(Number(total) / 100)).toBe(shown);
});

test('prices can include tax, and the total is their sum', async () => {
  await act(page, 'Edit');
  await page.getByLabel('Prices include tax').click();
  await showsTotals('Subtotal without tax', 'Total €120.05');
  await save(page);
  expect(await shownInvoice()).toMatchObject({ prices_include_tax: true, total: 12005 });
});

test('a discount above the amount is shown at its field', async () => {
  await act(page, 'Edit');
  await page.getByLabel('Discount on everything').fill('1000');
  await page.getByText('A discount exceeds the amount it applies to.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Must not exceed the sum of the lines.').waitFor();
  await page.getByLabel('Discount on everything').fill('');
  await showsTotals('Total €130.05');
  await save(page);
});

test('a credit note begins with the lines, the discount and the total of its invoice, and counts once it is issued', async () => {
  const clients = (await panel.http.send('GET', '/api/clients')).body as { records: { id: number }[] };
  const items = [{ title: 'Advice', quantity: 1, rate: 10_000 }];
  const client_id = clients.records[0]!.id;
  const id = await panel.create('/api/invoices', { client_id, due_date: '2030-01-31', items, discount_percent: 10 });
  await panel.http.send('POST', `/api/invoices/${id}/send`);
  await page.goto(`/admin/invoices/${id}`);
  await act(page, 'Make a credit note');
  await page.getByLabel('Reason').waitFor();
  await showsTotals('Discount -€10.00', 'Total €90.00');
  expect(await page.getByLabel('Discount on everything').count()).toBe(0);
  await page.getByLabel('Reason').fill('Not delivered');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/credit_notes\/\d+/);
  const invoice = async () => ((await panel.http.send('GET', `/api/invoices/${id}`)).body as { record: Shown }).record;
  expect(await invoice()).toMatchObject({ status: 'sent', credited: 0, balance: 9000 });
  await act(page, 'Issue without a mail');
  await page.getByRole('dialog').getByRole('button', { name: 'Issue without a mail' }).click();
  await page.getByText('A credit note is final once it is issued.').waitFor();
  expect(await invoice()).toMatchObject({ status: 'cancelled', credited: 9000, balance: 0 });
});

test('a tax that clients withhold reduces what is due', async () => {
  await page.goto('/admin/taxes/create');
  await page.getByLabel('Title').fill('IRPF 15 %');
  await page.getByLabel('Rate in percent').fill('-15');
  await page.getByLabel('Withheld by clients').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/taxes\/\d+$/);
  await page.goto('/admin/invoices/create');
  await choose(page, 'Client', 'Northwind');
  await page.getByLabel('Due date').fill('2030-01-31');
  await page.getByLabel('Title').fill('Advice');
  await page.getByLabel('Price each').fill('100');
  await page.getByRole('combobox', { name: 'Taxes' }).filter({ hasText: 'VAT 19 %' }).click();
  await page.getByRole('option', { name: 'IRPF 15 %' }).click();
  await page.keyboard.press('Escape');
  await showsTotals('Total €119.00', 'IRPF 15 % withheld on €100.00-€15.00', 'Amount due €104.00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/invoices\/\d+$/);
  expect(await shownInvoice()).toMatchObject({ total: 11900, withheld_total: 1500, balance: 10400 });
});

test('no page reported an error', () => {
  expect(complaints).toEqual([]);
});

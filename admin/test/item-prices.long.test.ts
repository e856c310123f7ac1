import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { choose, save, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;

beforeAll(async () => {
  panel = await startPanel();
  const clients = [
    { company_name: 'Tokyo Traders', type: 'organization', currency: 'JPY' },
    { company_name: 'Great Lakes', type: 'organization', currency: 'USD' },
  ];
  for (const client of clients) await panel.http.send('POST', '/api/clients', client);
  page = await panel.adminPage({ locale: 'en-US' });
});
afterAll(() => panel?.stop());

const shown = async (path: string) =>
  ((await panel.http.send('GET', path)).body as { record: Readonly<Record<string, unknown>> }).record;

test('an item has prices in other currencies, each with the decimals of its currency', async () => {
  await page.goto('/admin/items/create');
  await page.getByLabel('Title').fill('Chai');
  await page.getByLabel('Price each').fill('18');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await choose(page, 'Currency', 'Japanese Yen');
  await page.getByLabel('Price each').nth(1).fill('2500');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/items\/\d+/);
  const id = /\/items\/(\d+)/.exec(page.url())?.[1];
  expect(await shown(`/api/items/${id}`)).toMatchObject({
    ...{ rate: 1800, currency: 'EUR' },
    prices: [{ currency: 'JPY', rate: 2500 }],
  });
});

test('a line takes the price of its item in the currency of the client, and is empty without one', async () => {
  await page.goto('/admin/invoices/create');
  await choose(page, 'Client', 'Tokyo Traders');
  await page.getByLabel('Due date').fill('2030-01-31');
  await choose(page, 'Title', 'Chai');
  await page.getByRole('status', { name: 'Total', exact: true }).filter({ hasText: '¥2,500' }).waitFor();
  await save(page);
  await page.goto('/admin/invoices/create');
  await choose(page, 'Client', 'Great Lakes');
  await choose(page, 'Title', 'Chai');
  await page.getByRole('status', { name: 'Total', exact: true }).filter({ hasText: '$0.00' }).waitFor();
  expect(await page.getByLabel('Price each').inputValue()).toBe('');
});

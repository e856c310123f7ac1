import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { navLink, startPanel, type TestedPanel } from './support/panel.ts';

const UNAVAILABLE = /A part of the system does not answer/;

let panel: TestedPanel;
let order: number;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  panel = await startPanel();
  const clients: number[] = [];
  for (let n = 1; n <= 5; n++)
    clients.push(await panel.create('/api/clients', { company_name: `Company ${n}`, type: 'organization' }));
  const items = [{ title: 'Advice', quantity: 1, rate: 100 }];
  for (const client_id of clients) order = await panel.create('/api/orders', { client_id, items });
  page = await panel.adminPage();
  page.on('pageerror', (error) => void problems.push(error.message));
});
afterAll(() => panel?.stop());

const crm = () => panel.system.services.get('crm')![0]!;
const note = (within: Page | Locator = page) => within.getByRole('alert').filter({ hasText: UNAVAILABLE }).first();
const retry = (within: Page | Locator = page) => within.getByRole('button', { name: 'Retry' }).first();
const menu = (name: string) => navLink(page, name).click();
const card = (name: string) => page.getByRole('region', { name });

test('a list whose records contain names of references requests none', async () => {
  const asked: string[] = [];
  const list = await page.context().newPage();
  list.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await list.goto('/admin/orders');
  await list.getByRole('cell', { name: 'Company 5' }).waitFor();
  await list.close();
  expect(asked.filter((path) => path.startsWith('/api/clients'))).toEqual([]);
});

test('a list, a record, the start page and a picker say that a service is unavailable, and recover by themselves', async () => {
  await page.goto('/admin/');
  await crm().kill();
  await menu('Orders');
  await note().waitFor();
  await retry().waitFor();
  expect(await page.getByText(/no orders/i).count()).toBe(0);
  await menu('Start');
  await note(card('Leads')).waitFor();
  await menu('Invoices');
  await page.getByRole('link', { name: 'New invoice' }).first().click();
  await page.getByRole('button', { name: 'Retry: Client' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(`/admin/orders/${order}`);
  await note(other).waitFor();
  await crm().restart();
  await other.getByRole('table', { name: 'Lines' }).waitFor();
  await page.getByRole('button', { name: 'Retry: Client' }).waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Client', exact: true }).click();
  await page.getByRole('option', { name: 'Company 1' }).waitFor();
  await page.keyboard.press('Escape');
  await menu('Orders');
  await page.getByRole('cell', { name: 'Company 5' }).waitFor();
  await note().waitFor({ state: 'detached' });
});

test('the button tries again at once, however long the service asked to wait', async () => {
  let isUp = false;
  await page.route('**/api/leads?*', (route) =>
    isUp ? route.continue() : route.fulfill({ status: 503, headers: { 'retry-after': '600' }, json: {} }),
  );
  await menu('Leads');
  await note().waitFor();
  isUp = true;
  await page.waitForTimeout(3000);
  await retry().click();
  await note().waitFor({ state: 'detached' });
  await page.getByText('No leads yet.').waitFor();
});

test('loaded data stays on the page while the network is down', async () => {
  await menu('Orders');
  await page.getByRole('cell', { name: 'Company 5' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('The service cannot be reached.').waitFor();
  expect(await page.getByRole('cell', { name: 'Company 5' }).count()).toBe(1);
  await page.context().setOffline(false);
  await page.getByText('The service cannot be reached.').waitFor({ state: 'detached' });
});

test('users stay signed in if identity is unavailable when the page is loaded', async () => {
  let isUp = false;
  await page.route('**/api/auth/me', (route) => (isUp ? route.continue() : route.fulfill({ status: 503, json: {} })));
  await page.reload();
  await note().waitFor();
  isUp = true;
  await page.getByRole('cell', { name: 'Company 5' }).waitFor();
  expect(problems).toEqual([]);
});

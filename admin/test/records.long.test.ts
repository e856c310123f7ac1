import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { become, startPanel, type TestedPanel } from './support/panel.ts';

const PHONE = { viewport: { width: 390, height: 800 } };

let panel: TestedPanel;
let page: Page;
let order: number;
let estimate: number;
const complaints: string[] = [];

beforeAll(async () => {
  panel = await startPanel();
  const client_id = await panel.create('/api/clients', { company_name: 'Northwind', type: 'organization' });
  const items = [{ title: 'Advice', quantity: 1, rate: 137_875 }];
  order = await panel.create('/api/orders', { client_id, items, order_date: '2026-03-02' });
  estimate = await panel.create('/api/estimates', { client_id, items });
  const changed = { status: 'processing', items: [{ title: 'Report', quantity: 2, rate: 100 }] };
  await panel.http.send('PATCH', `/api/orders/${order}`, changed);
  await panel.create('/api/contract/7', { client_id, title: 'Delivery of tea', currency: 'JPY', items });
  await panel.create('/api/leads', { company_name: 'Königlich Essen', value: 250_000 });
  await panel.create('/api/tasks', { title: 'Call them', assigned_to: [1] });
  page = await panel.adminPage({ locale: 'en-US' });
  page.on('pageerror', (error) => void complaints.push(error.message));
  page.on('console', (said) => ['error', 'warning'].includes(said.type()) && complaints.push(said.text()));
});
afterAll(() => panel?.stop());

test('a status offers only itself and its allowed transitions', async () => {
  await page.goto(`/admin/orders/${order}`);
  await page.getByRole('list', { name: 'Status' }).getByText('Processing').waitFor();
  const offered = page.getByRole('button', { name: /^Set to / });
  expect(await offered.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent))).toEqual([
    'Set to confirmed',
    'Set to cancelled',
  ]);
});

test('an action is shown only if it is allowed', async () => {
  await page.goto(`/admin/estimates/${estimate}`);
  await page.getByRole('button', { name: 'Send to the client' }).waitFor();
  expect(await page.getByRole('button', { name: /^(Accept|Decline|Reopen)$/ }).count()).toBe(0);
  await panel.http.send('POST', `/api/estimates/${estimate}/send`, {});
  await page.reload();
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  await page.getByRole('button', { name: 'Decline' }).waitFor();
  expect(await page.getByRole('button', { name: 'Send to the client' }).count()).toBe(0);
});

test('the audit log describes changes in words: labels, names, dates, old and new values', async () => {
  const audited = async (filter: string): Promise<number> => {
    const { body } = await panel.http.send('GET', `/api/admin/audit-log?${filter}`);
    return (body as { records: unknown[] }).records.length;
  };
  await become('the entries of the order', async () => (await audited(`module=orders&record_id=${order}`)) >= 2);
  await become('the entry of the task', async () => (await audited('module=tasks')) >= 1);
  const { body } = await panel.http.send('GET', `/api/orders/${order}`);
  const number = (body as { record: { order_number: string } }).record.order_number;
  await page.goto('/admin/audit_log');
  const changed = page.getByRole('row', { name: new RegExp(`${number}.*Updated`) });
  await changed.getByText('Status: New → Processing').waitFor();
  const made = page.getByRole('row', { name: new RegExp(`${number}.*Created`) });
  await made.getByText('Client: Northwind').waitFor();
  await made.getByText('Order date: Mar 2, 2026').waitFor();
  const task = page.getByRole('row', { name: /Call them/ });
  await task.getByText('Assigned to: Administrator').waitFor();
  expect(await page.locator('main, #main-content').first().textContent()).not.toMatch(/\[\d+\]|\{"/);
});

test('lists show amounts in the currency of the record, else in that of the organization', async () => {
  await page.goto('/admin/contracts');
  await page
    .getByRole('row', { name: /Delivery of tea/ })
    .getByText('¥137,875')
    .waitFor();
  await page.goto('/admin/leads');
  await page
    .getByRole('row', { name: /Königlich Essen/ })
    .getByText('€2,500.00')
    .waitFor();
});

test('the audit log and the history show amounts in the currency of the record', async () => {
  const kyoto = await panel.create('/api/clients', {
    company_name: 'Kyoto Tea',
    type: 'organization',
    currency: 'JPY',
  });
  const items = [{ title: 'Sencha, a chest', quantity: 1, rate: 12_000 }];
  const invoice = await panel.create('/api/invoices', { client_id: kyoto, due_date: '2999-12-31', items });
  await panel.http.send('POST', `/api/invoices/${invoice}/send`);
  await panel.http.send('POST', `/api/invoices/${invoice}/payments`, { amount: 5000, method: 'Cash' });
  await page.goto('/admin/audit_log');
  const row = page.getByRole('row').filter({ hasText: /Sent → Partially paid/ });
  await row.getByText('¥0 → ¥5,000').waitFor();
  await row.getByText(/Amount ¥5,000, Paid on .*, Method Cash/).waitFor();
  await page.goto(`/admin/invoices/${invoice}`);
  await page.getByRole('region', { name: 'History' }).getByText('¥0 → ¥5,000').waitFor();
});

test('the audit log shows the address of a sign-in, also when filtered by account events', async () => {
  await page.goto('/admin/audit_log');
  await page.getByRole('combobox', { name: 'Kind of record' }).click();
  await page.getByRole('option', { name: 'Account', exact: true }).click();
  await page
    .getByRole('row', { name: /Signed in/ })
    .first()
    .getByText('from 127.0.0.1')
    .waitFor();
  await become(
    'the list of sign-ins alone',
    async () => (await page.getByRole('row', { name: /Created/ }).count()) === 0,
  );
});

test('on a phone a list shows amount, status and date, and its search finds', async () => {
  const phone = await panel.adminPage({ ...PHONE, locale: 'en-US' });
  await phone.goto('/admin/orders');
  const row = phone.getByRole('link', { name: /ORD-\d{6}/ });
  for (const text of ['Processing', '€2.00', 'Mar 2, 2026', 'Northwind']) await row.getByText(text).waitFor();
  await phone.goto('/admin/clients');
  await phone.getByRole('textbox', { name: 'Search' }).fill('northw');
  await phone.getByRole('link', { name: /Northwind/ }).waitFor();
  await phone.context().close();
});

test('no page logs errors to the console', () => expect(complaints).toEqual([]));

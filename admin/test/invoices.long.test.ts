import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { act, actions, become, save, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
let clientId: number;
const complaints: string[] = [];

beforeAll(async () => {
  panel = await startPanel();
  clientId = await panel.create('/api/clients', { company_name: 'Northwind', type: 'organization' });
  page = await panel.adminPage({ locale: 'en-US' });
  page.on('pageerror', (error) => void complaints.push(error.message));
});
afterAll(() => panel?.stop());

interface Shown {
  readonly [member: string]: unknown;
}

const shown = async (path: string): Promise<Shown> =>
  ((await panel.http.send('GET', path)).body as { record: Shown }).record;

/** Creates an invoice of €200.00 that is sent. */
async function sentInvoice(due_date: string): Promise<number> {
  const items = [{ title: 'Consulting', quantity: 2, rate: 10_000 }];
  const id = await panel.create('/api/invoices', { client_id: clientId, due_date, items });
  await panel.http.send('POST', `/api/invoices/${id}/send`);
  return id;
}

/** Opens the dialog of an action. */
async function begin(label: string): Promise<void> {
  await act(page, label);
  await page.getByRole('dialog').waitFor();
}

const confirm = (label: string) => page.getByRole('dialog').getByRole('button', { name: label }).click();

test('a payment is refunded, at most what was paid, and the rest is written off', async () => {
  const id = await sentInvoice('2999-12-31');
  await panel.http.send('POST', `/api/invoices/${id}/payments`, { amount: 15_000 });
  await page.goto(`/admin/invoices/${id}`);
  await begin('Add a refund');
  await page.getByRole('dialog').getByLabel('Amount').fill('150.01');
  await confirm('Add a refund');
  await page.getByRole('dialog').getByText('Must be at most €150.00').waitFor();
  await page.getByRole('dialog').getByLabel('Amount').fill('50');
  await page.getByRole('dialog').getByLabel('Method').fill('bank transfer');
  await confirm('Add a refund');
  await page.getByRole('table', { name: 'Refunds' }).getByText('€50.00').waitFor();
  expect(await shown(`/api/invoices/${id}`)).toMatchObject({ refunded: 5000, balance: 10_000 });

  await begin('Write off');
  await page.getByRole('dialog').getByLabel('Reason').fill('The client is insolvent.');
  await confirm('Write off');
  await page.getByLabel('Write-off', { exact: true }).getByText('The client is insolvent.').waitFor();
  expect(await shown(`/api/invoices/${id}`)).toMatchObject({ written_off: 10_000, balance: 0, status: 'paid' });

  await begin('Add a payment');
  await page.getByRole('dialog').getByLabel('Amount').fill('100');
  await confirm('Add a payment');
  await become('the payment', async () => (await shown(`/api/invoices/${id}`))['written_off'] === 0);
  expect(complaints).toEqual([]);
});

test('a payment above the balance becomes a credit, which pays another invoice', async () => {
  const overpay = (overpayment: string) => panel.http.send('PATCH', '/api/admin/organization', { overpayment });
  await overpay('credit');
  const [paid, owed] = [await sentInvoice('2999-12-31'), await sentInvoice('2999-12-31')];
  await page.goto(`/admin/invoices/${paid}`);
  await begin('Add a payment');
  await page.getByRole('dialog').getByLabel('Amount').fill('250');
  await confirm('Add a payment');
  await become('the credit', async () => (await shown(`/api/invoices/${paid}`))['balance'] === -5000);
  await page.goto(`/admin/invoices/${owed}`);
  await begin('Apply credit');
  await confirm('Apply credit');
  await become('the application', async () => (await shown(`/api/invoices/${owed}`))['balance'] === 15_000);
  expect(await shown(`/api/invoices/${paid}`)).toMatchObject({ status: 'paid', balance: 0 });
  await overpay('reject');
  expect(complaints).toEqual([]);
});

test('a deposit of an order is invoiced by a draft, which opens', async () => {
  const items = [{ title: 'Consulting', quantity: 2, rate: 10_000 }];
  const orderId = await panel.create('/api/orders', { client_id: clientId, items });
  await page.goto(`/admin/orders/${orderId}`);
  await begin('Make a deposit invoice');
  const dialog = page.getByRole('dialog');
  expect(await barriersOf(page)).toEqual([]);
  await confirm('Make a deposit invoice');
  await dialog.getByText('Percent or amount is required.').waitFor();
  await dialog.getByLabel('Amount').fill('200.01');
  await confirm('Make a deposit invoice');
  await dialog.getByText('Must be at most €200.00').waitFor();
  await dialog.getByLabel('Amount').fill('');
  await dialog.getByLabel('Percent').fill('30');
  await dialog.getByLabel('Due date').fill('2999-12-31');
  await confirm('Make a deposit invoice');
  await page.waitForURL(/\/admin\/invoices\/\d+$/);
  await page.getByText('Due date').first().waitFor();
  const depositId = page.url().split('/').at(-1);
  expect(await shown(`/api/invoices/${depositId}`)).toMatchObject({
    ...{ status: 'draft', deposit_of_order_id: orderId, total: 6000, due_date: '2999-12-31' },
  });

  await page.goto(`/admin/orders/${orderId}`);
  await begin('Make a deposit invoice');
  await dialog.getByLabel('Percent').fill('71');
  await confirm('Make a deposit invoice');
  await page.getByText(/^The deposit must be above 0 and at most €140\.00, .*; it is €142\.00\.$/).waitFor();
  await dialog.getByLabel('Percent').fill('70');
  await confirm('Make a deposit invoice');
  await page.waitForURL(/\/admin\/invoices\/\d+$/);
  await panel.http.send('PATCH', `/api/orders/${orderId}`, { status: 'cancelled' });
  await page.goto(`/admin/orders/${orderId}`);
  await page.getByRole('button', { name: 'Links' }).waitFor();
  expect(await actions(page)).not.toContain('Make a deposit invoice');
  expect(complaints).toEqual([]);
});

test('the PDF of an invoice is shown in a preview and saved under its number', async () => {
  const id = await sentInvoice('2999-12-31');
  const number = String((await shown(`/api/invoices/${id}`))['invoice_number']);
  await page.goto(`/admin/invoices/${id}`);
  await begin('PDF');
  const preview = page.getByRole('dialog', { name: `${number}.pdf` });
  expect(await preview.locator('iframe').getAttribute('src')).toMatch(/^blob:/);
  const download = page.waitForEvent('download');
  await confirm('Download');
  expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
  await confirm('Close');
  await act(page, 'XML');
  await page.getByText('A line of an electronic invoice has exactly one tax.').waitFor();
});

test('a link to a document is created, opened without an account, listed with its opening, and revoked', async () => {
  const id = await sentInvoice('2999-12-31');
  await page.goto(`/admin/invoices/${id}`);
  await begin('Links');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('There are no links yet.').waitFor();
  await confirm('Create a link');
  const url = await dialog.getByLabel('Address').inputValue();
  expect(await barriersOf(page)).toEqual([]);
  const token = url.split('/').at(-1)!;
  const opened = await fetch(`${panel.url}/api/document-links/invoices/${token}`);
  expect(opened.status).toBe(200);
  await confirm('Close');
  await begin('Links');
  await dialog.getByText('Opened once').waitFor();
  await dialog.getByRole('button', { name: /^Revoke/ }).click();
  await dialog.getByText(/^Revoked/).waitFor();
  expect((await fetch(`${panel.url}/api/document-links/invoices/${token}`)).status).toBe(404);
  await confirm('Close');
});

test('reminders are set for the organization, and an overdue invoice is reminded of by a button', async () => {
  await page.goto('/admin/organization');
  await page.getByRole('button', { name: 'Add a reminder' }).click();
  await page.getByLabel('Days after the due date').fill('7');
  await page.getByLabel('Fee').fill('5');
  await save(page);
  const reminders = [{ days_after_due: 7, fee: 500 }];
  await become('the reminder', async () => {
    const organization = await shown('/api/admin/organization');
    return JSON.stringify(organization['reminders']) === JSON.stringify(reminders);
  });

  const yesterday = new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10);
  const id = await sentInvoice(yesterday);
  await page.goto(`/admin/invoices/${id}`);
  await begin('Remind the client');
  await confirm('Remind the client');
  await page.getByRole('table', { name: 'Reminders' }).waitFor();
  expect(await shown(`/api/invoices/${id}`)).toMatchObject({ reminders: [{ step: 1 }], total: 20_000 });
  await page.goto(`/admin/invoices/${await sentInvoice('2999-12-31')}`);
  await page.getByRole('button', { name: 'Add a payment' }).waitFor();
  expect(await actions(page)).not.toContain('Remind the client');
  expect(complaints).toEqual([]);
});

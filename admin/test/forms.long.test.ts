import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { act, actions, become, choose, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;

beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage({ locale: 'en-US' });
});
afterAll(() => panel?.stop());

/** Returns the date in some days (UTC, as the organization has no other time zone). */
const inDays = (days: number): string => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

test('a new invoice is due after the payment term of the organization, or of the chosen client', async () => {
  await panel.create('/api/clients', { company_name: 'Quick payer', type: 'organization', due_days: 7 });
  await page.goto('/admin/invoices/create');
  const due = () => page.getByLabel('Due date').inputValue();
  await become('the usual date', async () => (await due()) === inDays(30));
  await choose(page, 'Client', 'Quick payer');
  await become('the date of the client', async () => (await due()) === inDays(7));
  await page.getByLabel('Due date').fill('2031-05-06');
  await page.getByRole('combobox', { name: 'Client', exact: true }).fill('');
  expect(await due()).toBe('2031-05-06');
});

test('a payment begins with the balance and today', async () => {
  const client_id = await panel.create('/api/clients', { company_name: 'Payer', type: 'organization' });
  const items = [{ title: 'Advice', quantity: 1, rate: 40_000 }];
  const id = await panel.create('/api/invoices', { client_id, items, due_date: inDays(30) });
  await panel.http.send('POST', `/api/invoices/${id}/send`, {});
  await panel.http.send('POST', `/api/invoices/${id}/payments`, { amount: 10_000 });
  await page.goto(`/admin/invoices/${id}`);
  await act(page, 'Add a payment');
  const dialog = page.getByRole('dialog', { name: 'Add a payment' });
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('300.00');
  expect(await dialog.getByLabel('Paid on').inputValue()).toBe(inDays(0));
  await dialog.getByRole('button', { name: 'Add a payment' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { body } = await panel.http.send('GET', `/api/invoices/${id}`);
  expect(body).toMatchObject({ record: { status: 'paid', balance: 0 } });
});

test('a payment is noted and its receipt mailed in one step, and noted once if the receipt fails', async () => {
  const email = 'payer.of.receipts@example.com';
  const client = { company_name: 'Payer with receipts', type: 'organization', email };
  const client_id = await panel.create('/api/clients', client);
  const items = [{ title: 'Advice', quantity: 1, rate: 40_000 }];
  const id = await panel.create('/api/invoices', { client_id, items, due_date: inDays(30) });
  await panel.http.send('POST', `/api/invoices/${id}/send`, {});
  const mails = (await panel.inbox.mailsTo(email)).length;
  await page.goto(`/admin/invoices/${id}`);
  const pay = async (amount: string) => {
    await act(page, 'Add a payment');
    const dialog = page.getByRole('dialog', { name: 'Add a payment' });
    await dialog.getByLabel('Amount').fill(amount);
    await dialog.getByRole('checkbox', { name: 'Email the client a receipt' }).check();
    await dialog.getByRole('button', { name: 'Add a payment' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await pay('150');
  await page.getByText('The receipt is sent.').waitFor();
  expect((await panel.inbox.mailsTo(email, mails + 1)).at(-1)!.text).toContain('150.00');

  await page.route('**/send-receipt', (route) =>
    route.fulfill({ status: 503, json: { message: 'Mails cannot be sent now.' } }),
  );
  await pay('50');
  await page.getByText('The receipt was not sent.').waitFor();
  const { body } = await panel.http.send('GET', `/api/payments?invoice_id=${id}`);
  expect((body as { records: { amount: number }[] }).records.map(({ amount }) => amount).sort()).toEqual([
    15_000, 5000,
  ]);
});

test('a new client that exists already is named while it is typed, and can be created all the same', async () => {
  const id = await panel.create('/api/clients', {
    company_name: 'Hungry Coyote Import Store',
    type: 'organization',
    email: 'yoshi@coyote.example',
  });
  await page.goto('/admin/clients/create');
  await page.getByLabel('Company name').fill('Hungry Coyotte Import Store Ltd.');
  const hint = page.getByRole('status').filter({ hasText: 'There may be such a client already' });
  await hint.getByText('(same name)').waitFor();
  await page.getByLabel('Email').fill('Yoshi@coyote.example');
  await hint.getByText('(same email address and name)').waitFor();
  const link = hint.getByRole('link', { name: 'Hungry Coyote Import Store' });
  expect(await link.getAttribute('href')).toBe(`/admin/clients/${id}`);
  await page.getByLabel('Company name').fill('Rattlesnake Canyon Grocery');
  await page.getByLabel('Email').fill('');
  await hint.waitFor({ state: 'detached' });
  await page.getByLabel('Email').fill('yoshi@coyote.example');
  await hint.getByText('(same email address)').waitFor();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Organization' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/admin\/clients\/\d+$/);
});

test('a picker creates the record that it does not find, and selects it', async () => {
  await page.goto('/admin/estimates/create');
  const picker = page.getByRole('combobox', { name: 'Client', exact: true });
  await picker.click();
  // The options are rendered again with the answer.
  const searched = page.waitForResponse((answer) => answer.url().includes('search=Nobody'));
  await picker.fill('Nobody knows them');
  await searched;
  await page.getByRole('option', { name: 'Create “Nobody knows them”' }).click();
  const dialog = page.getByRole('dialog', { name: 'New: Client' });
  expect(await dialog.getByLabel('Company name').inputValue()).toBe('Nobody knows them');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByText('Please fill this in').waitFor();
  await dialog.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Person' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await become('the selection', async () => (await picker.inputValue()) === 'Nobody knows them');
  const { body } = await panel.http.send('GET', '/api/clients?search=nobody%20knows');
  expect(body).toMatchObject({ records: [{ company_name: 'Nobody knows them', type: 'person' }] });
});

test('a picker keeps what is typed when a search fails, and finds it once the service is back', async () => {
  const pattern = /search=/;
  let failures = 0;
  await page.route(pattern, (route) => {
    failures += 1;
    return failures > 4 ? route.continue() : route.fulfill({ status: 503, json: { code: 'unavailable' } });
  });
  await page.goto('/admin/estimates/create');
  const picker = page.getByRole('combobox', { name: 'Client', exact: true });
  await picker.click();
  await picker.fill('Quick');
  await become('another search', async () => failures > 4);
  expect(await picker.inputValue()).toBe('Quick');
  await page.getByRole('option', { name: 'Quick payer', exact: true }).click();
  expect(await picker.inputValue()).toBe('Quick payer');
  await page.unroute(pattern);
});

test('a stored value that no list offers stays in the form', async () => {
  const id = await panel.create('/api/clients', { company_name: 'Abroad', type: 'organization', country: 'USA' });
  await page.goto(`/admin/clients/${id}?edit`);
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  await become('the country', async () => (await country.inputValue()) === 'USA');
  expect(await page.getByLabel('Group').count()).toBe(0);
});

test('a draft invoice offers Delete and not a cancellation; a sent one the cancellation', async () => {
  const client_id = await panel.create('/api/clients', { company_name: 'Cancelled', type: 'organization' });
  const items = [{ title: 'Advice', quantity: 1, rate: 100 }];
  const id = await panel.create('/api/invoices', { client_id, items, due_date: inDays(30) });
  await page.goto(`/admin/invoices/${id}`);
  await become('the actions of a draft', async () => (await actions(page)).includes('Delete'));
  expect(await actions(page)).not.toContain('Cancel the invoice');
  await panel.http.send('POST', `/api/invoices/${id}/send`, {});
  await page.reload();
  await become('the actions of a sent one', async () => (await actions(page)).includes('Cancel the invoice'));
  expect(await actions(page)).not.toContain('Delete');
});

test('the source of a lead is shown in words', async () => {
  const id = await panel.create('/api/leads', { company_name: 'By the form', source: 'estimate_request' });
  await page.goto('/admin/leads?filter={}');
  await page
    .getByRole('row', { name: /By the form/ })
    .getByText('Estimate request')
    .waitFor();
  await page.goto(`/admin/leads/${id}?edit`);
  await become('the source', async () => (await page.getByLabel('Source').inputValue()) === 'Estimate request');
});

test('a list that failed shows no range of records', async () => {
  await page.route(
    (url) => url.pathname === '/api/tasks',
    (route) =>
      route.fulfill({ status: 403, contentType: 'application/problem+json', body: '{"status":403,"message":"No."}' }),
  );
  await page.goto('/admin/tasks?filter={}');
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  expect(await page.getByText(/\d+-\d+ of/).count()).toBe(0);
});

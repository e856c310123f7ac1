import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { act, actions, become, enter, save, startPanel, type TestedPanel } from './support/panel.ts';
import { type Watched, watch } from './support/watched.ts';

const IBAN = 'DE02120300000000202051';
const PASSWORD = 'a fine password to sign in';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const DUE = '2999-12-31';

let panel: TestedPanel;
let page: Page;
let watched: Watched;
let clientId: number;

beforeAll(async () => {
  panel = await startPanel();
  await call('PATCH', '/api/admin/organization', { name: 'Northwind Traders', iban: IBAN });
  clientId = await panel.create('/api/clients', {
    ...{ company_name: 'Yoshi Imports', type: 'organization', address: 'Obere Str. 57', zip: '12209', city: 'Berlin' },
    email: 'office-of-the-accounting-department@yoshi-imports.example.com',
  });
  page = await panel.adminPage({ locale: 'en-US', viewport: WIDE });
  watched = watch(page);
});
afterAll(() => panel?.stop());

type Shown = Readonly<Record<string, unknown>>;

/** Calls the API as the administrator. @throws Error with the reason if the call failed */
async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const { status, body: answer } = await panel.http.send(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer as Body;
}

const shown = async (path: string): Promise<Shown> => (await call<{ record: Shown }>('GET', path)).record;

/** Creates an invoice that is sent. */
async function sentInvoice(items: readonly object[], more: object = {}): Promise<number> {
  const id = await panel.create('/api/invoices', { client_id: clientId, due_date: DUE, items, ...more });
  await call('POST', `/api/invoices/${id}/send`);
  return id;
}

/** Creates a link to a document and returns the address of its page. */
async function linkTo(path: string): Promise<string> {
  const { url } = await call<{ url: string }>('POST', `${path}/links`, {});
  return new URL(new URL(url).pathname, panel.url).href;
}

const confirm = (label: string) => page.getByRole('dialog').getByRole('button', { name: label }).click();
const credit = { title: 'Advice', quantity: 2, rate: 42_042 };

test('a draft credit note is edited and deleted, and a new one without lines is not saved', async () => {
  const id = await sentInvoice([credit], { discount_percent: 50 });
  await page.goto(`/admin/invoices/${id}`);
  await act(page, 'Make a credit note');
  await page.getByRole('status', { name: 'Total' }).getByText('€420.42', { exact: true }).waitFor();
  await page.getByText(/^Up to €420\.42 of INV-\d+ can be credited\.$/).waitFor();
  await page.getByRole('button', { name: 'Remove line 1' }).click();
  await page.getByLabel('Reason').fill('Not delivered');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please add at least one line').waitFor();

  const draft = await panel.create('/api/credit-notes', { invoice_id: id, reason: 'Not delivered' });
  await page.goto(`/admin/credit_notes/${draft}?edit`);
  await page.getByLabel('Quantity').fill('3');
  await page.getByText(/^At most €420\.42 of INV-\d+ can be credited\.$/).waitFor();
  await page.getByLabel('Quantity').fill('1');
  await save(page);
  expect(await shown(`/api/credit-notes/${draft}`)).toMatchObject({ status: 'draft', total: 21_021 });
  expect(await shown(`/api/invoices/${id}`)).toMatchObject({ status: 'sent', credited: 0 });
  await act(page, 'Delete');
  await become('the deletion', async () => (await panel.http.send('GET', `/api/credit-notes/${draft}`)).status === 404);
  expect(watched.problems).toEqual([]);
});

test('an invoice that is credited in full after a payment says what is to be refunded, and offers no credit note', async () => {
  const id = await sentInvoice([credit]);
  await call('POST', `/api/invoices/${id}/payments`, { amount: 40_000 });
  const note = await panel.create('/api/credit-notes', { invoice_id: id, reason: 'Not delivered' });
  await page.goto(`/admin/invoices/${id}`);
  await page.locator('#main-content').getByText('Partially paid').first().waitFor();
  await call('POST', `/api/credit-notes/${note}/issue`);
  await page.reload();
  await page.getByText('Refund €400.00 due').waitFor();
  await page.locator('#main-content').getByText('Credited', { exact: true }).first().waitFor();
  expect(await actions(page)).not.toContain('Make a credit note');
  await act(page, 'Add a refund');
  await page.getByRole('dialog').getByLabel('Amount').fill('400');
  await confirm('Add a refund');
  await become('the refund', async () => (await shown(`/api/invoices/${id}`))['balance'] === 0);
  const answer = await panel.http.send('POST', '/api/credit-notes', { invoice_id: id, reason: 'Again' });
  expect(JSON.stringify(answer.body)).toContain('is credited in full');
  expect(JSON.stringify(answer.body)).not.toMatch(/84084/);
});

test('the page of a link shows what was sent, whatever is renamed afterwards', async () => {
  const items = [{ title: 'Chai', quantity: 1, rate: 1800 }];
  const invoice = await sentInvoice(items);
  const estimate = await panel.create('/api/estimates', { client_id: clientId, items });
  await call('POST', `/api/estimates/${estimate}/send`);
  const note = await panel.create('/api/credit-notes', { invoice_id: invoice, reason: 'Damaged' });
  await call('POST', `/api/credit-notes/${note}/send`);
  await call('POST', '/api/contract/4711', { client_id: clientId, title: 'Tea', items });
  await call('POST', '/api/contract/4711/send');
  const order = await panel.create('/api/orders', { client_id: clientId, items });
  await call('PATCH', `/api/orders/${order}`, { status: 'processing' });
  await call('PATCH', `/api/orders/${order}`, { status: 'confirmed' });
  const documents = [
    `/api/invoices/${invoice}`,
    `/api/estimates/${estimate}`,
    `/api/credit-notes/${note}`,
    '/api/contract/4711',
    `/api/orders/${order}`,
  ];
  await call('PATCH', `/api/clients/${clientId}`, { company_name: 'Renamed Ltd', address: 'Elsewhere 1' });
  await call('PATCH', '/api/admin/organization', { name: 'Other Traders' });
  for (const path of documents) {
    await page.goto(await linkTo(path));
    await page.locator('main').getByText('Northwind Traders').first().waitFor();
    const text = await page.locator('main').textContent();
    expect([path, text]).toEqual([
      path,
      expect.stringMatching(/Northwind Traders[\s\S]*Yoshi Imports[\s\S]*Obere Str\. 57/),
    ]);
    expect(text).not.toMatch(/Renamed|Elsewhere|Other Traders/);
  }
  await page.goto(`/admin/estimates/${estimate}`);
  await page.getByLabel('Sent by mail to').getByText('Yoshi Imports').first().waitFor();
  await call('PATCH', `/api/clients/${clientId}`, { company_name: 'Yoshi Imports', address: 'Obere Str. 57' });
  await call('PATCH', '/api/admin/organization', { name: 'Northwind Traders' });
});

test.each([
  ['a desktop', WIDE],
  ['a phone', PHONE],
])('the page of a link adds up on %s, and breaks no amount and no word', async (_device, viewport) => {
  await call('PATCH', '/api/admin/organization', { email: 'accounts-receivable@northwind-traders.example.com' });
  const items = [{ title: 'Chai', quantity: 24, rate: 123_456, unit_type: '10 boxes x 20 bags' }];
  const id = await sentInvoice(items);
  await call('POST', `/api/invoices/${id}/payments`, { amount: 1_000_000 });
  const opened = await panel.page({ locale: 'en-US', viewport });
  await opened.goto(await linkTo(`/api/invoices/${id}`));
  const totals = opened.getByLabel('Total', { exact: true });
  await totals.getByText('Balance due').waitFor();
  expect(await totals.textContent()).toMatch(/€29,629\.44[\s\S]*-€10,000\.00[\s\S]*€19,629\.44/);
  const quantity = opened.locator('td[data-label="Quantity"]');
  expect(await quantity.textContent()).toMatch(/24$/);
  await opened.getByText('Unit: 10 boxes x 20 bags').waitFor();
  const broken = await opened.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('td[data-label], .totals dd')];
    const linesOf = (cell: HTMLElement): number => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    return [...cells.filter((cell) => linesOf(cell) > 1).map((cell) => cell.textContent), ...(isWide ? ['wide'] : [])];
  });
  expect(broken).toEqual([]);
  await opened.context().close();
});

test('a customer sees how to pay, and the home page agrees with the statement', async () => {
  const client_id = await panel.create('/api/clients', { company_name: 'Paying Company', type: 'organization' });
  const invoice = (amount: number) => sentInvoice([{ title: 'Tea', quantity: 1, rate: amount }], { client_id });
  const open = await invoice(31_000);
  const refunded = await invoice(40_000);
  await call('POST', `/api/invoices/${refunded}/payments`, { amount: 40_000 });
  await panel.create('/api/credit-notes', { invoice_id: open, reason: 'A draft' });
  const note = await panel.create('/api/credit-notes', { invoice_id: refunded, reason: 'Returned' });
  await call('POST', `/api/credit-notes/${note}/issue`);
  const email = 'yoshi@example.com';
  await call('POST', '/api/admin/portal-users', { client_id, first_name: 'Yoshi', last_name: 'Nagase', email });
  const customer = await panel.page({ locale: 'en-US', viewport: WIDE });
  await customer.goto(await panel.inbox.linkTo(email, '/change-password?code='));
  await customer.getByLabel('New password, at least 12 characters').fill(PASSWORD);
  await customer.getByLabel('New password again').fill(PASSWORD);
  await customer.getByRole('button', { name: 'Set password' }).click();
  await customer.getByRole('link', { name: 'Sign in' }).click();
  await enter(customer, email, PASSWORD);
  const main = customer.locator('#main-content');
  const owed = main.getByRole('region', { name: 'What you owe in EUR' });
  await owed.getByText('€310.00', { exact: true }).waitFor();
  await main.getByText('€400.00 will be refunded to you').waitFor();
  const { records } = await call<{ records: { balance: number }[] }>(
    'GET',
    `/api/reports/statement?client_id=${client_id}`,
  );
  expect(records.at(-1)).toMatchObject({ kind: 'closing_balance', balance: 31_000 - 40_000 });
  await customer.goto(`/admin/invoices/${open}`);
  const pay = customer.getByRole('region', { name: 'Bank transfer' });
  for (const text of ['DE02 1203 0000 0000 2020 51', '€310.00']) await pay.getByText(text, { exact: true }).waitFor();
  await pay.getByRole('img', { name: 'QR code for the bank transfer' }).waitFor();
  await customer.goto(`/admin/invoices/${refunded}`);
  await customer.getByText('€400.00 will be refunded to you').waitFor();
  expect(await pay.count()).toBe(0);
  await customer.context().close();
});

test('messages of people and notifications of the system are two lists with two counts', async () => {
  const [first] = (await call<{ records: { id: number }[] }>('GET', '/api/messages/recipients?limit=1')).records;
  await sentInvoice([{ title: 'Chai', quantity: 1, rate: 500 }]);
  const unread = async (sender: string) =>
    (await call<{ meta: { total: number } }>('GET', `/api/messages?box=inbox&status=unread&sender=${sender}`)).meta
      .total;
  await become('the notification', async () => (await unread('system')) > 0);
  expect(await unread('user')).toBe(0);
  expect(first).toBeDefined();
  await page.goto('/admin/messages');
  await page.getByRole('tab', { name: 'Messages', exact: true }).waitFor();
  expect(await page.getByRole('list', { name: 'Messages' }).getByText('The system').count()).toBe(0);
  await page.getByRole('tab', { name: /^Notifications \(\d+\)$/ }).click();
  await page.getByRole('list', { name: 'Notifications' }).getByText('The system').first().waitFor();
});

test('an order has one number in the list, on its page and on the page of its link', async () => {
  const id = await panel.create('/api/orders', {
    client_id: clientId,
    items: [{ title: 'Chai', quantity: 1, rate: 500 }],
  });
  const number = String((await shown(`/api/orders/${id}`))['order_number']);
  const { records } = await call<{ records: Shown[] }>('GET', `/api/orders?ids=${id}`);
  expect(records).toMatchObject([{ id, order_number: number }]);
  expect(await call('GET', `/api/orders?search=${number}`)).toMatchObject({ records: [{ id }] });
  await page.goto('/admin/orders');
  await page.getByText(number, { exact: true }).first().waitFor();
  await page.goto(`/admin/orders/${id}`);
  await page.getByText(`Order ${number}`).first().waitFor();
  await page.goto(await linkTo(`/api/orders/${id}`));
  await page.getByText(number, { exact: true }).first().waitFor();
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { become, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;

beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage({ locale: 'en-US' });
});
afterAll(() => panel?.stop());

const card = () => page.getByRole('region', { name: 'First steps' });

test('the start page of a new organization lists what is to be set up, each with its page', async () => {
  await page.goto('/admin/');
  await card().getByText('0 of 7 done').waitFor();
  await card().getByRole('link', { name: 'Add a tax' }).click();
  await page.getByLabel('Rate in percent').waitFor();
});

test('what is set up is done, and counts', async () => {
  const address = { address: 'Strandgaten 1', country: 'Norway' };
  expect((await panel.http.send('PATCH', '/api/admin/organization', address)).status).toBe(200);
  await panel.create('/api/taxes', { title: 'MVA 25 %', rate: 25 });
  await panel.create('/api/clients', { company_name: 'Fjord Provisions', type: 'organization' });
  await page.goto('/admin/');
  await card().getByText('3 of 7 done').waitFor();
  expect(await card().getByRole('link', { name: 'Add a tax' }).count()).toBe(0);
  expect(await card().getByRole('link', { name: 'Add a bank account' }).count()).toBe(1);
});

test('the card stays hidden once it is hidden', async () => {
  await card().getByRole('button', { name: 'Hide' }).click();
  await card().waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('region', { name: 'Health' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await card().count()).toBe(0);
});

test('nothing waits for the user of a new organization, and there is no revenue yet', async () => {
  await page.getByRole('region', { name: 'Needs you' }).getByText('Nothing waits for you.').waitFor();
  await page.getByRole('region', { name: 'Revenue by month' }).getByText('No revenue in the last two years.').waitFor();
});

test('what waits is counted, with a link to it, and the revenue of the month is that of what was sent', async () => {
  const client_id = await panel.create('/api/clients', { company_name: 'Harbour Tea', type: 'organization' });
  const invoice = { client_id, items: [{ title: 'Advice', quantity: 1, rate: 40_000 }], due_date: '2031-01-31' };
  await panel.create('/api/estimates', { client_id, items: invoice.items });
  await panel.create('/api/invoices', invoice);
  const sent = await panel.create('/api/invoices', invoice);
  expect((await panel.http.send('POST', `/api/invoices/${sent}/send`, {})).status).toBe(200);
  await page.goto('/admin/');
  const revenue = page.getByRole('region', { name: 'Revenue by month' });
  await become('the month', async () => (await revenue.getByRole('row').allTextContents()).at(-1)!.includes('€400.00'));
  await revenue.getByRole('img').or(revenue.locator('svg')).first().waitFor();
  const needs = page.getByRole('region', { name: 'Needs you' });
  await needs.getByRole('link', { name: '1 draft estimate to send' }).waitFor();
  await needs.getByRole('link', { name: '1 draft invoice to send' }).click();
  await page
    .getByRole('link', { name: 'Draft invoice' })
    .or(page.getByRole('cell', { name: 'Draft' }))
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get('filter')).toBe('{"status":"draft"}');
});

test('the cards stay where they are when the amounts arrive', async () => {
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/batch', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto('/admin/');
  const revenue = page.getByRole('region', { name: 'Revenue by month' });
  await revenue.waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await revenue.boundingBox();
  answer();
  await page.getByRole('region', { name: 'Unpaid invoices' }).getByText('€400.00').waitFor();
  expect((await revenue.boundingBox())!.y).toBe(before!.y);
  await page.unroute('**/api/batch');
});

test('unpaid invoices are shown by age, each age with the list of its invoices', async () => {
  const [sent] = ((await panel.http.send('GET', '/api/invoices?status=sent')).body as { records: { id: number }[] })
    .records;
  const due = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
  const late = { due_date: due };
  expect((await panel.http.send('PATCH', `/api/invoices/${sent!.id}`, late)).status).toBe(200);
  await page.goto('/admin/');
  const ages = page.getByRole('region', { name: 'Unpaid by age' });
  const rows = ages.getByRole('listitem');
  await become('the ages', async () => (await rows.allInnerTexts()).some((row) => /31–60.*€400\.00/s.test(row)));
  expect((await rows.allInnerTexts()).filter((row) => row.includes('€400.00'))).toHaveLength(1);
  await ages.getByRole('link', { name: '31–60 days late' }).click();
  await page.waitForURL('**/admin/invoices?*');
  const found = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'INV-' }) });
  await become('the invoice', async () => (await found.count()) === 1);
});

test('a client who pays in another currency has their revenue in it, and the start page names that currency', async () => {
  const client_id = await panel.create('/api/clients', {
    company_name: 'Save-a-lot',
    type: 'organization',
    currency: 'USD',
  });
  const items = [{ title: 'Advice', quantity: 1, rate: 70_000 }];
  const sent = await panel.create('/api/invoices', { client_id, items, due_date: '2031-01-31' });
  expect((await panel.http.send('POST', `/api/invoices/${sent}/send`, {})).status).toBe(200);
  await page.goto(`/admin/clients/${client_id}`);
  const revenue = page.getByRole('region', { name: 'Revenue by month' });
  await become('the month', async () => (await revenue.getByRole('row').allTextContents()).at(-1)!.includes('$700.00'));
  await page.goto('/admin/');
  await revenue.getByText('Without USD, which the report has').waitFor();
});

test('the page of a client shows the revenue with them, and nothing if there is none', async () => {
  const { body } = await panel.http.send('GET', '/api/clients?sort=id');
  const [without, buyer] = (body as { records: { id: number }[] }).records;
  await page.goto(`/admin/clients/${buyer!.id}`);
  await page.getByRole('region', { name: 'Revenue by month' }).getByRole('link', { name: 'Open report' }).click();
  await page.getByRole('tab', { name: 'Revenue', selected: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('client_id')).toBe(String(buyer!.id));
  await page.goto(`/admin/clients/${without!.id}`);
  await page.getByRole('region', { name: 'Contacts' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('region', { name: 'Revenue by month' }).count()).toBe(0);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { become, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
let clientId: number;
const complaints: string[] = [];

beforeAll(async () => {
  panel = await startPanel();
  const client = { company_name: 'Königlich Essen', type: 'organization', city: 'Brandenburg', email: 'in@essen.test' };
  clientId = await panel.create('/api/clients', client);
  await panel.create('/api/items', { title: 'Queso Manchego', rate: 3800, unit_type: '500 g' });
  page = await panel.adminPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => void complaints.push(error.message));
});
afterAll(() => panel?.stop());

interface StoredInvoice {
  readonly status: string;
  readonly total: number;
  readonly items: readonly { readonly title: string; readonly item_id: number | null; readonly quantity: number }[];
}

async function storedInvoice(): Promise<StoredInvoice> {
  const id = /\/invoices\/(\d+)/.exec(page.url())?.[1];
  return ((await panel.http.send('GET', `/api/invoices/${id}`)).body as { record: StoredInvoice }).record;
}

const newInvoice = (): Promise<unknown> =>
  page.goto(`/admin/invoices/create?source=${encodeURIComponent(JSON.stringify({ client_id: clientId }))}`);
const title = (line: number) => page.getByLabel('Title').nth(line);
const quantity = (line: number) => page.getByLabel('Quantity').nth(line);
const preview = () => page.getByRole('complementary', { name: 'Preview' });
const titles = async (): Promise<string[]> =>
  Promise.all((await page.getByLabel('Title').all()).map((input) => input.inputValue()));
/** Returns the text of the option that Enter chooses; empty for none. */
const highlighted = (line: number): Promise<string> =>
  title(line).evaluate(
    (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
  );
const hasFocus = (line: number): Promise<void> =>
  become(`the focus of line ${line}`, () => title(line).evaluate((element) => element === document.activeElement));

test('an invoice is written by keyboard, line after line, beside its preview, and sent in one step', async () => {
  await newInvoice();
  // The answer of the search replaces the first items that are offered, and with them the highlighted one.
  const searched = page.waitForResponse((response) => response.url().includes('search=manch'));
  await title(0).fill('manch');
  await searched;
  await page.getByRole('option', { name: /Queso Manchego.*€38\.00/ }).waitFor();
  await become('the highlighted item', async () => {
    await page.keyboard.press('ArrowDown');
    return (await highlighted(0)).startsWith('Queso Manchego');
  });
  await page.keyboard.press('Enter');
  await become('the item', async () => (await title(0).inputValue()) === 'Queso Manchego');
  await quantity(0).fill('12');
  await page.keyboard.press('Enter');
  await hasFocus(1);
  await page.keyboard.type('Delivery');
  await page.getByLabel('Price each').nth(1).fill('20');
  await page.keyboard.press('Alt+ArrowUp');
  await hasFocus(0);
  expect(await titles()).toEqual(['Delivery', 'Queso Manchego']);
  await preview().getByText('Königlich Essen').waitFor();
  await preview().getByText('€476.00').waitFor();
  expect(await preview().getByRole('cell').first().textContent()).toBe('Delivery');
  expect(await barriersOf(page, '#main-content')).toEqual([]);

  await page.getByRole('button', { name: 'Save and send' }).click();
  const dialog = page.getByRole('dialog', { name: /^Send INV-\d+$/ });
  await dialog.getByText('in@essen.test').waitFor();
  expect(await storedInvoice()).toMatchObject({
    status: 'draft',
    total: 47_600,
    items: [
      { title: 'Delivery', item_id: null, quantity: 1 },
      { title: 'Queso Manchego', quantity: 12 },
    ],
  });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await become('sent', async () => (await storedInvoice()).status === 'sent');
  await page.reload();
  await page.locator('#main-content').getByText('Sent by mail to').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a cancelled mail leaves a draft, which can be changed and sent by the same button', async () => {
  await newInvoice();
  await title(0).fill('Advice');
  await page.getByLabel('Price each').fill('100');
  await page.getByRole('button', { name: 'Save and send' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect((await storedInvoice()).status).toBe('draft');
  await page.goto(`${page.url()}?edit`);
  await quantity(0).fill('2');
  await page.getByRole('button', { name: 'Save and send' }).click();
  await page.getByRole('dialog', { name: /^Send INV-\d+$/ }).waitFor();
  expect(await storedInvoice()).toMatchObject({ status: 'draft', total: 20_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
});

test('an unknown item is created while it is written, and an emptied title forgets its item', async () => {
  await newInvoice();
  await title(0).fill('Ipoh Coffee');
  await page.getByRole('option', { name: 'Create “Ipoh Coffee”' }).click();
  const dialog = page.getByRole('dialog', { name: 'New: Item' });
  await dialog.getByLabel('Price each').fill('46');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await titles()).toEqual(['Ipoh Coffee']);
  await become('the price', async () => (await page.getByLabel('Price each').inputValue()) === '46.00');
  await title(0).fill('');
  await title(0).fill('Roasting');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/invoices\/\d+$/);
  expect((await storedInvoice()).items).toMatchObject([{ title: 'Roasting', item_id: null }]);
});

test('rare fields are folded until they have a value or an error', async () => {
  await newInvoice();
  const more = page.getByRole('button', { name: 'More fields' });
  await more.waitFor();
  expect(await page.getByLabel('Terms').isVisible()).toBe(false);
  await more.click();
  await page.getByLabel('Terms').fill('Ex works');
  await title(0).fill('Advice');
  await page.getByLabel('Price each').fill('100');
  await more.click();
  await page.getByLabel('Terms').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/invoices\/\d+$/);
  await page.goto(`${page.url()}?edit`);
  await page.getByLabel('Terms').waitFor();
  expect(await page.getByLabel('Terms').inputValue()).toBe('Ex works');
});

test('on a phone the lines and the preview fit the page', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newInvoice();
  await title(0).fill('Advice');
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await dialog.getByText('Königlich Essen').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(complaints).toEqual([]);
});

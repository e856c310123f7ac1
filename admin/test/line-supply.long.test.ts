import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { save, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
let clientId: number;
const complaints: string[] = [];

beforeAll(async () => {
  panel = await startPanel();
  clientId = await panel.create('/api/clients', { company_name: 'Supplied', type: 'organization' });
  page = await panel.adminPage({ locale: 'en-US' });
  page.on('pageerror', (error) => void complaints.push(error.message));
});
afterAll(() => panel?.stop());

const LINE = { title: 'Advice', quantity: 1, rate: 10_000 };

/** Creates a draft invoice of two lines. */
const draftOf = (values: object): Promise<number> =>
  panel.create('/api/invoices', { client_id: clientId, due_date: '2999-12-31', items: [LINE, LINE], ...values });

async function linesOf(path: string): Promise<readonly object[]> {
  const { body } = await panel.http.send('GET', path);
  return (body as { record: { items: readonly object[] } }).record.items;
}

/** The button of a line that shows its details, with its days of supply. */
const disclosure = (line: number) => page.getByRole('button', { name: `Details of line ${line + 1}` });
const group = () => page.getByRole('group', { name: 'Details of the line' });

test('the day of supply of a line is hidden until it is needed, and set by keyboard', async () => {
  const id = await draftOf({});
  await page.goto(`/admin/invoices/${id}?edit`);
  await disclosure(1).waitFor();
  expect(await group().count()).toBe(0);
  await disclosure(1).focus();
  await page.keyboard.press('Enter');
  await group().waitFor();
  expect(await disclosure(1).getAttribute('aria-expanded')).toBe('true');
  expect(await disclosure(0).getAttribute('aria-expanded')).toBe('false');
  // A button that has the focus pulsates.
  await group().getByLabel('Day of supply').fill('2026-11-03');
  expect(await barriersOf(page, '#main-content')).toEqual([]);
  await save(page);
  expect(await linesOf(`/api/invoices/${id}`)).toMatchObject([{ supply_date: null }, { supply_date: '2026-11-03' }]);

  await page.reload();
  await page.getByText('Supplied Nov 3, 2026').first().waitFor();
  await disclosure(1).click();
  expect(await group().getByLabel('Day of supply').inputValue()).toBe('2026-11-03');
  await group().getByLabel('Day of supply').fill('');
  await group().getByLabel('Supplied from').fill('2026-11-02');
  await group().getByLabel('Supplied until').fill('2026-11-04');
  await save(page);
  expect(await linesOf(`/api/invoices/${id}`)).toMatchObject([
    {},
    { supply_date: null, supply_from: '2026-11-02', supply_to: '2026-11-04' },
  ]);
  expect(complaints).toEqual([]);
});

test('an error of a day of supply is shown at its input, also after the inputs are hidden', async () => {
  const id = await draftOf({ supply_from: '2026-11-01', supply_to: '2026-11-30' });
  await page.goto(`/admin/invoices/${id}?edit`);
  await disclosure(0).click();
  await group().getByLabel('Supplied from').fill('2026-10-31');
  await group().getByLabel('Supplied until').fill('2026-11-02');
  await disclosure(0).click();
  await group().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const from = group().getByLabel('Supplied from');
  await group().getByText('Must be within the period of the document, 2026-11-01 to 2026-11-30.').waitFor();
  expect(await from.getAttribute('aria-invalid')).toBe('true');
  expect(await group().getByLabel('Supplied until').getAttribute('aria-invalid')).toBe('false');
  await from.fill('2026-11-01');
  await save(page);
  expect(await linesOf(`/api/invoices/${id}`)).toMatchObject([
    { supply_from: '2026-11-01', supply_to: '2026-11-02' },
    { supply_from: null },
  ]);
});

test('on a phone the days of supply of a line fit the page', async () => {
  const id = await draftOf({ items: [{ ...LINE, supply_from: '2026-11-01', supply_to: '2026-11-02' }] });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/admin/invoices/${id}?edit`);
  await disclosure(0).click();
  await group().waitFor();
  for (const label of ['Day of supply', 'Supplied from', 'Supplied until']) {
    const box = await group().getByLabel(label).boundingBox();
    expect(box!.x + box!.width).toBeLessThan(390);
    expect(box!.width).toBeGreaterThan(100);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('a credit note begins with the days of supply of its lines; a recurring invoice has none', async () => {
  const id = await draftOf({ items: [{ ...LINE, supply_date: '2026-11-03' }] });
  await panel.http.send('POST', `/api/invoices/${id}/send`, {});
  await page.goto(`/admin/credit_notes/create?source=${encodeURIComponent(JSON.stringify({ invoice_id: id }))}`);
  await disclosure(0).click();
  expect(await group().getByLabel('Day of supply').inputValue()).toBe('2026-11-03');
  await page.getByLabel('Reason').fill('Wrong');
  await save(page);
  await page.waitForURL(/\/admin\/credit_notes\/\d+$/);
  expect(await linesOf(`/api/credit-notes/${page.url().split('/').at(-1)}`)).toMatchObject([
    { supply_date: '2026-11-03' },
  ]);
  await page.goto('/admin/recurring_invoices/create');
  await disclosure(0).click();
  await group().waitFor();
  expect(await group().getByLabel('Day of supply').count()).toBe(0);
  expect(complaints).toEqual([]);
});

import { loadContract } from '@bms/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeContract } from '../build/describe-contract.ts';
import { become, navLink, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;

beforeAll(async () => {
  panel = await startPanel();
  for (const company_name of ['Picked one', 'Picked two', 'Left alone'])
    await panel.http.send('POST', '/api/clients', { company_name, type: 'organization' });
  page = await panel.adminPage();
});
afterAll(() => panel?.stop());

const search = (text: string) => page.getByRole('textbox', { name: 'Search' }).fill(text);
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const shown = (text: string) => page.locator('[data-test=bulk-actions-toolbar]').getByText(text).waitFor();
const checked = () => page.locator('tbody input:checked').count();

async function openClients(): Promise<void> {
  await page.goto('/admin/clients?filter={}');
  await box('Picked one').waitFor();
}

describe('the selection of a list', () => {
  test('is cleared when the search changes', async () => {
    await openClients();
    await box('Left alone').check();
    await shown('1 item selected');
    await search('picked');
    await box('Left alone').waitFor({ state: 'detached' });
    await box('Picked one').check();
    await page.locator('[data-test=bulk-actions-toolbar]').getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 1 client?' });
    await question.getByText('Picked one').waitFor();
    expect(await question.getByText('Left alone').count()).toBe(0);
    await question.getByRole('button', { name: 'Cancel' }).click();
  });

  test('is cleared by a reload and by another list', async () => {
    await openClients();
    await box('Picked one').check();
    await shown('1 item selected');
    await page.reload();
    await box('Picked one').waitFor();
    await become('nothing is selected', async () => (await checked()) === 0);
    await box('Picked one').check();
    await navLink(page, 'Leads').click();
    await box('Picked one').waitFor({ state: 'detached' });
    await navLink(page, 'Clients').click();
    await box('Picked one').waitFor();
    await become('nothing is selected', async () => (await checked()) === 0);
  });

  test('loses a record that another user deletes', async () => {
    const made = await panel.http.send('POST', '/api/clients', { company_name: 'Soon gone', type: 'person' });
    const { id } = (made.body as { record: { id: number } }).record;
    await openClients();
    await box('Soon gone').check();
    await panel.http.send('DELETE', `/api/clients/${id}`);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await box('Soon gone').waitFor({ state: 'detached' });
    expect(await checked()).toBe(0);
  });

  test('takes all records of the page by one checkbox', async () => {
    await openClients();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await become('all are selected', async () => (await checked()) === (await page.locator('tbody tr').count()));
    await page.getByRole('checkbox', { name: 'Select all on this page' }).uncheck();
    expect(await checked()).toBe(0);
  });
});

describe('the name of a record in a list', () => {
  test('is a link that Enter opens', async () => {
    await openClients();
    await box('Picked two').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Picked two');
    await page.keyboard.press('Enter');
    await page.waitForURL(/clients\/\d+$/);
  });

  test('opens a new tab with Ctrl, also beside the link, and stays on the list', async () => {
    await openClients();
    const row = page.getByRole('row', { name: /Picked two/ });
    for (const target of [row.getByRole('link', { name: 'Picked two' }), row.getByRole('cell').last()]) {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        target.click({ modifiers: ['ControlOrMeta'] }),
      ]);
      await tab.waitForURL(/clients\/\d+$/);
      await tab.close();
      expect(new URL(page.url()).pathname).toBe('/admin/clients');
    }
  });

  test('is a link in every list that has records with a page', async () => {
    const resources = describeContract(loadContract()).resources.filter(({ access }) => access.list && access.get);
    const without: string[] = [];
    for (const { name } of resources) {
      await page.goto(`/admin/${name}?filter={}`);
      await page.waitForLoadState('networkidle');
      const row = page.locator('table tbody tr');
      // A list that is still read has rows without a text.
      await become(`list of ${name}`, async () => (await row.filter({ hasNotText: /\S/ }).count()) === 0);
      const rows = await row.count();
      const links = await page.locator('table tbody a[data-record]').count();
      if (links < rows) without.push(`${name}: ${links} of ${rows}`);
    }
    expect(without).toEqual([]);
  });
});

test('several records are changed at once, with what the service asks for, and back by one click', async () => {
  const ids: number[] = [];
  for (const company_name of ['Far away', 'Farther away']) ids.push(await panel.create('/api/leads', { company_name }));
  const statuses = async (): Promise<unknown[]> => {
    const { body } = await panel.http.send('GET', `/api/leads?ids=${ids.join()}`);
    return (body as { records: { status: string }[] }).records.map(({ status }) => status);
  };
  await page.goto('/admin/leads?filter={}');
  await box('Far away').check();
  await box('Farther away').check();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Status of 2 leads' });
  await dialog.getByText('Farther away').waitFor();
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Lost' }).click();
  await dialog.getByRole('button', { name: 'Change 2 leads' }).click();
  await dialog.getByLabel('Lost reason').fill('Too far');
  await dialog.getByRole('button', { name: 'Change 2 leads' }).click();
  await page.getByText('Status of 2 leads changed.').waitFor();
  expect(await statuses()).toEqual(['lost', 'lost']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await become('the status before', async () => (await statuses()).every((status) => status === 'new'));
});

test('the head of a column tells by what the list is sorted', async () => {
  await page.goto('/admin/clients?filter={}&sort=company_name&order=ASC');
  const sorted = page.locator('[aria-sort]');
  await become('the sort', async () => (await sorted.getAttribute('aria-sort')) === 'ascending');
  await sorted.getByRole('button').click();
  await become('the other order', async () => (await sorted.getAttribute('aria-sort')) === 'descending');
  expect([await sorted.getAttribute('scope'), await sorted.count()]).toEqual(['col', 1]);
});

test('columns are chosen, also of fields that lists do not have, and stay chosen', async () => {
  await panel.create('/api/clients', {
    company_name: 'With a website',
    type: 'person',
    website: 'https://tea.example',
  });
  await page.goto('/admin/clients?filter={}');
  await page.getByRole('button', { name: 'Columns' }).click();
  const menu = page.getByRole('dialog', { name: 'Columns' });
  await menu.getByLabel('Website', { exact: true }).check();
  await menu.getByLabel('City', { exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByText('https://tea.example').waitFor();
  expect(await page.getByRole('columnheader', { name: 'City' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await menu.getByRole('button', { name: 'Usual columns' }).click();
  await page.getByRole('columnheader', { name: 'City' }).waitFor();
});

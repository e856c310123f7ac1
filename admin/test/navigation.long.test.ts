import { readFile } from 'node:fs/promises';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { become, navLink, startPanel, type TestedPanel } from './support/panel.ts';

/** More records than a page of a list has. */
const LEADS = 25;

let panel: TestedPanel;
let page: Page;

beforeAll(async () => {
  panel = await startPanel();
  const items = Array.from({ length: LEADS }, (_, at) => ({
    action: 'create',
    record: { company_name: `Prospect ${String(at).padStart(2, '0')}`, type: 'organization' },
  }));
  await panel.http.send('POST', '/api/leads/bulk', { items });
  await panel.create('/api/clients', { company_name: 'Zephyr Lamps', type: 'organization', city: 'Oslo' });
  page = await panel.adminPage();
});
afterAll(() => panel?.stop());

const dialog = (name: string) => page.getByRole('dialog', { name });
const palette = () => dialog('Search or jump to');
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

async function open(path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#main-content h1:not(:empty)').waitFor();
  await page.waitForLoadState('networkidle');
}

describe('the search of all modules', () => {
  test('opens the best match with Enter, and finds a record that is new', async () => {
    await open('/admin/');
    await page.keyboard.press('Control+k');
    await palette().getByRole('combobox').fill('zephyr');
    await palette()
      .getByRole('option', { name: /Zephyr Lamps/, selected: true })
      .waitFor();
    expect(await barriersOf(page, '.palette')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /Zephyr Lamps/ }).waitFor();
    expect(await palette().count()).toBe(0);
  });

  test('opens the client of a contact, who has no page of their own', async () => {
    const { body } = await panel.http.send('GET', '/api/clients?search=zephyr');
    const [{ id }] = (body as { records: [{ id: number }] }).records;
    await panel.create(`/api/clients/${id}/contacts`, { name: 'Astrid Berglund' });
    await eventually(async () => {
      const found = await panel.http.send('GET', '/api/search?q=astrid&modules=contacts');
      return (found.body as { records: unknown[] }).records.length === 1;
    });
    await open('/admin/');
    await page.keyboard.press('Control+k');
    await palette().getByRole('combobox').fill('astrid berg');
    await palette()
      .getByRole('option', { name: /Astrid Berglund.*Contact/ })
      .click();
    await page.waitForURL(`**/admin/clients/${id}`);
  });

  test('begins with the records that were opened last, as they are now, without the one that is shown', async () => {
    const create = (company_name: string) => panel.create('/api/clients', { company_name, type: 'organization' });
    const visited = [await create('First Opened'), await create('To Be Renamed'), await create('To Be Deleted')];
    for (const id of [...visited, visited[0]]) await open(`/admin/clients/${id}`);
    await panel.http.send('PATCH', `/api/clients/${visited[1]}`, { company_name: 'Renamed Since' });
    await panel.http.send('DELETE', `/api/clients/${visited[2]}`);
    await page.keyboard.press('Control+k');
    const recent = palette().getByRole('group', { name: 'Recent' });
    await recent.getByRole('option', { name: /Renamed Since.*Client/, selected: true }).waitFor();
    expect(await recent.getByRole('option', { name: /First Opened|To Be/ }).count()).toBe(0);
    expect(await barriersOf(page, '.palette')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /Renamed Since/ }).waitFor();
    await page.keyboard.press('Control+k');
    await recent.getByRole('option', { name: /First Opened/, selected: true }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('opens nothing by Enter before the recent records are known', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open('/admin/leads');
    await page.route(
      ({ pathname, search }) => pathname === '/api/clients' && search.includes('ids='),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await page.keyboard.press('Control+k');
    await palette().getByRole('option', { name: 'New invoice' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await palette().count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/admin/leads');
    release();
    await palette()
      .getByRole('option', { name: /Renamed Since/, selected: true })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /Renamed Since/ }).waitFor();
    await page.unrouteAll();
  });

  test('opens pages and forms, and says that nothing is found', async () => {
    await page.getByRole('button', { name: 'Search or jump to' }).click();
    await palette().getByRole('combobox').fill('nothing has this name');
    await palette().getByText('Nothing found for “nothing has this name”').waitFor();
    await palette().getByRole('combobox').fill('audit');
    await palette().getByRole('option', { name: 'Audit log', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/audit_log');
    await page.keyboard.press('Control+k');
    await palette().getByRole('combobox').fill('new inv');
    await palette().getByRole('option', { name: 'New invoice', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/invoices/create');
  });
});

describe('single letters', () => {
  test('go to a page and open a form, but never act in a field', async () => {
    await open('/admin/clients');
    await page.keyboard.type('gl');
    await page.getByRole('heading', { name: 'Leads' }).waitFor();
    await page.getByRole('textbox', { name: 'Search' }).pressSequentially('gc?');
    expect(await page.getByRole('textbox', { name: 'Search' }).inputValue()).toBe('gc?');
    expect(new URL(page.url()).pathname).toBe('/admin/leads');
    expect(await dialog('Keyboard shortcuts').count()).toBe(0);
    await open('/admin/clients');
    await page.keyboard.type('cl');
    await page.waitForURL('**/admin/leads/create');
  });

  test('are all in the list of shortcuts', async () => {
    await open('/admin/clients');
    await page.keyboard.press('?');
    await dialog('Keyboard shortcuts').getByText('New invoice').waitFor();
    expect(await barriersOf(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.type('gl');
    expect(new URL(page.url()).pathname).toBe('/admin/clients');
    await page.keyboard.press('Escape');
    await dialog('Keyboard shortcuts').waitFor({ state: 'detached' });
  });

  test('move in a list, select and show a record beside it', async () => {
    await open('/admin/leads?filter={}&sort=company_name&order=ASC');
    await row('Prospect 00').waitFor();
    await page.keyboard.type('jj');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Prospect 01');
    await page.keyboard.press('x');
    expect(await row('Prospect 01').getByRole('checkbox').isChecked()).toBe(true);
    await page.keyboard.press('k');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Prospect 00');
    await page.keyboard.press('Space');
    await dialog('Prospect 00').getByRole('link', { name: 'Open' }).waitFor();
    expect(await barriersOf(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog('Prospect 00').waitFor({ state: 'detached' });
  });

  test('are switched off in the account; the search still opens', async () => {
    await open('/admin/preferences');
    await page.getByRole('switch', { name: 'Single letters are shortcuts' }).uncheck();
    await open('/admin/clients');
    await page.keyboard.type('gl?');
    await page.keyboard.press('Control+k');
    await palette().waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/clients');
    await page.keyboard.press('Escape');
    await open('/admin/preferences');
    await page.getByRole('switch', { name: 'Single letters are shortcuts' }).check();
  });
});

describe('a list', () => {
  test('counts its parts, and shows one of them', async () => {
    await panel
      .create('/api/leads', { company_name: 'Qualified one', type: 'person' })
      .then((id) => panel.http.send('PATCH', `/api/leads/${id}`, { status: 'qualified' }));
    await open('/admin/leads?filter={}');
    const tab = page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Qualified 1' });
    await tab.click();
    await row('Prospect').first().waitFor({ state: 'detached' });
    await row('Qualified one').waitFor();
    expect(await tab.getAttribute('aria-pressed')).toBe('true');
  });

  test('has filters as chips that can be removed', async () => {
    await open('/admin/leads?filter={"country":"Nowhere"}');
    await page.getByText('No leads match this filter.').waitFor();
    await page.getByRole('button', { name: 'Remove Country' }).click();
    await row('Prospect').first().waitFor();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Country' }).click();
    await page.getByRole('presentation').getByRole('textbox', { name: 'Country' }).fill('Elsewhere');
    await page.getByText('No leads match this filter.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show all leads' }).click();
    await row('Prospect').first().waitFor();
  });

  test('is exported with its filter, and with the records of all pages', async () => {
    await open('/admin/leads?filter={"q":"Prospect"}');
    await row('Prospect').first().waitFor();
    for (const [label, name] of [
      ['CSV', 'leads.csv'],
      ['Excel', 'leads.xlsx'],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: label }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe(name);
      const content = await readFile(await saved.path());
      if (label === 'CSV') expect(content.toString('utf8').match(/Prospect \d\d/g)).toHaveLength(LEADS);
      // A workbook is a ZIP archive.
      else expect(content.subarray(0, 2).toString()).toBe('PK');
    }
  });
});

test('the sidebar stays folded after a reload, and its pages can still be reached', async () => {
  await open('/admin/clients');
  await page.getByRole('button', { name: 'Fold the navigation' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Unfold the navigation' }).waitFor();
  await navLink(page, 'Leads').click();
  // A list keeps the filter with which it was last open.
  await page.waitForURL(/\/admin\/leads(?:\?|$)/);
  await page.getByRole('button', { name: 'Unfold the navigation' }).click();
});

test('everything but the daily pages is below More, and the open one is always shown', async () => {
  await open('/admin/refunds');
  expect(await navLink(page, 'Refunds').getAttribute('aria-current')).toBe('page');
  expect(await navLink(page, 'Credit notes').count()).toBe(0);
  await page.getByRole('button', { name: 'More' }).click();
  await navLink(page, 'Credit notes').click();
  await page.waitForURL('**/admin/credit_notes');
  await page.getByRole('button', { name: 'Less' }).click();
  await become('the others are folded', async () => (await navLink(page, 'Refunds').count()) === 0);
});

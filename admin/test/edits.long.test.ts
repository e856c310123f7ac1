import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Dialog, Page } from 'playwright-core';
import { act, become, navLink, save, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let client: number;
let estimate: number;
let page: Page;
const failures: string[] = [];

beforeAll(async () => {
  panel = await startPanel();
  client = await panel.create('/api/clients', { company_name: 'Kept', type: 'organization', city: 'Hull' });
  const items = [{ title: 'Advice', quantity: 1, rate: 100 }];
  estimate = await panel.create('/api/estimates', { client_id: client, items });
  page = await panel.adminPage();
  page.on('pageerror', (error) => void failures.push(error.message));
});
afterAll(() => panel?.stop());

const question = () => page.getByRole('dialog', { name: 'Your changes are not saved' });
const input = (name: string) => page.getByRole('textbox', { name, exact: true });
const answer = (name: 'Stay' | 'Discard changes') => question().getByRole('button', { name }).click();
const menu = (name: string) => navLink(page, name).click();

async function open(path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

describe('edits that are not saved', () => {
  test('are kept if the user stays, and do not block navigation once saved', async () => {
    await open(`/admin/clients/${client}?edit`);
    await input('City').fill('Leeds');
    await menu('Leads');
    await question().waitFor();
    await answer('Stay');
    await question().waitFor({ state: 'detached' });
    expect(page.url()).toMatch(new RegExp(`/clients/${client}\\?edit$`));
    expect(await input('City').inputValue()).toBe('Leeds');
    await save(page);
    await menu('Leads');
    await page.waitForURL('**/admin/leads');
    expect(await question().count()).toBe(0);
    expect((await panel.http.send('GET', `/api/clients/${client}`)).body).toMatchObject({ record: { city: 'Leeds' } });
  });

  test('cause a prompt after a save and with the back button, too', async () => {
    await open('/admin/leads');
    await menu('Clients');
    await page.getByRole('cell', { name: 'Kept' }).click();
    await act(page, 'Edit');
    await input('City').fill('York');
    await save(page);
    await act(page, 'Edit');
    await input('City').fill('Bath');
    await page.goBack();
    await question().waitFor();
    await answer('Discard changes');
    await page.waitForURL(`**/admin/clients/${client}`);
    expect((await panel.http.send('GET', `/api/clients/${client}`)).body).toMatchObject({ record: { city: 'York' } });
  });

  test('stay in the form while data is refetched', async () => {
    await open(`/admin/clients/${client}?edit`);
    await input('City').fill('Wells');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.waitForLoadState('networkidle');
    expect(await input('City').inputValue()).toBe('Wells');
    await menu('Leads');
    await answer('Discard changes');
    await page.waitForURL('**/admin/leads');
  });

  test('make the browser ask before the tab is closed or loaded anew', async () => {
    await open(`/admin/clients/${client}?edit`);
    await input('City').fill('Truro');
    const asked: string[] = [];
    const dismiss = (dialog: Dialog): void => {
      asked.push(dialog.type());
      void dialog.dismiss();
    };
    page.on('dialog', dismiss);
    await page.close({ runBeforeUnload: true });
    await become('the question', async () => asked.length > 0);
    await expect(page.waitForEvent('close', { timeout: 2000 })).rejects.toThrow();
    page.off('dialog', dismiss);
    expect(asked).toEqual(['beforeunload']);
    expect(await input('City').inputValue()).toBe('Truro');
  });

  test('cause a prompt when signing out', async () => {
    await page.getByRole('button', { name: 'Administrator' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await answer('Stay');
    expect(await input('City').inputValue()).toBe('Truro');
    await menu('Leads');
    await answer('Discard changes');
    await page.waitForURL('**/admin/leads');
  });

  test('in lines cause a prompt before the estimate is sent; discarding shows the stored lines', async () => {
    await open(`/admin/estimates/${estimate}?edit`);
    await page.getByRole('combobox', { name: 'Title' }).first().fill('Other advice');
    await act(page, 'Send to the client');
    await answer('Discard changes');
    await page
      .getByRole('dialog', { name: /^Send / })
      .getByRole('button', { name: 'Cancel' })
      .click();
    expect(await page.getByRole('combobox', { name: 'Title' }).first().inputValue()).toBe('Advice');
    await menu('Leads');
    await page.waitForURL('**/admin/leads');
  });

  test('in a menu and in a role cause a prompt', async () => {
    await open('/admin/left_menus');
    await page.getByRole('button', { name: 'Add an item' }).click();
    await input('Title').fill('Reports');
    await page.getByRole('tab', { name: 'All staff' }).click();
    await answer('Stay');
    expect(await input('Title').inputValue()).toBe('Reports');
    await menu('Settings');
    await answer('Discard changes');
    await page.locator('#main-content').getByRole('link', { name: 'Roles' }).click();
    await page.waitForURL('**/admin/roles');
    await page.getByRole('cell', { name: 'Member' }).click();
    await page.getByRole('combobox', { name: 'Clients: delete' }).selectOption('none');
    await menu('Leads');
    await answer('Discard changes');
    await page.waitForURL('**/admin/leads');
  });
});

test('a form without input does not block navigation', async () => {
  const resources = 'clients leads estimates orders invoices items tasks messages announcements pages roles team'.split(
    ' ',
  );
  const forms = resources.map((name) => `/admin/${name}/create`);
  forms.push(`/admin/clients/${client}`, `/admin/estimates/${estimate}`, '/admin/left_menus');
  const held: string[] = [];
  for (const form of forms) {
    await open(form);
    await menu('Start');
    await page.waitForURL(/\/admin\/?$/).catch(() => void held.push(form));
  }
  expect(held).toEqual([]);
});

test('a link of a mail opens its page', async () => {
  await open(`/admin/#/clients/${client}/show`);
  await page.getByRole('heading', { name: /Kept/ }).waitFor();
  expect(failures).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { confirmPassword, navLink, save, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
let client: number;
let role: number;

beforeAll(async () => {
  panel = await startPanel();
  client = await panel.create('/api/clients', { company_name: 'Unlucky', type: 'organization', city: 'Hull' });
  role = await panel.create('/api/admin/roles', { title: 'Unlucky', grants: [] });
  page = await panel.adminPage();
});
afterAll(() => panel?.stop());

const question = () => page.getByRole('dialog', { name: 'Your changes are not saved' });
const input = (name: string) => page.getByRole('textbox', { name, exact: true });
const write = async (name: string): Promise<void> => {
  await input(name).fill('Not lost');
};

/** Every form of the panel, with an edit of it. */
const FORMS = [
  { form: 'of a record', path: () => `/admin/clients/${client}?edit`, field: 'City', button: 'Save' },
  { form: 'of a new record', path: () => '/admin/item_categories/create', field: 'Title', button: 'Save' },
  { form: 'of a role', path: () => `/admin/roles/${role}`, field: 'Title', button: 'Save' },
  { form: 'of a new role', path: () => '/admin/roles/create', field: 'Title', button: 'Save' },
  { form: 'of the organization', path: () => '/admin/organization', field: 'City', button: 'Save' },
  { form: 'of a menu', path: () => '/admin/left_menus', field: 'Title', button: 'Save' },
  { form: 'of the account', path: () => '/admin/profile', field: 'Job title', button: 'Save' },
  { form: 'of a new API key', path: () => '/admin/api_keys/create', field: 'Name', button: 'Save' },
  { form: 'of an announcement', path: () => '/admin/announcements/create', field: 'Title', button: 'Save' },
];

/** Answers every write with an error, until the returned function is called. */
async function failWrites(status: number, body: object): Promise<() => Promise<void>> {
  const fail = ({ pathname }: URL): boolean =>
    pathname.startsWith('/api/') && pathname !== '/api/auth/confirm-password';
  await page.route(fail, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(body) }),
  );
  return () => page.unroute(fail);
}

async function opened(path: string, field: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  if (path === '/admin/left_menus') {
    await page.getByRole('button', { name: 'Add an item' }).click();
    await input('Leads to').fill('/reports');
  }
  if (path === '/admin/api_keys/create') {
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option').first().click();
  }
  await write(field);
}

test.each(FORMS)('the form $form keeps its edits after a failed save, and asks before they are lost', async (of) => {
  await opened(of.path(), of.field);
  const recover = await failWrites(503, { status: 503, message: 'unavailable' });
  const answered = page.waitForResponse((response) => response.status() === 503);
  await page.getByRole('button', { name: of.button, exact: true }).click();
  if (of.path() === '/admin/api_keys/create') await confirmPassword(page, panel.system.admin.password);
  await answered;
  await page.getByText('A part of the system does not answer').first().waitFor();
  await navLink(page, 'Leads').click();
  await question().waitFor();
  await question().getByRole('button', { name: 'Stay' }).click();
  await question().waitFor({ state: 'detached' });
  expect(await input(of.field).inputValue()).toBe('Not lost');
  await recover();
  await navLink(page, 'Leads').click();
  await question().getByRole('button', { name: 'Discard changes' }).click();
  await page.waitForURL('**/admin/leads');
});

test('a form that failed to save can be saved again, and does not ask afterwards', async () => {
  await opened(`/admin/clients/${client}?edit`, 'City');
  const errors = [{ field: 'elsewhere', code: 'any', message: 'elsewhere is not in this form.' }];
  const recover = await failWrites(422, { status: 422, message: 'invalid', errors });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Is not in this form.').first().waitFor();
  await recover();
  await save(page);
  await navLink(page, 'Leads').click();
  await page.waitForURL('**/admin/leads');
  expect((await panel.http.send('GET', `/api/clients/${client}`)).body).toMatchObject({ record: { city: 'Not lost' } });
});

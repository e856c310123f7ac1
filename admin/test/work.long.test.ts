import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  act,
  become,
  choose,
  confirmPassword,
  enter,
  navLink,
  save,
  startPanel,
  type TestedPanel,
} from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage();
});
afterAll(() => panel?.stop());

interface Records {
  readonly records: readonly Readonly<Record<string, unknown>>[];
}
const recordsOf = async (path: string): Promise<Records['records']> =>
  ((await panel.http.send('GET', path)).body as Records).records;

async function makeClient(name: string): Promise<number> {
  const { body } = await panel.http.send('POST', '/api/clients', { company_name: name, type: 'organization' });
  return (body as { record: { id: number } }).record.id;
}

describe('administration', () => {
  test('an API key has the permissions of its role, is replaced, and ends when it is revoked', async () => {
    await page.goto('/admin/roles/create');
    await page.getByLabel('Title').fill('Reader of clients');
    await page.getByLabel('Clients: view').selectOption('all');
    await save(page);

    await page.goto('/admin/api_keys/create');
    await page.getByLabel('Name').fill('Newsletter');
    await choose(page, 'Role', 'Reader of clients');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await confirmPassword(page, panel.system.admin.password);
    await page.getByRole('dialog', { name: 'Your new API key' }).waitFor();
    const shown = (): Promise<string> => page.getByRole('textbox', { name: 'Your new API key' }).inputValue();
    const key = await shown();
    expect(key).toMatch(/^bms_/);
    const status = async (path: string, token = key): Promise<number> =>
      (await fetch(panel.url + path, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await status('/api/clients')).toBe(200);
    expect(await status('/api/leads')).toBe(403);
    expect(await status('/api/admin/roles')).toBe(403);

    await page.getByRole('button', { name: 'I have it' }).click();
    await page.getByText('Newsletter').first().click();
    const replace = async (answer: string): Promise<string> => {
      await page.getByRole('button', { name: 'Replace key' }).click();
      await page.getByRole('button', { name: answer }).click();
      await confirmPassword(page, panel.system.admin.password);
      await page.getByRole('dialog', { name: 'Your new API key' }).waitFor();
      const replaced = await shown();
      await page.getByRole('button', { name: 'I have it' }).click();
      return replaced;
    };
    const second = await replace('Keep both for 24 hours');
    await page.getByText('The key before this one is valid, too, until').waitFor();
    expect([await status('/api/clients'), await status('/api/clients', second)]).toEqual([200, 200]);
    const third = await replace('End the old key now');
    for (const old of [key, second])
      await become('the end of the old keys', async () => (await status('/api/clients', old)) === 401);
    expect(await status('/api/clients', third)).toBe(200);
    await act(page, 'Revoke');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await confirmPassword(page, panel.system.admin.password);
    await become('the end of the key', async () => (await status('/api/clients', third)) === 401);
  });

  test('a deletion can be undone for a few seconds, and restored later', async () => {
    const id = await makeClient('Deleted & Sons');
    await page.goto(`/admin/clients/${id}`);
    await act(page, 'Delete');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.goto(`/admin/clients/${id}`);
    await act(page, 'Delete');
    // A pointer over the notification would keep it open, and with it the time to undo.
    await page.mouse.move(0, 0);
    await become('the deletion', async () => (await panel.http.send('GET', `/api/clients/${id}`)).status === 404);
    await page.goto('/admin/deleted?kind=clients');
    await page.getByRole('button', { name: 'Restore Deleted & Sons' }).click();
    await page.getByText('Deleted & Sons is back').waitFor();
    expect((await panel.http.send('GET', `/api/clients/${id}`)).status).toBe(200);
  });
});

describe('sales', () => {
  test('a client is created, with errors shown at the fields', async () => {
    await page.goto('/admin/clients/create');
    await page.getByLabel('Company name').fill('Seven Seas Imports');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Organization' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Must be an email address.').waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill('');
    await choose(page, 'Currency', 'EUR – Euro');
    await choose(page, 'Country', 'Switzerland');
    await choose(page, 'Language', 'British English');
    await save(page);
    const [{ id }] = (await recordsOf('/api/clients?search=seven')) as [{ id: number }];
    const { body } = await panel.http.send('GET', `/api/clients/${id}`);
    const chosen = { currency: 'EUR', country: 'Switzerland', language: 'en-GB' };
    expect(body).toMatchObject({ record: { company_name: 'Seven Seas Imports', ...chosen } });
  });

  test('an estimate is written with a live total, sent and accepted, and becomes an order and an invoice', async () => {
    await page.goto('/admin/estimates/create');
    await choose(page, 'Client', 'Seven Seas Imports');
    await page.getByLabel('Title').first().fill('Advice');
    await page.getByLabel('Quantity').first().fill('2.5');
    await page.getByLabel('Price each').first().fill('101');
    await page.getByRole('status', { name: 'Total' }).filter({ hasText: '€252.50' }).waitFor();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByLabel('Title').nth(1).fill('The way there');
    await page.getByLabel('Quantity').nth(1).fill('1');
    await page.getByLabel('Price each').nth(1).fill('0');
    await save(page);
    await act(page, 'Send to the client');
    await page.getByRole('dialog').getByText('Nobody gets a mail').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('An estimate that was sent cannot be changed').waitFor();
    await act(page, 'Accept');
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await page.getByText('An order is on its way').waitFor();
    await become('the order', async () => (await recordsOf('/api/orders')).length === 1);

    const [order] = await recordsOf('/api/orders');
    await page.goto(`/admin/orders/${order!['id']}`);
    for (const status of ['processing', 'confirmed']) {
      await page.getByRole('button', { name: `Set to ${status}` }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Set to ${status}` })
        .click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await become('the invoice', async () => (await recordsOf('/api/invoices')).length === 1);
    const [invoice] = await recordsOf('/api/invoices');
    await page.goto(`/admin/invoices/${invoice!['id']}`);
    await act(page, 'Send to the client');
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    await act(page, 'Add a payment');
    await page.getByLabel('Amount').fill('1000');
    await page.getByRole('dialog').getByRole('button', { name: 'Add a payment' }).click();
    // Above the balance: rejected at the field, and the dialog stays open.
    await page.getByRole('dialog').getByText('Must be at most €252.50').waitFor();
    await page.getByLabel('Amount').fill('252.50');
    await page.getByRole('dialog').getByRole('button', { name: 'Add a payment' }).click();
    await page.getByText('This invoice is paid').waitFor();
  });

  test('concurrent changes of one record show a conflict, so that no change is lost silently', async () => {
    const id = await makeClient('Shared Ltd');
    await page.goto(`/admin/clients/${id}?edit`);
    await page.getByLabel('City').fill('Hamburg');
    const other = await panel.http.send('PATCH', `/api/clients/${id}`, { city: 'Bremen', country: 'Germany' });
    expect(other.status).toBe(200);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this in the meantime' });
    await dialog.getByRole('row', { name: /City.*Hamburg.*Bremen/ }).waitFor();
    await dialog.getByRole('row', { name: /Country.*not changed.*Germany/ }).waitFor();
    expect(await page.locator('.MuiSnackbar-root').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Save my changes' }).click();
    await page.getByText('Your changes are saved').waitFor();
    const { body } = await panel.http.send('GET', `/api/clients/${id}`);
    expect((body as { record: object }).record).toMatchObject({ city: 'Hamburg', country: 'Germany' });
  });
});

describe('lists', () => {
  test('open the complete record although they have shown a part of it', async () => {
    const client = { company_name: 'Opened at once', type: 'organization', address: 'Kaistraße 7' };
    await panel.http.send('POST', '/api/clients', client);
    await page.goto('/admin/clients');
    await page.getByRole('cell', { name: 'Opened at once' }).click();
    await page.getByRole('region', { name: 'Details' }).getByText('Kaistraße 7').waitFor();
  });

  test('delete the selected records after a question that names them', async () => {
    for (const name of ['Marked one', 'Marked two', 'Not marked']) await makeClient(name);
    const left = async (): Promise<number> => (await recordsOf('/api/clients?search=marked')).length;
    await page.goto('/admin/clients?filter=%7B%22q%22%3A%22marked%22%7D');
    for (const name of ['Marked one', 'Marked two'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    const question = page.getByRole('dialog', { name: 'Delete 2 clients?' });
    const askedToDelete = () =>
      page.locator('[data-test=bulk-actions-toolbar]').getByRole('button', { name: 'Delete' }).click();
    await askedToDelete();
    for (const name of ['Marked one', 'Marked two']) await question.getByText(name).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await left()).toBe(3);
    await askedToDelete();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await become('the deletion of two', async () => (await left()) === 1);
  });
});

describe('a user of the portal', () => {
  test('sees only records of the own client', async () => {
    const [own, others] = [await makeClient('Own Company'), await makeClient('Other Company')];
    for (const client_id of [own, others]) {
      const items = [{ title: `For ${client_id}`, quantity: 1, rate: 10 }];
      const { body } = await panel.http.send('POST', '/api/estimates', { client_id, items });
      const { id } = (body as { record: { id: number } }).record;
      await panel.http.send('POST', `/api/estimates/${id}/send`);
    }
    await page.goto('/admin/portal_users/create');
    await choose(page, 'Client', 'Own Company');
    await page.getByLabel('First name').fill('Paula');
    await page.getByLabel('Last name').fill('Portal');
    await page.getByRole('textbox', { name: 'Email' }).fill('paula@example.com');
    await save(page);
    const code = await panel.inbox.codeTo('paula@example.com');
    const password = 'records of one company';
    await panel.http.send('POST', '/api/auth/change-password', { code, password, retype_password: password });

    const portal = await panel.page();
    await enter(portal, 'paula@example.com', password);
    await navLink(portal, 'Estimates & orders').click();
    await portal.getByRole('cell', { name: /^EST-/ }).waitFor();
    expect(await portal.getByRole('row').count()).toBe(2);
    expect(await navLink(portal, /Leads|Team|Roles|Tasks|Settings/).count()).toBe(0);
    const foreign = await portal.request.get(`/api/clients/${others}`);
    expect(foreign.status()).toBe(404);
  });
});

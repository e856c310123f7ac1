import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { choose, enter, save, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage({ locale: 'en-US' });
  page.on('pageerror', (error) => void complaints.push(error.message));
});
afterAll(() => panel?.stop());

const ORGANIZATION = '/api/admin/organization';

async function createClient(values: object): Promise<number> {
  const body = { company_name: 'Addressed', type: 'organization', ...values };
  return panel.create('/api/clients', body);
}

async function addressOf(path: string): Promise<unknown> {
  const { body } = await panel.http.send('GET', path);
  return (body as { record: { electronic_address?: unknown } }).record.electronic_address ?? null;
}

const group = () => page.getByRole('group', { name: 'Electronic address' });
const identifier = () => group().getByLabel('Identifier');

test('the electronic address of a client is set, changed and removed, with errors at its inputs', async () => {
  const id = await createClient({});
  await page.goto(`/admin/clients/${id}?edit`);
  await page.getByRole('button', { name: 'More fields' }).click();
  await identifier().fill('04011000-1234512345-06');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await group().getByText('Is required.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Scheme' }).getAttribute('aria-invalid')).toBe('true');
  expect(await barriersOf(page, '#main-content')).toEqual([]);
  await choose(page, 'Scheme', 'Leitweg');
  await save(page);
  const address = { scheme: '0204', id: '04011000-1234512345-06' };
  expect(await addressOf(`/api/clients/${id}`)).toEqual(address);

  await page.goto(`/admin/clients/${id}?edit`);
  expect(await page.getByRole('combobox', { name: 'Scheme' }).inputValue()).toBe('0204 – Leitweg-ID (Germany)');
  await identifier().fill('with spaces');
  await identifier().blur();
  await group().getByText('An identifier has no spaces').waitFor();
  await identifier().fill('991-01234-44');
  await save(page);
  expect(await addressOf(`/api/clients/${id}`)).toEqual({ ...address, id: '991-01234-44' });

  await page.goto(`/admin/clients/${id}?edit`);
  await identifier().fill('');
  await page.getByRole('combobox', { name: 'Scheme' }).fill('');
  await save(page);
  expect(await addressOf(`/api/clients/${id}`)).toBeNull();
});

test('a client without an electronic address is created and saved as before', async () => {
  await page.goto('/admin/clients/create');
  await page.getByLabel('Company name').fill('Without an address');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Organization' }).click();
  await save(page);
  await page.waitForURL(/\/admin\/clients\/\d+$/);
  expect(await addressOf(`/api/clients/${page.url().split('/').at(-1)}`)).toBeNull();
});

test('the electronic address of the organization is set and removed', async () => {
  await page.goto('/admin/organization');
  await choose(page, 'Scheme', 'Germany');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await group().getByText('Is required.').waitFor();
  await identifier().fill('DE123456789');
  await save(page);
  expect(await addressOf(ORGANIZATION)).toMatchObject({ id: 'DE123456789' });
  await page.reload();
  expect(await identifier().inputValue()).toBe('DE123456789');
  await identifier().fill('');
  await page.getByRole('combobox', { name: 'Scheme' }).fill('');
  await save(page);
  expect(await addressOf(ORGANIZATION)).toBeNull();
  expect(complaints).toEqual([]);
});

test('a customer reads the electronic address of the own company in one line', async () => {
  const client_id = await createClient({ electronic_address: { scheme: 'EM', id: 'in@example.com' } });
  const [email, password] = ['addressed@example.com', 'read in one line only'];
  const user = { client_id, first_name: 'Yoshi', last_name: 'Nagase', email };
  await panel.http.send('POST', '/api/admin/portal-users', user);
  const customer = await panel.page({ locale: 'en-US' });
  await customer.goto(await panel.inbox.linkTo(email, '/change-password?code='));
  await customer.getByLabel('New password, at least 12 characters').fill(password);
  await customer.getByLabel('New password again').fill(password);
  await customer.getByRole('button', { name: 'Set password' }).click();
  await customer.getByRole('link', { name: 'Sign in' }).click();
  await enter(customer, email, password);
  await customer.goto(`/admin/clients/${client_id}`);
  await customer.getByText('EM in@example.com', { exact: true }).waitFor();
});

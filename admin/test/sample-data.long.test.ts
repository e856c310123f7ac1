import { afterAll, beforeAll, expect, test } from '@jest/globals';

import type { Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { become, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage({ locale: 'en-US' });
});
afterAll(() => panel?.stop());

interface Listed {
  readonly id: number;
  readonly external_ids?: Readonly<Record<string, string>>;
}

const PATHS = ['clients', 'items', 'leads', 'estimates', 'tasks'];
const records = async (path: string) =>
  ((await panel.http.send('GET', `/api/${path}?limit=100&fields=id,external_ids`)).body as { records: Listed[] })
    .records;
/** Returns the number of sample records by list. */
const counts = () =>
  Promise.all(PATHS.map(async (path) => (await records(path)).filter((one) => one.external_ids?.['sample']).length));
const named = (name: string) => page.getByRole('button', { name });
const remove = async () => {
  await named('Remove sample data').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
};

test('sample data is added by one click from the first steps, with statuses and references', async () => {
  await page.goto('/admin/');
  await page
    .getByRole('region', { name: 'First steps' })
    .getByRole('link', { name: /sample data/ })
    .click();
  await named('Add sample data').click();
  await named('Remove sample data').waitFor();
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
  expect(await counts()).toEqual([3, 3, 4, 2, 3]);
  const leads = (await panel.http.send('GET', '/api/leads')).body as { records: { status: string }[] };
  const statuses = leads.records.map(({ status }) => status);
  expect(statuses.sort()).toEqual(['lost', 'negotiation', 'new', 'qualified']);
  expect(await named('Add').count()).toBe(0);
  await page.getByRole('link', { name: '[Sample] Linden Bakery' }).click();
  await page.getByRole('heading', { name: '[Sample] Linden Bakery' }).waitFor();
  await page.getByText('EST-').first().waitFor();
});

test('it sends nothing, and is not taken for a first client', async () => {
  expect(panel.inbox.mails.filter(({ to }) => to.includes('@example.com') && !to.startsWith('admin'))).toEqual([]);
  await page.goto('/admin/');
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('link', { name: 'Add your first client' }).waitFor();
  await page.getByRole('region', { name: 'My tasks' }).getByText('[Sample] Visit Linden Bakery').waitFor();
});

test('what was deleted of it is added again, and what was changed stays as it is', async () => {
  const [client] = await records('clients');
  const [task] = await records('tasks');
  await panel.http.send('PATCH', `/api/clients/${client!.id}`, { company_name: 'Renamed' });
  await panel.http.send('DELETE', `/api/tasks/${task!.id}`);
  await page.goto('/admin/sample-data');
  await named('Add what is missing').click();
  await become('the task', async () => (await counts()).join() === '3,3,4,2,3');
  const after = (await panel.http.send('GET', `/api/clients/${client!.id}`)).body as {
    record: { company_name: string };
  };
  expect(after.record.company_name).toBe('Renamed');
});

test('own records that refer to it stay with what they refer to, and the page says why', async () => {
  const sample = (await records('clients')).find((one) => one.external_ids?.['sample'] === 'linden-bakery')!;
  const own = await panel.create('/api/clients', { company_name: 'My own client', type: 'organization' });
  const line = { title: 'Advice', quantity: 1, rate: 100 };
  const invoice = await panel.create('/api/invoices', {
    client_id: sample.id,
    items: [line],
    due_date: '2031-01-31',
  });
  await page.goto('/admin/sample-data');
  await remove();
  await page.getByRole('alert').filter({ hasText: 'One record stayed as it was' }).waitFor();
  await page.getByRole('alert').getByRole('link', { name: '[Sample] Linden Bakery' }).waitFor();
  expect(await barriersOf(page, '#main-content')).toEqual([]);
  expect(await counts()).toEqual([1, 0, 0, 0, 0]);
  expect((await records('clients')).map(({ id }) => id).sort()).toEqual([sample.id, own].sort());
  expect((await panel.http.send('DELETE', `/api/invoices/${invoice}`)).status).toBeLessThan(300);
  await remove();
  await named('Add sample data').waitFor();
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  expect((await records('clients')).map(({ id }) => id)).toEqual([own]);
});

test('it can be added again after its removal, with records of its own', async () => {
  await named('Add sample data').click();
  await named('Remove sample data').waitFor();
  expect(await counts()).toEqual([3, 3, 4, 2, 3]);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startPanel, type TestedPanel } from './support/panel.ts';

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

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { become, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;

beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage();
});
afterAll(() => panel?.stop());

async function open(path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#main-content h1:not(:empty)').waitFor();
  await page.waitForLoadState('networkidle');
}

const star = (within: Page = page) => within.getByRole('button', { name: 'Favorite', exact: true });
const favorite = (name: string, within: Page = page) =>
  within.getByRole('list', { name: 'Favorites' }).getByRole('link', { name, exact: true });

test('favorites are in the navigation of every device, by their titles of now, until they are deleted', async () => {
  const id = await panel.create('/api/clients', { company_name: 'Alfreds Futterkiste', type: 'organization' });
  await open(`/admin/clients/${id}`);
  await star().click();
  await favorite('Alfreds Futterkiste').waitFor();
  expect(await barriersOf(page, '.sidebar')).toEqual([]);
  const other = await panel.adminPage();
  await other.goto('/admin/leads');
  await favorite('Alfreds Futterkiste', other).waitFor();
  await panel.http.send('PATCH', `/api/clients/${id}`, { company_name: 'Alfreds Delikatessen' });
  await other.reload();
  await favorite('Alfreds Delikatessen', other).click();
  await other.getByRole('heading', { name: /Alfreds Delikatessen/ }).waitFor();
  expect(await star(other).getAttribute('aria-pressed')).toBe('true');
  await panel.http.send('DELETE', `/api/clients/${id}`);
  await other.goto('/admin/leads');
  await other.waitForLoadState('networkidle');
  expect(await favorite('Alfreds Delikatessen', other).count()).toBe(0);
});

test('favorites are removed by the same button', async () => {
  const id = await panel.create('/api/leads', { company_name: 'Bottom-Dollar', type: 'organization' });
  await open(`/admin/leads/${id}`);
  await star().click();
  await favorite('Bottom-Dollar').waitFor();
  await star().click();
  await favorite('Bottom-Dollar').waitFor({ state: 'detached' });
  await page.reload();
  await star().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await star().getAttribute('aria-pressed')).toBe('false');
});

test('favorites say if one cannot be added, and show it as it is', async () => {
  const id = await panel.create('/api/leads', { company_name: 'Consolidated', type: 'organization' });
  await open(`/admin/leads/${id}`);
  await page.route('**/api/auth/favorites', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await star().click();
  await page.getByRole('alert').first().waitFor();
  await become('the star is empty', async () => (await star().getAttribute('aria-pressed')) === 'false');
  await page.unroute('**/api/auth/favorites');
});

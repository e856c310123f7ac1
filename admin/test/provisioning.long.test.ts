import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { act, become, confirmPassword, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage();
});
afterAll(() => panel?.stop());

test('a directory gets its address and a token from the page, and is locked out when the token is deleted', async () => {
  await page.goto('/admin/scim_tokens');
  const address = await page.getByRole('textbox', { name: 'Base address' }).inputValue();
  expect(address).toBe(`${panel.url}/scim/v2`);
  await page.goto('/admin/scim_tokens/create');
  await page.getByLabel('Name').fill('Head office');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await confirmPassword(page, panel.system.admin.password);
  await page.getByRole('dialog', { name: 'Your new SCIM token' }).waitFor();
  const token = await page.getByRole('textbox', { name: 'Your new SCIM token' }).inputValue();
  const status = async (): Promise<number> =>
    (await fetch(`${address}/Users`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await status()).toBe(200);
  await page.getByRole('button', { name: 'I have it' }).click();
  await page.getByText('Head office').first().click();
  await act(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await confirmPassword(page, panel.system.admin.password);
  await become('the end of the token', async () => (await status()) === 401);
});

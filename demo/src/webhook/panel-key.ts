import { startBrowser } from '@bms/testing/browser';
import type { Page } from 'playwright-core';
import type { Access } from '../credentials.ts';

/** Values of a new API key. */
export interface WantedKey {
  readonly name: string;
  /** Title of its role. */
  readonly role: string;
}

/**
 * Creates an API key in the panel with a browser, like an administrator.
 * @returns the key, which the panel shows only once
 * @throws Error if there is no browser or the panel does not behave as expected
 */
export async function makeKeyInPanel({ url, email, password }: Access, wanted: WantedKey): Promise<string> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ baseURL: url });
    await page.goto('/admin/api_keys/create');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const key = await fillForm(page, wanted, password);
    await signOut(page);
    return key;
  } finally {
    await browser.close();
  }
}

async function fillForm(page: Page, { name, role }: WantedKey, password: string): Promise<string> {
  await page.getByLabel('Name').fill(name);
  const roles = page.getByRole('combobox', { name: 'Role', exact: true });
  await roles.click();
  await roles.fill(role);
  await page.getByRole('option', { name: role }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  return await page.getByRole('textbox', { name: 'Your new API key' }).inputValue();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I have it' }).click();
  await page.locator('button.person').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
}

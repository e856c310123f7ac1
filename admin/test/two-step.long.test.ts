import { totpCode } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { confirmPassword, enter, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel?.stop());

const PASSWORD = 'a long password of the panel';
let people = 0;

/** Creates a team member, and a page of a phone or a desk with the session of the member. */
async function signedIn(width: number): Promise<{ page: Page; email: string; id: number }> {
  people += 1;
  const email = `two-step-${people}@example.com`;
  const member = { first_name: 'Tess', last_name: 'Two', email, is_admin: 1, role_id: 0 };
  const id = await panel.create('/api/team', member);
  const code = await panel.inbox.codeTo(email);
  const passwords = { code, password: PASSWORD, retype_password: PASSWORD };
  expect((await panel.http.send('POST', '/api/auth/change-password', passwords)).status).toBe(200);
  const page = await panel.page({ baseURL: panel.publicUrl, viewport: { width, height: 844 } });
  await page.goto('/admin/');
  await enter(page, email, PASSWORD);
  return { page, email, id };
}

/** Fills in the first step of a sign-in on a new page. */
async function firstStep(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/admin/');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const isAsWideAsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe.each([
  ['on a desk', 1280],
  ['on a phone', 390],
])('two-step sign-in %s', (_where, width) => {
  test('is turned on with an authenticator app, asks for its code, and accepts a recovery code', async () => {
    const { page, email } = await signedIn(width);
    await page.goto('/admin/two-step');
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await page.getByRole('img', { name: 'Key for the authenticator app' }).waitFor();
    const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
    expect(await isAsWideAsWindow(page)).toBe(true);
    const field = page.getByRole('textbox', { name: 'Code that the app shows' });
    await field.fill('000000');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText(/code is not correct/i).waitFor();
    await field.fill(totpCode(secret, -1));
    await page.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    expect(await codes.count()).toBe(10);
    const recoveryCode = (await codes.first().textContent()) ?? '';
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('Two-step sign-in is on').waitFor();
    expect(await isAsWideAsWindow(page)).toBe(true);

    await firstStep(page, email);
    await page.getByRole('textbox', { name: 'Code of your authenticator app' }).fill(totpCode(secret));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('#main-content').waitFor();

    await firstStep(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.locator('#main-content').waitFor();

    await page.goto('/admin/two-step');
    await page.getByText('9 unused recovery codes').waitFor();
    await page.getByRole('button', { name: 'Remove: Authenticator app' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('a stolen password is not enough').waitFor();
  });

  test('works with a passkey as the second step, and with the passkey alone', async () => {
    const { page, email } = await signedIn(width);
    const device = await page.context().newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto('/admin/two-step');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByRole('list', { name: 'Second factors' }).getByText('Passkey').waitFor();

    await firstStep(page, email);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await page.locator('#main-content').waitFor();

    await page.context().clearCookies();
    await page.goto('/admin/');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.locator('#main-content').waitFor();
  });
});

describe('the administration of two-step sign-in', () => {
  test('resets the factors of a team member after the password', async () => {
    const { page, id } = await signedIn(1280);
    await page.goto(`/admin/team/${id}`);
    await page.getByRole('button', { name: 'Reset two-step sign-in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset two-step sign-in' }).click();
    await confirmPassword(page, PASSWORD);
    // The sessions of the member end, here the own one.
    await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  });

  test('leaves only the setup to users without a required factor', async () => {
    const { page } = await signedIn(1280);
    const settings = { second_factor_required_for: 'administrators', second_factor_grace_days: 0 };
    const old = await panel.http.send('PATCH', '/api/admin/organization', settings);
    expect(old.status).toBe(200);
    const { page: other } = await signedInPage(page);
    await other.waitForURL('**/admin/two-step');
    await other.getByText('Your organization requires two-step sign-in.').waitFor();
    await other.getByRole('button', { name: 'Add an authenticator app' }).click();
    const secret = ((await other.locator('code').textContent()) ?? '').replace(/\s/g, '');
    await other.getByRole('textbox', { name: 'Code that the app shows' }).fill(totpCode(secret));
    await other.getByRole('button', { name: 'Turn on' }).click();
    await other.getByRole('button', { name: 'I have kept them' }).click();
    await other.goto('/admin/clients');
    await other.waitForURL('**/admin/clients');
  });
});

/** Signs in as the same user again. */
async function signedInPage(page: Page): Promise<{ page: Page }> {
  await page.context().clearCookies();
  await page.goto('/admin/');
  await enter(page, `two-step-${people}@example.com`, PASSWORD);
  return { page };
}

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
/** The docs page with the session of the administrator. */
let adminDocs: Page;
beforeAll(async () => {
  panel = await startPanel();
  adminDocs = await openDocs(await panel.adminPage());
});
afterAll(() => panel?.stop());

/** Opens the docs page, which takes longer than all that a test does on it. */
async function openDocs(page: Page): Promise<Page> {
  await page.goto('/api/docs');
  return page;
}

/** Opens an operation of the docs page, e.g. `GET/api/auth/me`, and its request dialog, in place of an open one. */
async function openRequest(page: Page, operation: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (await dialog.isVisible()) {
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.locator(`a[href$="/${operation}" i]`).first().click();
  await page
    .locator(`section[id$="/${operation}" i]`)
    .getByRole('button', { name: /Test Request/ })
    .first()
    .click();
}

/** Replaces the body of the request in the dialog. */
async function fillBody(page: Page, body: object): Promise<void> {
  await page.getByRole('dialog').locator('.cm-content').last().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(JSON.stringify(body));
}

/** Sends the request of the dialog. @returns the status and body of the response */
async function send(page: Page): Promise<[number, unknown]> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => /[/]api[/](?!docs)/.test(response.url())),
    page.getByRole('button', { name: /^Send \w+ request to/ }).click(),
  ]);
  return [answer.status(), await answer.json()];
}

const ME = 'GET/api/auth/me';

describe('the docs page', () => {
  test('reads and writes with the session of the panel', async () => {
    const page = adminDocs;
    await openRequest(page, ME);
    expect(await send(page)).toEqual([200, expect.objectContaining({ email: panel.system.admin.email })]);
    await openRequest(page, 'PATCH/api/auth/profile');
    await fillBody(page, { last_name: 'Of the docs' });
    expect((await send(page))[0]).toBe(200);
    expect((await panel.http.send('GET', '/api/auth/me')).body).toMatchObject({ last_name: 'Of the docs' });
  });

  test('is rejected before the sign-in, and reads and writes afterwards', async () => {
    const page = await openDocs(await panel.page());
    await openRequest(page, ME);
    expect((await send(page))[0]).toBe(401);
    await openRequest(page, 'POST/api/auth/login');
    const { email, password } = panel.system.admin;
    await fillBody(page, { email, password });
    const [status, body] = await send(page);
    expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringContaining('token')]);
    await openRequest(page, ME);
    expect(await send(page)).toEqual([200, expect.objectContaining({ email })]);
  });

  test('takes a token that is entered in place of the session', async () => {
    const page = adminDocs;
    await openRequest(page, ME);
    await page
      .getByRole('dialog')
      .getByLabel(/Bearer Token/)
      .fill('not-a-token');
    expect((await send(page))[0]).toBe(401);
  });
});

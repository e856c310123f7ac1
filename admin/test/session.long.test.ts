import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { enter, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel?.stop());

describe('the session', () => {
  test('begins with email and password, out of the reach of scripts, and ends', async () => {
    const page = await panel.page();
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(request.url()));
    await page.goto('/admin/clients');
    const { email, password } = panel.system.admin;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    await enter(page, email, password);
    // The page that was asked for.
    await page.waitForURL('**/admin/clients');
    const reach = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(reach).not.toContain('eyJ');
    expect(sent.filter((url) => url.includes('eyJ'))).toEqual([]);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

    await page.getByRole('button', { name: /profile|Administrator/i }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    const headers = { cookie: `${cookie!.name}=${cookie!.value}` };
    expect((await fetch(`${panel.url}/api/auth/me`, { headers })).status).toBe(401);
  });

  test('that has ended shows the sign-in over the page, and nothing typed is lost', async () => {
    const page = await panel.adminPage();
    await page.goto('/admin/clients/create');
    await page.getByLabel('Company name').fill('Typed before the end');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Organization' }).click();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
    const { email, password } = panel.system.admin;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    // What was being saved is saved, without another click.
    await page.waitForURL(/\/admin\/clients\/\d+/);
    expect(await page.getByLabel('Company name').inputValue()).toBe('Typed before the end');
    const { body } = await panel.http.send('GET', '/api/clients?search=typed');
    expect((body as { meta: { total: number } }).meta.total).toBe(1);
  });

  test('begins with an invitation, by which a password is chosen', async () => {
    const email = 'invited@example.com';
    const roles = await panel.http.send('GET', '/api/admin/roles?search=Read');
    const [role] = (roles.body as { records: { id: number }[] }).records;
    const member = { first_name: 'Ivy', last_name: 'Invited', email, phone: '+12065559857', role_id: role!.id };
    expect((await panel.http.send('POST', '/api/team', member)).status).toBe(201);
    const page = await panel.page();
    await page.goto('/admin/');
    await page.getByRole('button', { name: 'I have a code' }).click();
    await page.getByLabel('Code from the mail').fill(await panel.inbox.codeTo(email));
    await page.getByLabel('New password').fill('a fine new password');
    await page.getByLabel('The same once more').fill('a fine new password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your new password is set').waitFor();
    await enter(page, email, 'a fine new password');
    // Who may not see it, is not shown it.
    await page.getByRole('menuitem', { name: 'Clients' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Roles' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Create' }).count()).toBe(0);
  });

  test('begins again with a code where the password is forgotten', async () => {
    const email = 'invited@example.com';
    const page = await panel.page();
    await page.goto('/admin/');
    await page.getByRole('button', { name: 'Forgotten password' }).click();
    await page.getByRole('textbox', { name: 'Email of your account' }).fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByText('a mail with a code is on its way').waitFor();
    await page.getByLabel('Code from the mail').fill(await panel.inbox.codeTo(email, 2));
    await page.getByLabel('New password').fill('another fine password');
    await page.getByLabel('The same once more').fill('not the same password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    await page.getByLabel('The same once more').fill('another fine password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your new password is set').waitFor();
    await enter(page, email, 'another fine password');
  });
});

import { signIn } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { become, enter, navLink, startPanel, type TestedPanel } from './support/panel.ts';

const PHONE = '+12065559857';

let panel: TestedPanel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel?.stop());

describe('the session', () => {
  test('begins with email and password in an HttpOnly cookie, and ends', async () => {
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
    // The requested page.
    await page.waitForURL('**/admin/clients');
    const reach = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(reach).not.toContain('eyJ');
    expect(sent.filter((url) => url.includes('eyJ'))).toEqual([]);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

    await page.getByRole('button', { name: /profile|Administrator/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    const headers = { cookie: `${cookie!.name}=${cookie!.value}` };
    expect((await fetch(`${panel.url}/api/auth/me`, { headers })).status).toBe(401);
  });

  test('shows the sign-in over the page after its end, without losing input', async () => {
    const page = await panel.adminPage();
    await page.goto('/admin/clients/create');
    await page.getByLabel('Company name').fill('Typed before the end');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Organization' }).click();
    const saveButton = await page.getByRole('button', { name: 'Save', exact: true }).elementHandle();
    await page.context().clearCookies();
    // Not a click: another call, such as the search for duplicates, may be rejected first, and the dialog cover the button.
    await saveButton!.dispatchEvent('click');
    await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
    const { email, password } = panel.system.admin;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    // The pending save completes without another click.
    await page.waitForURL(/\/admin\/clients\/\d+/);
    await page.getByRole('region', { name: 'Details' }).getByText('Typed before the end').waitFor();
    const { body } = await panel.http.send('GET', '/api/clients?search=typed');
    expect((body as { meta: { total: number } }).meta.total).toBe(1);
  });

  test('begins with an invitation and a chosen password', async () => {
    const email = 'invited@example.com';
    const roles = await panel.http.send('GET', '/api/admin/roles?search=Read');
    const [role] = (roles.body as { records: { id: number }[] }).records;
    const member = { first_name: 'Ivy', last_name: 'Invited', email, phone: PHONE, role_id: role!.id };
    expect((await panel.http.send('POST', '/api/team', member)).status).toBe(201);
    const page = await panel.page();
    await page.goto('/admin/');
    await page.getByRole('button', { name: 'I have a code' }).click();
    await page.getByLabel('Code from the mail').fill(await panel.inbox.codeTo(email));
    await page.getByRole('textbox', { name: 'New password, at least 12' }).fill('a fine new password');
    await page.getByRole('textbox', { name: 'New password again' }).fill('a fine new password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your new password is set').waitFor();
    await enter(page, email, 'a fine new password');
    // Users without the permission do not see the page.
    await navLink(page, 'Clients').waitFor();
    await navLink(page, 'Clients').click();
    await page.getByRole('heading', { name: 'Clients' }).waitFor();
    expect(await page.getByRole('link', { name: /^New/ }).count()).toBe(0);
    await navLink(page, 'Settings').click();
    await page.locator('#main-content').getByRole('link', { name: 'Taxes' }).waitFor();
    expect(await page.getByRole('link', { name: 'Roles' }).count()).toBe(0);
  });

  test('begins with a code sent to a phone', async () => {
    const page = await panel.page();
    await page.goto('/admin/');
    await page.getByRole('tab', { name: 'Phone' }).click();
    await page.getByRole('textbox', { name: 'Phone with country code' }).fill(PHONE);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    const field = page.getByRole('textbox', { name: `Code sent to ${PHONE}` });
    await field.fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    // Without an SMS provider, text messages are mailed.
    await field.fill(await panel.inbox.codeTo(`${PHONE}@sms.local`));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Ivy Invited' }).waitFor();
  });

  test('begins again with a code if the password is forgotten', async () => {
    const email = 'invited@example.com';
    const page = await panel.page();
    await page.goto('/admin/');
    await page.getByRole('button', { name: 'Forgotten password' }).click();
    await page.getByRole('textbox', { name: 'Email of your account' }).fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByText('a mail with a code is on its way').waitFor();
    await page.getByLabel('Code from the mail').fill(await panel.inbox.codeTo(email, 2));
    await page.getByRole('textbox', { name: 'New password, at least 12' }).fill('another fine password');
    await page.getByRole('textbox', { name: 'New password again' }).fill('not the same password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    await page.getByRole('textbox', { name: 'New password again' }).fill('another fine password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your new password is set').waitFor();
    await enter(page, email, 'another fine password');
  });

  test('ends with a password reset, which revokes what works without the password', async () => {
    const [email, password] = ['robbed@example.com', 'a fine new password'];
    const member = { first_name: 'Rob', last_name: 'Muster', email, is_admin: 1, role_id: 0 };
    expect((await panel.http.send('POST', '/api/team', member)).status).toBe(201);
    const code = await panel.inbox.codeTo(email);
    const chosenFirst = { code, password, retype_password: password };
    expect((await panel.http.send('POST', '/api/auth/change-password', chosenFirst)).status).toBe(200);
    const robbed = await signIn(panel.url, email, password);
    const roles = await robbed.send('GET', '/api/admin/roles');
    const [role] = (roles.body as { records: { id: number }[] }).records;
    const keyOf = async (name: string): Promise<string> => {
      const created = await robbed.send('POST', '/api/admin/api-keys', { name, role_id: role!.id });
      return (created.body as { key: string }).key;
    };
    const isValid = async (key: string) =>
      (await fetch(`${panel.url}/api/auth/me`, { headers: { 'X-Auth-Token': key } })).status === 200;
    const [chosen, kept] = [await keyOf('Unknown'), await keyOf('Web shop')];
    const client = await panel.http.send('POST', '/api/clients', { company_name: 'Linked', type: 'organization' });
    const client_id = (client.body as { record: { id: number } }).record.id;
    const items = [{ title: 'Tea', quantity: 1, rate: 100 }];
    const order = await robbed.send('POST', '/api/orders', { client_id, items });
    const { id } = (order.body as { record: { id: number } }).record;
    const linked = await robbed.send('POST', `/api/orders/${id}/links`, {});
    const { url } = linked.body as { url: string };
    const isOpen = async () =>
      (await fetch(`${panel.url}/api/document-links/orders/${url.split('/').at(-1)}`)).status === 200;
    expect(await isOpen()).toBe(true);

    await panel.http.send('POST', '/api/auth/request-reset-password', { email });
    const outside = await panel.page();
    // Notices of the keys arrive meanwhile, and the invitation has such a link, too.
    const isReset = ({ subject }: { subject: string }) => subject === 'Set a new password';
    await become('the mail', async () => (await panel.inbox.mailsTo(email)).some(isReset));
    await outside.goto(await panel.inbox.linkTo(email, '/change-password?code='));
    await outside.getByLabel('New password, at least 12 characters').fill('another fine password');
    await outside.getByLabel('New password again').fill('another fine password');
    await outside.getByRole('button', { name: 'Set password' }).click();
    await outside.getByText('These work without your password.').waitFor();
    await outside.getByRole('checkbox', { name: /^Unknown/ }).check();
    await outside.getByRole('list', { name: 'Links to documents' }).getByRole('checkbox').first().check();
    await outside.getByRole('checkbox', { name: /^Web shop/ }).waitFor();
    await outside.getByRole('button', { name: /^Revoke 2 of \d+$/ }).click();
    await outside.getByText('Your password is set.').waitFor();
    await become('the key revoked', async () => !(await isValid(chosen)));
    await become('the link revoked', async () => !(await isOpen()));
    expect(await isValid(kept)).toBe(true);
  });
});

import { signIn } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type Endpoint, openEndpoint, publishGarbage } from './support/outside.ts';
import { become, choose, confirmPassword, enter, startPanel, type TestedPanel } from './support/panel.ts';

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
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
    const { email, password } = panel.system.admin;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    // The pending save completes without another click.
    await page.waitForURL(/\/admin\/clients\/\d+/);
    expect(await page.getByLabel('Company name').inputValue()).toBe('Typed before the end');
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
    await page.getByRole('menuitem', { name: 'Clients' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Roles' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Create' }).count()).toBe(0);
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
});

describe('an administrator', () => {
  let page: Page;
  let endpoint: Endpoint;
  beforeAll(async () => {
    [page, endpoint] = await Promise.all([panel.adminPage(), openEndpoint()]);
  });
  afterAll(() => endpoint?.close());

  const makeClient = (company_name: string) =>
    panel.http.send('POST', '/api/clients', { company_name, type: 'organization' });

  test('creates a webhook, sees why a delivery failed, and sends it again', async () => {
    await page.goto('/admin/webhooks/create');
    await page.getByLabel('Address (URL)').fill(endpoint.url);
    await choose(page, 'Events', 'client.created');
    await page.getByRole('button', { name: 'Save' }).click();
    await confirmPassword(page, panel.system.admin.password);
    const secret = page.getByRole('textbox', { name: 'The secret that signs this webhook' });
    expect(await secret.inputValue()).toMatch(/^whsec_/);
    await page.getByRole('button', { name: 'I have it' }).click();
    await page.getByRole('cell', { name: endpoint.url }).click();
    await page.getByText('Nothing was sent yet.').waitFor();

    endpoint.status = 503;
    await makeClient('Told Later');
    const delivery = page.getByRole('table', { name: 'Deliveries' }).getByRole('row', { name: /client\.created/ });
    await delivery.getByText('The response was 503.').waitFor();
    endpoint.status = 204;
    await delivery.getByRole('button', { name: /again$/ }).click();
    await delivery.getByText('Delivered').waitFor();

    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('button', { name: 'Make a new secret' }).click();
    await confirmPassword(page, panel.system.admin.password);
    expect(await page.getByRole('textbox', { name: 'The new secret' }).inputValue()).toMatch(/^whsec_/);
    await page.getByRole('button', { name: 'I have it' }).click();
    await page.getByText(/Signed with the secret before, too/).waitFor();
  });

  test('sees who was invited, and sends the invitation again until it is used', async () => {
    const email = 'waiting@example.com';
    const member = { first_name: 'Wanda', last_name: 'Waiting', email, is_admin: 1, role_id: 0 };
    expect((await panel.http.send('POST', '/api/team', member)).status).toBe(201);
    const first = await panel.inbox.codeTo(email);
    await page.goto('/admin/team');
    const row = page.getByRole('row', { name: /Waiting/ });
    await row.getByText('Invited').waitFor();
    await row.getByRole('link', { name: 'Wanda' }).click();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('The invitation was sent again.').waitFor();
    const code = await panel.inbox.codeTo(email, 2);
    expect(code).not.toBe(first);
    const chosen = { code, password: 'a fine new password', retype_password: 'a fine new password' };
    expect((await panel.http.send('POST', '/api/auth/change-password', chosen)).status).toBe(200);
    await page.reload();
    await page.locator('#main-content').getByText('Active').first().waitFor();
    expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
  });

  test('sees the name of an account that was deleted', async () => {
    const member = { first_name: 'Fred', last_name: 'Former', email: 'former@example.com', is_admin: 1, role_id: 0 };
    const created = await panel.http.send('POST', '/api/team', member);
    const { id } = (created.body as { record: { id: number } }).record;
    const lead = await panel.http.send('POST', '/api/leads', { company_name: 'Left Behind', owner_id: id });
    expect(lead.status).toBe(201);
    expect((await panel.http.send('DELETE', `/api/team/${id}`)).status).toBe(200);
    await page.goto('/admin/leads');
    const cell = page.getByRole('row', { name: /Left Behind/ }).getByText('Fred Former (deleted)');
    await cell.waitFor();
    // It has no page.
    expect(await page.getByRole('link', { name: 'Fred Former (deleted)' }).count()).toBe(0);
  });

  test('asks programs for a recent sign-in, after the password was confirmed', async () => {
    const { password } = panel.system.admin;
    const setting = async () => {
      const { body } = await panel.http.send('GET', '/api/admin/organization');
      return (body as { record: { require_recent_sign_in: boolean } }).record.require_recent_sign_in;
    };
    for (const is of [true, false]) {
      await page.goto('/admin/organization');
      await page.getByLabel('Ask programs for a recent sign-in, too').click();
      await page.getByRole('button', { name: 'Save' }).click();
      expect(await setting()).toBe(!is);
      await confirmPassword(page, password);
      await page.getByText('Saved.').waitFor();
      expect(await setting()).toBe(is);
    }
  });

  test('revokes what works without the password after a password reset', async () => {
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
    const client = await makeClient('Linked');
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

  test('finds the changes of a record in the audit log, with a link to it', async () => {
    await makeClient('Written Down');
    await become('the entry', async () => {
      const { body } = await panel.http.send('GET', '/api/admin/audit-log?search=Written%20Down');
      return (body as { records: unknown[] }).records.length > 0;
    });
    await page.goto('/admin/audit_log');
    await page.getByRole('textbox', { name: 'Search' }).fill('written down');
    // The list sets its address half a second after the last letter, and would take back a navigation before that.
    await page.waitForURL('**/admin/audit_log?*filter=*');
    const entry = page.getByRole('row', { name: /Written Down/ });
    await entry.getByText('Created', { exact: true }).waitFor();
    await entry.getByText('Company name: Written Down').waitFor();
    await entry.getByRole('link', { name: 'Written Down' }).click();
    await page.waitForURL('**/admin/clients/*');
  });

  test('sees events on the start page live', async () => {
    const name = `Seen Live ${Date.now()}`;
    await Promise.all([page.waitForResponse('**/api/events'), page.goto('/admin/')]);
    await page.getByText('New lately').waitFor();
    await makeClient(name);
    await page.getByText(name).waitFor();
  });

  test('sees on the page System that a service is frozen, and what a slow request waited for', async () => {
    const [crm] = panel.system.services.get('crm')!;
    await page.goto('/admin/');
    await page.getByRole('menuitem', { name: 'System' }).click();
    const first = page.getByRole('table', { name: 'Processes' }).locator('tbody tr').first();
    await first.getByText('Ready').waitFor();
    crm!.freeze();
    try {
      await first.getByText('No answer').waitFor();
      await first.getByRole('cell', { name: /^crm/ }).waitFor();
    } finally {
      crm!.thaw();
    }
    await first.getByText('Ready').waitFor();
    crm!.freeze();
    const slow = panel.http.send('GET', '/api/clients');
    await page.waitForTimeout(1000);
    crm!.thaw();
    expect((await slow).status).toBe(200);
    await page
      .getByRole('button', { name: /^GET \/api\/clients 200/ })
      .first()
      .click();
    const timeline = page.getByRole('list', { name: 'Timeline' });
    await timeline.getByText('bms.crm.Clients/List').first().waitFor();
    await timeline.getByText('called by gateway').first().waitFor();
    await page.getByRole('button', { name: 'Copy the trace id' }).waitFor();
  });

  test('sees on the page System that the activity service is unavailable, with the last known state', async () => {
    const [activity] = panel.system.services.get('activity')!;
    await page.goto('/admin/system');
    await page.getByText('Updated').waitFor();
    await activity!.kill();
    await page.getByText('The activity service, which collects the state of the system, is unavailable.').waitFor();
    await page.getByText('This is the last known state.').waitFor();
    await page.getByRole('table', { name: 'Processes' }).waitFor();
    await activity!.restart();
    await page.getByText('is unavailable.').waitFor({ state: 'detached' });
  });

  test('replays or discards a dead letter', async () => {
    await publishGarbage(panel.system.nats.url);
    await page.goto('/admin/dead_letters');
    const letter = page.getByRole('cell', { name: 'billing_clients' });
    await appears(page, letter);
    // Other consumers of clients park it, too, each in its own time.
    await appears(page, page.getByRole('cell', { name: 'content_clients' }));
    await page.getByRole('button', { name: 'Try all again' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('events was requested.').waitFor();
    await letter.click();
    await page.getByRole('alert').filter({ hasText: 'UnprocessableEvent' }).waitFor();
    await page.locator('dt:has-text("Attempts") + dd:text-is("2")').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('dt:has-text("Attempts") + dd:text-is("3")').waitFor();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('cell', { name: 'content_clients' }).waitFor();
    await letter.waitFor({ state: 'detached' });
  });
});

/** Reloads a list until it contains the record. */
async function appears(page: Page, what: Locator): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    const found = what.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    return await found;
  };
  for (const end = Date.now() + 60_000; Date.now() < end; await page.reload()) if (await isThere()) return;
  throw new Error('it does not appear');
}

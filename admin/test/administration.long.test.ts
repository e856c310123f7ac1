import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type Endpoint, openEndpoint, publishGarbage } from './support/outside.ts';
import { act, become, choose, confirmPassword, navLink, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel?.stop());

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
    await page.getByText('The whole record, and what changed').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
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
    await page.getByRole('button', { name: 'Send again' }).waitFor({ state: 'detached' });
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
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      expect(await setting()).toBe(!is);
      await confirmPassword(page, password);
      await page.getByText('Saved.').waitFor();
      expect(await setting()).toBe(is);
    }
  });

  test('chooses a light color, which is stored darker and shown at once', async () => {
    const logo = page.locator('.organization-logo').first();
    const ground = () => logo.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto('/admin/organization');
    const color = page.getByLabel('Color', { exact: true });
    await color.fill('#FFDD00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await become('the stored color', async () => !['#FFDD00', '#0b6873'].includes(await color.inputValue()));
    const stored = await color.inputValue();
    const channels = [1, 3, 5].map((at) => Number.parseInt(stored.slice(at, at + 2), 16));
    await become('the color of the page', async () => (await ground()) === `rgb(${channels.join(', ')})`);
    await page.getByLabel('Pick the color').fill('#0b6873');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await become('the former color', async () => (await ground()) === 'rgb(11, 104, 115)');
  });

  test('sees who changed the bank account of the organization, and brings the former one back', async () => {
    const { password } = panel.system.admin;
    const accounts = ['DE89370400440532013000', 'GB33BUKB20201555555555'];
    for (const iban of accounts) await panel.http.send('PATCH', '/api/admin/organization', { iban });
    await become('the entry', async () => {
      const { body } = await panel.http.send('GET', '/api/admin/organization/history?limit=1');
      return JSON.stringify(body).includes(`"after":"${accounts[1]}"`);
    });
    await page.goto('/admin/organization');
    const history = page.getByRole('region', { name: 'History' });
    await history.getByText(accounts[1]!).first().waitFor();
    await history.getByText('Administrator').first().waitFor();
    await history.getByRole('button', { name: 'Bring back' }).first().click();
    await confirmPassword(page, password);
    await page.getByText('This version is back.').waitFor();
    await become('the former account', async () => (await page.getByLabel('IBAN').inputValue()) === accounts[0]);
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
    await page.getByText('What happened').waitFor();
    await makeClient(name);
    await page.getByText(name).waitFor();
  });

  test('sees on the page System that a service is frozen, and what a slow request waited for', async () => {
    const [crm] = panel.system.services.get('crm')!;
    await page.goto('/admin/');
    await navLink(page, 'Settings').click();
    await page.locator('#main-content').getByRole('link', { name: 'System' }).click();
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
    await act(page, 'Give up');
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('cell', { name: 'content_clients' }).waitFor();
    await letter.waitFor({ state: 'detached' });
  });
});

/** Reloads a list until it contains the record. */
async function appears(page: Page, what: Locator): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    const found = what.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    return await found;
  };
  for (const end = Date.now() + 180_000; Date.now() < end; await page.reload()) if (await isThere()) return;
  throw new Error('it does not appear');
}

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { act, become, choose, enter, navLink, send, startPanel, type TestedPanel } from './support/panel.ts';
import { type Watched, watch } from './support/watched.ts';

const PASSWORD = 'a fine password to sign in';
const items = [
  { title: 'Chai, ten boxes of twenty bags', quantity: 2, rate: 1800 },
  { title: 'Delivery', quantity: 1, rate: 990 },
];

let panel: TestedPanel;
let vat: number;
beforeAll(async () => {
  panel = await startPanel();
  vat = (await staff('POST', '/api/taxes', { title: 'VAT 19 %', rate: 19 })).id;
});
afterAll(() => panel?.stop());

interface Made {
  readonly record: { readonly id: number; readonly status: string };
}

/** Calls the API as a member of the staff. @throws Error with the reason if the call failed */
async function staff(method: string, path: string, body?: object): Promise<Made['record']> {
  const { status, body: answer } = await panel.http.send(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return (answer as Made).record;
}

const recordsOf = async (path: string): Promise<readonly Record<string, unknown>[]> =>
  ((await panel.http.send('GET', path)).body as { records: Record<string, unknown>[] }).records;

describe.each([
  ['a desktop', { width: 1280, height: 900 }, 'philip'],
  ['a phone', { width: 390, height: 844 }, 'maria'],
])('a customer on %s', (_device, viewport, name) => {
  const email = `${name}@example.com`;
  let page: Page;
  let watched: Watched;
  let client_id: number;

  /** Opens the page of the newest matching link in the customer's mails. */
  const follow = async (part: string): Promise<void> => {
    const link = await panel.inbox.linkTo(email, part);
    // A link to the open page would only change the fragment.
    await page.goto('about:blank');
    await page.goto(link);
  };
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await page.locator('#main-content h1:not(:empty)').waitFor();
    await watched.look();
  };
  const inDialog = (label: string) => page.getByRole('dialog').getByRole('button', { name: label });

  beforeAll(async () => {
    page = await panel.page({ viewport });
    watched = watch(page);
    client_id = (await staff('POST', '/api/clients', { company_name: `Company of ${name}`, type: 'organization' })).id;
    await staff('POST', '/api/admin/portal-users', { client_id, first_name: name, last_name: 'Cramer', email });
  });

  test('chooses a password by the link of the invitation, and signs in', async () => {
    await follow('/change-password?code=');
    await page.getByLabel('New password, at least 12 characters').fill(PASSWORD);
    await page.getByLabel('New password again').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your password is set').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await enter(page, email, PASSWORD);
    await page.getByText('What can we do for you?').waitFor();
    await watched.look();
    expect(watched.problems).toEqual([]);
  });

  test('asks for an estimate, and accepts it by the link of the mail', async () => {
    await page.getByRole('link', { name: 'Ask for an estimate' }).click();
    await page.getByLabel('What do you need?').fill('Tea for the whole year');
    await send(page);
    await page.getByText('Tea for the whole year').waitFor();
    await watched.look();
    const [request] = await recordsOf(`/api/request_estimate/requests?client_id=${client_id}`);
    const valid_until = '2099-12-31';
    const taxed = items.map((item) => ({ ...item, tax_ids: [vat] }));
    const about = { client_id, estimate_request_id: request!['id'], valid_until, note: 'Within a week.' };
    const estimate = await staff('POST', '/api/estimates', { ...about, items: taxed });
    await staff('POST', `/api/estimates/${estimate.id}/send`);

    await follow('/d/estimates/');
    await page.getByText('Chai, ten boxes of twenty bags').waitFor();
    await watched.look();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByLabel('Your name').fill(`${name} Cramer`);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText(`Accepted by ${name} Cramer on `).waitFor();
    await watched.look();
    await open(`/admin/estimates/${estimate.id}`);
    await page.getByText('Accepted', { exact: true }).waitFor();
    await become('the order', async () => (await recordsOf(`/api/orders?client_id=${client_id}`)).length === 1);
    expect(watched.problems).toEqual([]);
  });

  test('finds the invoice by the link of its mail, and in the portal', async () => {
    const [order] = await recordsOf(`/api/orders?client_id=${client_id}`);
    for (const status of ['processing', 'confirmed']) await staff('PATCH', `/api/orders/${order!['id']}`, { status });
    const invoices = () => recordsOf(`/api/invoices?client_id=${client_id}`);
    await become('the invoice', async () => (await invoices()).length === 1);
    const id = (await invoices())[0]!['id'];
    await staff('POST', `/api/invoices/${id}/send`);
    await staff('POST', `/api/invoices/${id}/payments`, { amount: 1000, paid_on: '2026-01-02', method: 'Transfer' });
    await follow('/d/invoices/');
    await page.getByText('Delivery').first().waitFor();
    await page.getByText('€44.62').first().waitFor();
    await watched.look();
    await open(`/admin/invoices/${id}`);
    await page.getByRole('cell', { name: 'Delivery VAT 19 %' }).waitFor();
    await page.getByText('VAT 19 % on €45.90').waitFor();
    await page.getByLabel('Totals').getByText('€54.62').waitFor();
    await page.getByText('Partially paid').waitFor();
    await watched.look();
    expect(watched.problems).toEqual([]);
  });

  test('accepts a contract in the portal', async () => {
    const contract = { client_id, title: 'Delivery of tea', content: 'A box every month.' };
    await staff('POST', `/api/contract/${client_id}`, contract);
    await staff('PATCH', `/api/contract/${client_id}`, { status: 'sent' });
    await open(`/admin/contracts/${client_id}`);
    await page.getByText('A box every month.').waitFor();
    await act(page, 'Accept');
    await inDialog('Accept').click();
    await page.getByText('Accepted', { exact: true }).waitFor();
    await watched.look();
    expect(watched.problems).toEqual([]);
  });

  test('writes to the staff, and reads the answer by the link of its mail', async () => {
    await open('/admin/');
    await page.getByRole('link', { name: 'Write a message' }).click();
    await page.getByRole('combobox', { name: 'To', exact: true }).click();
    await page.getByRole('option').first().click();
    await page.getByLabel('Subject').fill(`Question of ${name}`);
    await page.getByRole('textbox', { name: 'Message' }).fill('When does it come?');
    await send(page);
    await watched.look();
    await open('/admin/messages');
    await page.getByRole('tab', { name: 'Sent' }).click();
    await page.getByText(`Question of ${name}`).waitFor();
    await watched.look();

    const asked = (await recordsOf(`/api/messages?box=inbox&search=${name}`))[0]!;
    const subject = `Re: Question of ${name}`;
    const answered = { to_user_id: asked['from_user_id'], subject, message: 'On Monday.', parent_id: asked['id'] };
    const answer = await staff('POST', '/api/messages', answered);
    await follow(`/messages/${answer.id}`);
    await page.getByText('On Monday.').waitFor();
    await watched.look();
    expect(watched.problems).toEqual([]);
  });

  test('is written to by staff, who choose the customer by name', async () => {
    const other = await panel.adminPage();
    await other.goto('/admin/messages/create');
    await choose(other, 'To', `${name} Cramer`);
    await other.getByLabel('Subject').fill('News for you');
    await other.getByRole('textbox', { name: 'Message' }).fill('Spring has come.');
    await send(other);
    await other.context().close();
    await open('/admin/messages');
    await page.getByRole('link', { name: /News for you/ }).click();
    await page.getByText('Spring has come.').waitFor();
    await watched.look();
    expect(watched.problems).toEqual([]);
  });

  test('downloads a file that is shared with the client', async () => {
    const form = new FormData();
    form.set('client_id', String(client_id));
    form.set('share_with_client', 'true');
    form.set('file', new Blob(['What we offer.']), 'offer.txt');
    expect((await panel.http.send('POST', '/api/file-manager/files', form)).status).toBeLessThan(300);
    await open('/admin/files');
    const begun = page.waitForEvent('download');
    await page.getByRole('link', { name: 'offer.txt', exact: true }).first().click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await begun).createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe('What we offer.');
    expect(watched.problems).toEqual([]);
  });

  test('opens every page without a rejected call', async () => {
    const share_with = ['all_clients'];
    const { id } = await staff('POST', '/api/announcements', {
      title: 'Closed on Friday',
      description: 'x',
      share_with,
    });
    const content = '<p>Ask for an <b>estimate</b>.</p>';
    const help = await staff('POST', '/api/pages', { title: `How to order, ${name}`, content, visibility: 'clients' });
    const lists = ['clients', 'estimate_requests', 'estimates', 'orders', 'contracts', 'invoices', 'messages', 'pages'];
    const own = ['profile', 'password', 'sessions', 'preferences'];
    const records = [`clients/${client_id}`, `announcements/${id}`, `pages/${help.id}`];
    for (const path of [...lists, 'announcements', 'files', ...own, ...records]) await open(`/admin/${path}`);
    const [order] = await recordsOf(`/api/orders?client_id=${client_id}`);
    await open(`/admin/orders/${order!['id']}`);
    expect(watched.problems).toEqual([]);
  });

  test('reads the custom fields that are marked for the portal, and no others', async () => {
    const define = async (related_to: string, title: string, show_in_portal: boolean) =>
      `field_${(await staff('POST', '/api/custom-fields', { title, related_to, field_type: 'text', show_in_portal })).id}`;
    const region = await define('clients', `Region of ${name}`, true);
    const rating = await define('clients', `Rating of ${name}`, false);
    const gate = await define('orders', `Gate of ${name}`, true);
    await staff('PATCH', `/api/clients/${client_id}`, { custom_fields: { [region]: 'North', [rating]: 'low' } });
    const [order] = await recordsOf(`/api/orders?client_id=${client_id}`);
    await staff('PATCH', `/api/orders/${order!['id']}`, { custom_fields: { [gate]: 'By the river' } });
    await open(`/admin/clients/${client_id}`);
    await page.getByText('North', { exact: true }).waitFor();
    await page.getByText(`Region of ${name}`, { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Custom fields' }).count()).toBe(0);
    expect(await navLink(page, 'Settings').count()).toBe(0);
    expect(await page.getByText('low', { exact: true }).count()).toBe(0);
    await open(`/admin/orders/${order!['id']}`);
    await page.getByText('By the river', { exact: true }).waitFor();
    expect(watched.problems).toEqual([]);
  });

  test('changes the own name and the password, and ends another session', async () => {
    await open('/admin/profile');
    await page.getByLabel('Last name').fill('Miller');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    const another = await panel.page();
    await enter(another, email, PASSWORD);
    await another.context().close();
    await open('/admin/sessions');
    await page.getByText('This browser').waitFor();
    const others = page.getByRole('list', { name: 'Sessions' }).getByRole('button', { name: /^Sign out/ });
    const before = await others.count();
    expect(before).toBeGreaterThan(0);
    await others.first().click();
    await become('the end of the session', async () => (await others.count()) === before - 1);
    await open('/admin/password');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password, at least 12 characters').fill(`${PASSWORD}!`);
    await page.getByLabel('New password again').fill(`${PASSWORD}!`);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed.').waitFor();
    await open('/admin/preferences');
    await page.getByRole('switch', { name: 'Mail me about what happens' }).click();
    await page.getByText('Saved.').waitFor();
    expect(watched.problems).toEqual([]);
  });

  test('undoes the change of the password by the link of the notice', async () => {
    await follow('/undo-change?code=');
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    expect(watched.problems).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ACCENT, ACCENT_COLOR, acceptInvitation, followMail, groundOf } from './support/customer.ts';
import { become, choose, send, startPanel, type TestedPanel } from './support/panel.ts';
import { type Watched, watch } from './support/watched.ts';

const IBAN = 'DE02 1203 0000 0000 2020 51';
const items = [
  { title: 'Chai, ten boxes of twenty bags', quantity: 2, rate: 1800 },
  { title: 'Delivery', quantity: 1, rate: 990 },
];

let panel: TestedPanel;
let vat: number;
beforeAll(async () => {
  panel = await startPanel();
  vat = (await staff('POST', '/api/taxes', { title: 'VAT 19 %', rate: 19 })).id;
  await staff('PATCH', '/api/admin/organization', {
    name: 'Northwind Traders',
    iban: IBAN,
    accent_color: ACCENT_COLOR,
  });
});
afterAll(() => panel?.stop());

interface Made {
  readonly record: { readonly id: number; readonly status: string; readonly estimate_number?: string };
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

  const follow = (part: string): Promise<void> => followMail(panel, page, email, part);
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
    await acceptInvitation(panel, page, email);
    await watched.look();
    expect(watched.problems).toEqual([]);
  });

  test('asks for an estimate, and accepts it by the link of the mail', async () => {
    await page.getByRole('link', { name: 'Request an estimate' }).click();
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
    expect(await groundOf(page.getByRole('button', { name: 'Accept' }))).toBe(ACCENT);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByLabel('Your name').fill(`${name} Cramer`);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText(`Accepted by ${name} Cramer on `).waitFor();
    await watched.look();
    await open(`/admin/estimates/${estimate.id}`);
    await page.getByLabel('State').getByText('Accepted').first().waitFor();
    await become('the order', async () => (await recordsOf(`/api/orders?client_id=${client_id}`)).length === 1);
    expect(watched.problems).toEqual([]);
  });

  test('finds the invoice by the link of its mail, and in the portal', async () => {
    const [order] = await recordsOf(`/api/orders?client_id=${client_id}`);
    for (const status of ['processing', 'confirmed']) await staff('PATCH', `/api/orders/${order!['id']}`, { status });
    const invoices = () => recordsOf(`/api/invoices?client_id=${client_id}`);
    await become('the invoice', async () => (await invoices()).length === 1);
    const { id, invoice_number: number } = (await invoices())[0]!;
    await staff('POST', `/api/invoices/${id}/send`);
    await staff('POST', `/api/invoices/${id}/payments`, { amount: 1000, paid_on: '2026-01-02', method: 'Transfer' });
    await follow('/d/invoices/');
    await page.getByText('Delivery').first().waitFor();
    await page.getByText('€44.62').first().waitFor();
    await watched.look();
    await open(`/portal/invoices/${id}`);
    await page.getByText('€44.62 of €54.62 open, due in ').waitFor();
    await page.getByText('VAT 19 % on €45.90').waitFor();
    await page.getByLabel('Bank transfer').getByText(IBAN).waitFor();
    await page.getByLabel('Bank transfer').getByText(String(number)).waitFor();
    await page.getByText('You paid by transfer').waitFor();
    await watched.look();
    expect(watched.problems).toEqual([]);
  });

  test('sees on the home page what is owed in each currency, and how to pay it', async () => {
    const due_date = '2026-01-02';
    const dollars = await staff('POST', '/api/invoices', { client_id, currency: 'USD', due_date, items });
    await staff('POST', `/api/invoices/${dollars.id}/send`);
    await open('/portal/');
    const inDollars = page.getByRole('region', { name: 'What you owe in USD' });
    await inDollars.getByText('$45.90', { exact: true }).waitFor();
    await inDollars.getByText(/^due Jan 2, .*days late$/).waitFor();
    const inEuros = page.getByRole('region', { name: 'What you owe in EUR' });
    await inEuros.getByText('€44.62', { exact: true }).waitFor();
    await watched.look();
    await inEuros.getByRole('button', { name: 'Pay €44.62' }).click();
    await page.getByRole('dialog').getByText(IBAN).waitFor();
    await page.getByRole('dialog').getByRole('img', { name: 'QR code for the bank transfer' }).waitFor();
    await watched.look();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    expect(watched.problems).toEqual([]);
  });

  test('accepts an estimate on the home page, and is not asked about one that has expired', async () => {
    const valid_until = '2099-12-31';
    const [waiting, expired] = [
      await staff('POST', '/api/estimates', { client_id, valid_until, items }),
      await staff('POST', '/api/estimates', {
        client_id,
        estimate_date: '2026-01-01',
        valid_until: '2026-01-02',
        items,
      }),
    ];
    for (const { id } of [waiting, expired]) await staff('POST', `/api/estimates/${id}/send`);
    const { estimate_number: number } = waiting;
    await open('/portal/');
    await page.getByRole('button', { name: `Accept ${number}` }).click();
    await page
      .getByRole('dialog', { name: `Accept ${number}?` })
      .getByText('€45.90')
      .waitFor();
    await watched.look();
    await inDialog('Accept').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await staff('GET', `/api/estimates/${waiting.id}`)).status).toBe('accepted');
    await page.getByRole('button', { name: `Accept ${number}` }).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: `Accept ${expired.estimate_number}` }).count()).toBe(0);
    await open(`/portal/estimates/${expired.id}`);
    await page.getByText('Expired on Jan 2').waitFor();
    expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    expect(watched.problems).toEqual([]);
  });

  test('accepts a contract in the portal', async () => {
    const contract = { client_id, title: 'Delivery of tea', content: 'A box every month.' };
    await staff('POST', `/api/contract/${client_id}`, contract);
    await staff('PATCH', `/api/contract/${client_id}`, { status: 'sent' });
    await open(`/admin/contracts/${client_id}`);
    await page.getByText('A box every month.').waitFor();
    await page.getByRole('button', { name: 'Accept Delivery of tea' }).click();
    await inDialog('Accept').click();
    await page.getByLabel('State').getByText('Accepted').first().waitFor();
    await watched.look();
    expect(watched.problems).toEqual([]);
  });

  test('writes to the team about a document, and reads the answer by the link of its mail', async () => {
    const [order] = await recordsOf(`/api/orders?client_id=${client_id}`);
    const number = String(order!['order_number']);
    await open(`/portal/orders/${order!['id']}`);
    await page.getByLabel('Write to the team').fill(`When does it come? ${name}`);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('listitem').getByText(`When does it come? ${name}`).waitFor();
    expect(await page.getByLabel('Write to the team').inputValue()).toBe('');
    await watched.look();

    const asked = (await recordsOf(`/api/messages?box=inbox&search=${name}`))[0]!;
    expect(asked['subject']).toBe(number);
    const subject = `Re: ${number}`;
    const answered = { to_user_id: asked['from_user_id'], subject, message: 'On Monday.', parent_id: asked['id'] };
    const answer = await staff('POST', '/api/messages', answered);
    await follow(`/messages/${answer.id}`);
    await page.getByText('On Monday.').waitFor();
    await open(`/portal/orders/${order!['id']}`);
    await page.getByRole('listitem').getByText('On Monday.').waitFor();
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
    await page.getByText('Spring has come.').waitFor();
    await page.getByRole('link', { name: 'Show notifications' }).click();
    await page.getByRole('tab', { name: /^Notifications/ }).waitFor();
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
    // Other tests open the remaining ones.
    const lists = ['clients', 'estimate_requests', 'estimates', 'orders', 'contracts', 'invoices', 'pages'];
    const records = [`announcements/${id}`, `pages/${help.id}`];
    for (const path of [...lists, 'announcements', ...records]) await open(`/portal/${path}`);
    expect(watched.problems).toEqual([]);
  });

  test('reads the custom fields that are marked for the portal, and no others', async () => {
    const define = async (related_to: string, title: string, show_in_portal: boolean) =>
      `field_${(await staff('POST', '/api/custom-fields', { title, related_to, field_type: 'text', show_in_portal })).id}`;
    const region = await define('clients', `Region of ${name}`, true);
    const rating = await define('clients', `Rating of ${name}`, false);
    const gate = await define('orders', `Gate of ${name}`, true);
    const [order] = await recordsOf(`/api/orders?client_id=${client_id}`);
    await staff('PATCH', `/api/orders/${order!['id']}`, { custom_fields: { [gate]: 'By the river' } });
    await staff('PATCH', `/api/clients/${client_id}`, { custom_fields: { [region]: 'North', [rating]: 'low' } });
    await open(`/admin/clients/${client_id}`);
    await page.getByText('North', { exact: true }).waitFor();
    await page.getByText(`Region of ${name}`, { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Custom fields' }).count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts()).toHaveLength(6);
    expect(await page.getByText('low', { exact: true }).count()).toBe(0);
    await open(`/admin/orders/${order!['id']}`);
    await page.getByText('By the river', { exact: true }).waitFor();
    expect(watched.problems).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { act, become, startPanel, type TestedPanel } from './support/panel.ts';
import { type Watched, watch } from './support/watched.ts';

const PHONE = { width: 390, height: 844 };
const items = [{ title: 'Consulting', quantity: 2, rate: 10_000 }];

let panel: TestedPanel;
let page: Page;
let watched: Watched;
let clientId: number;
let quietId: number;

beforeAll(async () => {
  panel = await startPanel();
  const client = { company_name: 'Alfreds Futterkiste', type: 'organization', email: 'office@alfreds.example' };
  clientId = await panel.create('/api/clients', { ...client, language: 'de' });
  const contact = { name: 'Maria Anders', email: 'maria.anders@alfreds.example', gets_documents: true };
  await panel.create(`/api/clients/${clientId}/contacts`, contact);
  quietId = await panel.create('/api/clients', { company_name: 'Quiet', type: 'organization' });
  page = await panel.adminPage({ locale: 'en-US' });
  watched = watch(page);
});
afterAll(() => panel?.stop());

interface Shown {
  readonly [member: string]: unknown;
}

/** Calls the API as the administrator. @throws Error with the reason if the call failed */
async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const { status, body: answer } = await panel.http.send(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer as Answer;
}

const shown = async (path: string): Promise<Shown> => (await call<{ record: Shown }>('GET', path)).record;
const newInvoice = (client_id = clientId): Promise<number> =>
  panel.create('/api/invoices', { client_id, due_date: '2999-12-31', items });

/** Opens the dialog that sends a document. */
async function beginSending(path: string, on = page): Promise<void> {
  await on.goto(`/admin/${path}`);
  await act(on, 'Send to the client');
  await on
    .getByRole('dialog', { name: /^Send / })
    .getByLabel('Subject')
    .waitFor();
}

const dialog = (on = page) => on.getByRole('dialog', { name: /^Send / });
const to = () => dialog().getByRole('combobox', { name: 'To' });
const finish = (on = page) => dialog(on).getByRole('button', { name: 'Send', exact: true }).click();
const sentTo = (on = page) => on.getByRole('list', { name: 'Sent by mail to' });

const SENT_MAIL = 'section[aria-labelledby=sent-mail]';

test('a mail is edited and sent by keyboard, and the page and the links show its recipients', async () => {
  const id = await newInvoice();
  await beginSending(`invoices/${id}`);
  expect(await dialog().getByLabel('Subject').inputValue()).toMatch(/^Rechnung INV-/);
  expect(await dialog().getByLabel('Message').inputValue()).toContain('\n');
  await dialog().getByText('The PDF is attached, with the electronic invoice').waitFor();
  expect(await barriersOf(page)).toEqual([]);

  await to().focus();
  const { keyboard } = page;
  for (const key of ['Backspace', 'Backspace']) await keyboard.press(key);
  expect(await dialog().getByText('alfreds.example>').count()).toBe(0);
  await keyboard.type('maria');
  await page.getByRole('option', { name: 'Maria Anders' }).waitFor();
  for (const key of ['ArrowDown', 'Enter']) await keyboard.press(key);
  await keyboard.type('Boss <boss@alfreds.example>, wrong@');
  await keyboard.press('Tab');
  await dialog().getByText('wrong@', { exact: true }).waitFor();
  await finish();
  await dialog().getByText('Not an email address: wrong@').waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await to().focus();
  await keyboard.press('Backspace');
  expect(
    await dialog()
      .getByText(/^Not an email address/)
      .count(),
  ).toBe(0);
  await dialog().getByLabel('Subject').fill('');
  await keyboard.press('Enter');
  await dialog().getByText('Please fill this in').waitFor();
  await keyboard.type('Unsere Rechnung');
  await dialog().getByLabel('Message').fill('Sehr geehrte Frau Anders,\n\nanbei die Rechnung.');
  await dialog().getByLabel('Subject').press('Enter');
  await dialog().waitFor({ state: 'detached' });

  await sentTo().getByText('Maria Anders').waitFor();
  await sentTo().getByText('boss@alfreds.example').waitFor();
  expect(await shown(`/api/invoices/${id}/mail`)).toMatchObject({
    recipients: [{ email: 'maria.anders@alfreds.example' }, { email: 'boss@alfreds.example' }],
    ...{ subject: 'Unsere Rechnung', message: 'Sehr geehrte Frau Anders,\n\nanbei die Rechnung.' },
  });
  const [mail] = await panel.inbox.mailsTo('boss@alfreds.example');
  expect(mail!.text).toContain('anbei die Rechnung.');
  const links = async () => (await call<{ records: Shown[] }>('GET', `/api/invoices/${id}/links`)).records;
  await become('the links', async () => (await links()).length === 2);
  await act(page, 'Links');
  await page.getByRole('dialog').getByText('Sent to maria.anders@alfreds.example').waitFor();
  await page.getByRole('button', { name: 'Revoke: Sent to boss@alfreds.example' }).waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await watched.look();
  expect(watched.problems).toEqual([]);
});

test('the page says when a recipient opened the document by the link of the mail', async () => {
  const client = { company_name: 'Reader', type: 'organization', email: 'reader@opened.example' };
  const id = await newInvoice(await panel.create('/api/clients', client));
  await call('POST', `/api/invoices/${id}/send`);
  const [mail] = await panel.inbox.mailsTo(client.email);
  const [link] = /\S+\/d\/invoices\/\S+/.exec(mail!.text)!;
  await page.goto(`/admin/invoices/${id}`);
  await sentTo().getByText('Not opened yet').waitFor();
  const customer = await panel.page();
  await customer.goto(link);
  await customer.getByText('Consulting').waitFor();
  await page.reload();
  await sentTo()
    .getByText(/Opened once, last /)
    .waitFor();
});

test('the PDF can be looked at before, and nothing is sent by Cancel', async () => {
  const id = await newInvoice();
  await beginSending(`invoices/${id}`);
  await dialog().getByLabel('Subject').fill('Draft');
  await dialog().getByRole('button', { name: 'Look at the PDF' }).click();
  const preview = page.getByRole('dialog', { name: /\.pdf$/ });
  await preview.locator('iframe').waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Close' }).click();
  expect(await dialog().getByLabel('Subject').inputValue()).toBe('Draft');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await dialog().waitFor({ state: 'detached' });
  expect(await shown(`/api/invoices/${id}`)).toMatchObject({ status: 'draft' });
});

test('errors of the service are shown at their fields, and what was written stays', async () => {
  const id = await newInvoice();
  await beginSending(`invoices/${id}`);
  await to().fill('office@-alfreds.example,');
  await dialog().getByLabel('Message').fill('Hello');
  await finish();
  await dialog()
    .getByText(/^office@-alfreds\.example: Must be an email address/)
    .waitFor();
  expect(await dialog().getByLabel('Message').inputValue()).toBe('Hello');
  await to().focus();
  await page.keyboard.press('Backspace');
  await finish();
  await dialog().waitFor({ state: 'detached' });
  await sentTo().getByText('Maria Anders').waitFor();
});

test('without recipients a document is only marked as sent, after a warning; known ones cannot all be removed', async () => {
  const id = await newInvoice(quietId);
  await beginSending(`invoices/${id}`);
  await dialog().getByText('Nobody gets a mail').waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await to().fill('new@quiet.example,');
  expect(await dialog().getByText('Nobody gets a mail').count()).toBe(0);
  await to().press('Backspace');
  await finish();
  await page.getByRole('heading', { name: 'Sent without a mail' }).waitFor();
  expect(await shown(`/api/invoices/${id}`)).toMatchObject({ status: 'sent' });
  await beginSending(`invoices/${await newInvoice()}`);
  await to().focus();
  for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key);
  await finish();
  await dialog().getByText('Please add a recipient').waitFor();
});

test('a mail that cannot be read is read again, and a cancelled draft shows none', async () => {
  const id = await newInvoice();
  let hasLeft = true;
  await page.route(`**/api/invoices/${id}/mail`, (route) =>
    hasLeft ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }) : route.continue(),
  );
  await page.goto(`/admin/invoices/${id}`);
  await act(page, 'Send to the client');
  await dialog().getByText('A part of the system does not answer').waitFor();
  expect(await dialog().getByRole('button', { name: 'Send', exact: true }).count()).toBe(0);
  hasLeft = false;
  await dialog().getByRole('button', { name: 'Retry' }).click();
  await dialog().getByLabel('Subject').waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await call('POST', `/api/invoices/${id}/cancel`);
  await page.goto(`/admin/invoices/${id}`);
  await page.getByText('This invoice is cancelled').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(/^Sent (?:by|without)/).count()).toBe(0);
});

test('several drafts are sent from their list, those that fail are named, and one that nobody would get stays a draft', async () => {
  const ids = [await newInvoice(), await newInvoice(), await newInvoice(quietId)];
  const statuses = async () => Promise.all(ids.map(async (id) => (await shown(`/api/invoices/${id}`))['status']));
  const list = await panel.adminPage({ locale: 'en-US' });
  await list.goto('/admin/invoices?filter={"status":"draft"}');
  for (const at of [0, 1, 2])
    await list
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(at)
      .check();
  const begin = () => list.getByRole('button', { name: 'Send', exact: true }).click();
  await begin();
  const all = list.getByRole('dialog', { name: 'Send 3 invoices' });
  await all.getByText('Stays as it is: nobody has an email address').waitFor();
  expect(await all.getByText('office@alfreds.example, maria.anders@alfreds.example').count()).toBe(2);
  expect(await barriersOf(list)).toEqual([]);
  const path = `**/api/invoices/${ids[1]}/send`;
  await list.route(path, (route) =>
    route.fulfill({ status: 409, json: { message: 'The numbers are being changed.' } }),
  );
  await all.getByRole('button', { name: 'Send 2 invoices' }).click();
  await all.getByText('One was not sent:').waitFor();
  await all.getByText('The numbers are being changed.').waitFor();
  expect(await statuses()).toEqual(['sent', 'draft', 'draft']);
  await all.getByRole('button', { name: 'Close' }).click();
  await list.unroute(path);
  await begin();
  const left = list.getByRole('dialog', { name: 'Send 2 invoices' });
  await left.getByRole('button', { name: 'Send 1 invoice' }).click();
  await left.waitFor({ state: 'detached' });
  expect(await statuses()).toEqual(['sent', 'sent', 'draft']);
  expect(await list.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0);
});

describe('on a phone', () => {
  let phone: Page;
  let watchedPhone: Watched;
  beforeAll(async () => {
    phone = await panel.adminPage({ locale: 'en-US', viewport: PHONE });
    watchedPhone = watch(phone);
  });
  const newCreditNote = async (): Promise<number> => {
    const invoice_id = await newInvoice();
    await call('POST', `/api/invoices/${invoice_id}/send`);
    return panel.create('/api/credit-notes', { invoice_id, reason: 'Returned.' });
  };

  test.each([
    ['an invoice', 'invoices', newInvoice],
    ['a credit note', 'credit_notes', newCreditNote],
    ['an estimate', 'estimates', () => panel.create('/api/estimates', { client_id: clientId, items })],
    ['a contract', 'contracts', () => panel.create('/api/contract/77', { client_id: clientId, title: 'Tea' })],
  ])('%s is sent by the same dialog', async (_what, resource, make) => {
    await beginSending(`${resource}/${await make()}`, phone);
    await watchedPhone.look();
    expect(await barriersOf(phone)).toEqual([]);
    await finish(phone);
    await sentTo(phone).getByText('Maria Anders').waitFor();
    await watchedPhone.look();
    expect(await barriersOf(phone, SENT_MAIL)).toEqual([]);
    expect(watchedPhone.problems).toEqual([]);
  });
});

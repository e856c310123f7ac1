import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { act, become, startPanel, type TestedPanel } from './support/panel.ts';

let panel: TestedPanel;
let page: Page;
let client: number;

beforeAll(async () => {
  panel = await startPanel();
  page = await panel.adminPage({ locale: 'en-US' });
  client = await panel.create('/api/clients', { company_name: 'Harbour Tea', type: 'organization', city: 'Bergen' });
});
afterAll(() => panel?.stop());

const record = async (path: string): Promise<Record<string, unknown>> =>
  ((await panel.http.send('GET', path)).body as { record: Record<string, unknown> }).record;
const details = (): Locator => page.getByRole('region', { name: 'Details' });
const beginEdit = async (field: string): Promise<void> => {
  await details()
    .getByRole('button', { name: `Edit: ${field}` })
    .click();
};
const items = [{ title: 'Tea, a box', quantity: 2, rate: 5000 }];

describe('a value that is edited in place', () => {
  beforeAll(() => page.goto(`/admin/clients/${client}`));

  test('is saved by Enter, alone', async () => {
    await beginEdit('City');
    await page.getByRole('textbox', { name: 'City' }).fill('Oslo');
    await page.keyboard.press('Enter');
    await details().getByText('Oslo').waitFor();
    expect(await record(`/api/clients/${client}`)).toMatchObject({ city: 'Oslo', company_name: 'Harbour Tea' });
  });

  test('is as before after Escape, and its button has the focus again', async () => {
    await beginEdit('City');
    await page.getByRole('textbox', { name: 'City' }).fill('Nowhere');
    await page.keyboard.press('Escape');
    await details().getByText('Oslo').waitFor();
    await become(
      'the focus',
      async () => (await page.evaluate(() => document.activeElement?.ariaLabel)) === 'Edit: City',
    );
    expect(await record(`/api/clients/${client}`)).toMatchObject({ city: 'Oslo' });
  });

  test('keeps what was typed beside its error', async () => {
    await page.getByRole('button', { name: /^Show \d+ empty fields/ }).click();
    await beginEdit('Email');
    const input = page.getByRole('textbox', { name: 'Email' });
    await input.fill('nobody');
    await page.keyboard.press('Enter');
    await details().getByText('Must be an email address.').waitFor();
    expect(await input.inputValue()).toBe('nobody');
    await page.keyboard.press('Escape');
  });

  test('stays as it was typed while another value is saved', async () => {
    await beginEdit('City');
    await page.getByRole('textbox', { name: 'City' }).fill('Bodø');
    await beginEdit('Phone');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+47 22 01 23 45');
    await page.keyboard.press('Enter');
    await details().getByText('+47 22 01 23 45').waitFor();
    const city = page.getByRole('textbox', { name: 'City' });
    expect(await city.inputValue()).toBe('Bodø');
    await city.press('Enter');
    await details().getByText('Bodø').waitFor();
    expect(await record(`/api/clients/${client}`)).toMatchObject({ city: 'Bodø', phone: '+47 22 01 23 45' });
  });

  test('shows the conflict if another person has changed the record', async () => {
    await beginEdit('City');
    await page.getByRole('textbox', { name: 'City' }).fill('Hamar');
    await panel.http.send('PATCH', `/api/clients/${client}`, { city: 'Molde' });
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this in the meantime' });
    await dialog.getByRole('row', { name: /City.*Hamar.*Molde/ }).waitFor();
    await dialog.getByRole('button', { name: 'Save my changes' }).click();
    await become('the city', async () => (await record(`/api/clients/${client}`))['city'] === 'Hamar');
  });
});

describe('the form of a record', () => {
  test('opens by the key E, and a save returns to the text', async () => {
    await page.goto(`/admin/clients/${client}`);
    await details().waitFor();
    await page.keyboard.press('e');
    await page.getByRole('textbox', { name: 'City' }).fill('Voss');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await details().getByText('Voss').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test('is left without a trace by Cancel, after a question if there are edits', async () => {
    await act(page, 'Edit');
    await page.getByRole('textbox', { name: 'City' }).fill('Narvik');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await details().getByText('Voss').waitFor();
  });
});

describe('the status of a record', () => {
  test('asks for what a step needs', async () => {
    const lead = await panel.create('/api/leads', { company_name: 'Blue Bottle' });
    await page.goto(`/admin/leads/${lead}`);
    await page.getByRole('button', { name: 'Set to lost' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set Blue Bottle to lost' });
    await dialog.getByLabel('Lost reason').fill('Too far away');
    await dialog.getByRole('button', { name: 'Set to lost' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await record(`/api/leads/${lead}`)).toMatchObject({ status: 'lost', lost_reason: 'Too far away' });
  });

  test('asks before a step that cannot be taken back', async () => {
    const order = await panel.create('/api/orders', { client_id: client, items, order_date: '2026-03-02' });
    await page.goto(`/admin/orders/${order}`);
    await page.getByRole('button', { name: 'Set to cancelled' }).click();
    const dialog = page.getByRole('dialog', { name: /to cancelled$/ });
    await dialog.getByText('It cannot be set back to new afterwards.').waitFor();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    expect(await record(`/api/orders/${order}`)).toMatchObject({ status: 'new' });
  });
});

describe('the documents of a sale', () => {
  let order: number;
  let invoice: Record<string, unknown>;

  beforeAll(async () => {
    const estimate = await panel.create('/api/estimates', { client_id: client, items });
    await panel.http.send('POST', `/api/estimates/${estimate}/send`, {});
    await panel.http.send('POST', `/api/estimates/${estimate}/accept`, {});
    const orders = async (): Promise<{ id: number }[]> =>
      ((await panel.http.send('GET', `/api/orders?estimate_id=${estimate}`)).body as { records: { id: number }[] })
        .records;
    await become('the order', async () => (await orders()).length === 1);
    order = (await orders())[0]!.id;
    for (const status of ['processing', 'confirmed'])
      await panel.http.send('PATCH', `/api/orders/${order}`, { status });
    const invoices = async (): Promise<{ id: number }[]> =>
      ((await panel.http.send('GET', `/api/invoices?order_id=${order}`)).body as { records: { id: number }[] }).records;
    await become('the invoice', async () => (await invoices()).length === 1);
    invoice = await record(`/api/invoices/${(await invoices())[0]!.id}`);
  });

  test('are a chain from the estimate to the invoice, each a link', async () => {
    await page.goto(`/admin/orders/${order}`);
    const chain = page.getByRole('navigation', { name: 'Documents of this sale' });
    await chain.getByRole('link', { name: /^Estimate EST-\d+ ?€100\.00$/ }).waitFor();
    expect(await chain.getByRole('listitem').count()).toBe(3);
    await chain.getByRole('link', { name: new RegExp(`${invoice['invoice_number']}`) }).click();
    await page.waitForURL(`**/admin/invoices/${invoice['id']}`);
    await chain
      .locator('[aria-current]')
      .filter({ hasText: String(invoice['invoice_number']) })
      .waitFor();
  });

  test('stand on the page of their client, with its balances', async () => {
    await panel.http.send('POST', `/api/invoices/${invoice['id']}/send`, {});
    await page.goto(`/admin/clients/${client}`);
    await page.getByRole('region', { name: 'Unpaid invoices' }).getByText('€100.00').waitFor();
    const invoices = page.getByRole('region', { name: 'Invoices', exact: true });
    await invoices.getByRole('link', { name: String(invoice['invoice_number']) }).waitFor();
    await page.getByRole('link', { name: 'New contract' }).click();
    await become(
      'the client of the new contract',
      async () => (await page.getByRole('combobox', { name: 'Client', exact: true }).inputValue()) === 'Harbour Tea',
    );
  });

  test('end with the payments, of which a voided one is struck out, on each of their pages', async () => {
    const paid = await panel.http.send('POST', `/api/invoices/${invoice['id']}/payments`, { amount: 4_000 });
    const { payment } = paid.body as { payment: { id: number } };
    await page.goto(`/admin/invoices/${invoice['id']}`);
    const chain = page.getByRole('navigation', { name: 'Documents of this sale' });
    await chain.getByRole('link', { name: /^Payment .*€40\.00$/ }).click();
    await page.waitForURL(`**/admin/payments/${payment.id}`);
    await chain.getByRole('link', { name: /^Estimate EST-\d+/ }).waitFor();
    await become('the whole chain', async () => (await chain.getByRole('listitem').count()) === 4);
    await panel.http.send('POST', `/api/payments/${payment.id}/void`, { reason: 'Bounced' });
    await page.reload();
    await chain.locator('.void', { hasText: '€40.00' }).waitFor();
  });
});

describe('what was sent', () => {
  const paper = (name: unknown): Locator => page.getByRole('article', { name: String(name) });

  test('is shown as the document itself, with the client of then and the balance of now', async () => {
    const buyer = await panel.create('/api/clients', { company_name: 'Kari Nordmann', type: 'person' });
    const draft = await panel.create('/api/invoices', {
      client_id: buyer,
      due_date: '2999-12-31',
      items,
      note: 'Thank you, Kari.',
    });
    await page.goto(`/admin/invoices/${draft}`);
    await details().getByText('Thank you, Kari.').waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    await panel.http.send('POST', `/api/invoices/${draft}/send`, {});
    await panel.http.send('PATCH', `/api/clients/${buyer}`, { company_name: 'Kari Hansen' });
    await page.reload();
    const { invoice_number } = await record(`/api/invoices/${draft}`);
    await paper(invoice_number).getByText('Kari Nordmann').waitFor();
    await paper(invoice_number).getByText('Thank you, Kari.').waitFor();
    expect(
      await details()
        .getByText(/Tea, a box|Thank you/)
        .count(),
    ).toBe(0);
    await act(page, 'Add a payment');
    await page.getByRole('dialog').getByLabel('Amount').fill('40');
    await page.getByRole('dialog').getByRole('button', { name: 'Add a payment' }).click();
    await paper(invoice_number).getByText('€60.00').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriersOf(page, 'article')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('is never that of the record before', async () => {
    const sent = async (): Promise<unknown> => {
      const id = await panel.create('/api/invoices', { client_id: client, due_date: '2999-12-31', items });
      await panel.http.send('POST', `/api/invoices/${id}/send`, {});
      return (await record(`/api/invoices/${id}`))['invoice_number'];
    };
    const [first, second] = [await sent(), await sent()];
    await page.goto('/admin/invoices');
    for (const number of [first, second]) {
      await page
        .getByRole('row', { name: new RegExp(String(number)) })
        .getByRole('link', { name: String(number) })
        .click();
      await paper(number)
        .getByRole('heading', { name: new RegExp(String(number)) })
        .waitFor();
      await page.goBack();
    }
  });
});

test('the history names each change, and brings a former version back', async () => {
  const lead = await panel.create('/api/leads', { company_name: 'Fjord', city: 'Bergen' });
  await panel.http.send('PATCH', `/api/leads/${lead}`, { city: 'Oslo' });
  await become('the history', async () => {
    const { body } = await panel.http.send('GET', `/api/leads/${lead}/history`);
    return (body as { meta?: { total: number } }).meta?.total === 2;
  });
  await page.goto(`/admin/leads/${lead}`);
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('City: Bergen → Oslo').waitFor();
  await history.getByRole('button', { name: 'Bring back' }).click();
  await details().getByText('Bergen').waitFor();
  await history.getByText('brought a former version back').waitFor();
});

import { type StartedStripe, startStripe, stripeNotification, stripeSettings, stripeSignature } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { barriersOf } from './support/accessibility.ts';
import { become, startPanel, type TestedPanel } from './support/panel.ts';
import { type Watched, watch } from './support/watched.ts';

/** The maximum size of the page with everything it needs, compressed; in bytes. */
const MAX_BYTES = 150_000;
const PHONE = { width: 390, height: 844 };

let stripe: StartedStripe;
let panel: TestedPanel;
let client_id: number;
let tax_ids: number[];
beforeAll(async () => {
  stripe = await startStripe();
  panel = await startPanel({ ...stripeSettings, STRIPE_API_URL: stripe.url });
  tax_ids = [(await staff('POST', '/api/taxes', { title: 'MwSt. 19 %', rate: 19 })).id];
  const client = { company_name: 'Königlich Essen', type: 'organization', language: 'de' };
  client_id = (await staff('POST', '/api/clients', client)).id;
  const organization = {
    name: 'Northwind Traders',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    city: 'Berlin',
  };
  await panel.http.send('PATCH', '/api/admin/organization', { ...organization, email: 'office@northwind.example' });
});
afterAll(async () => {
  await panel?.stop();
  await stripe?.stop();
});

interface Made {
  readonly id: number;
  readonly status: string;
  readonly answer?: object;
}

/** Calls the API as a member of the staff. @throws Error with the reason if the call failed */
async function staff(method: string, path: string, body?: object): Promise<Made> {
  const { status, body: answer } = await panel.http.send(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return (answer as { record: Made }).record;
}

const lines = () => [
  { title: 'Chai, zehn Kartons zu zwanzig Beuteln', quantity: 2, rate: 1800, tax_ids, discount_percent: 10 },
  { title: 'Lieferung', quantity: 1, rate: 990, unit_type: 'Fahrt', tax_ids },
];

/** Creates a link to a document. @returns the path of its page */
async function linkTo(path: string): Promise<string> {
  const { status, body } = await panel.http.send('POST', `${path}/links`, {});
  const { url } = body as { url: string };
  if (status !== 201) throw new Error(JSON.stringify(body));
  return new URL(url).pathname;
}

async function sentEstimate(): Promise<string> {
  const about = { client_id, valid_until: '2099-12-31', note: 'Innerhalb einer Woche.', terms: 'Zahlbar in 14 Tagen.' };
  const { id } = await staff('POST', '/api/estimates', { ...about, items: lines() });
  await staff('POST', `/api/estimates/${id}/send`);
  return `/api/estimates/${id}`;
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', { width: 1280, height: 900 }],
])('the recipient of a link on %s', (_device, viewport) => {
  let page: Page;
  let watched: Watched;
  beforeAll(async () => {
    page = await panel.page({ viewport, locale: 'en-GB' });
    watched = watch(page);
  });
  const look = async (): Promise<void> => {
    await watched.look();
    expect(await barriersOf(page)).toEqual([]);
    expect(watched.problems).toEqual([]);
  };

  test('reads an estimate in the language of the client and accepts it, which makes one order', async () => {
    const path = await sentEstimate();
    await page.goto(await linkTo(path));
    await page.getByRole('heading', { name: /^Angebot EST-\d+$/ }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.getByText('Chai, zehn Kartons zu zwanzig Beuteln').waitFor();
    await page.getByText('Innerhalb einer Woche.').waitFor();
    expect((await page.getByText('Positionen').boundingBox())!.height).toBeLessThan(40);
    // 2 x 18.00 less 10 % and 9.90, with 19 % tax.
    await page.getByLabel('Gesamtbetrag').getByText('50,34').waitFor();
    await look();
    await page.getByRole('button', { name: 'Annehmen' }).click();
    await look();
    await page.getByRole('button', { name: 'Annehmen' }).click();
    await page.getByText('Bitte geben Sie Ihren Namen ein.').waitFor();
    await page.getByLabel('Ihr Name').fill('Maria Anders');
    await page.getByLabel('Nachricht an den Absender').fill('Vor zwölf Uhr, bitte.');
    await page.getByRole('button', { name: 'Annehmen' }).click();
    await page.getByText(/^Angenommen von Maria Anders am /).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    await look();
    const { status, answer } = await staff('GET', path);
    expect([status, answer]).toMatchObject([
      'accepted',
      { name: 'Maria Anders', note: 'Vor zwölf Uhr, bitte.', address: '127.0.0.1', user_agent: /Mozilla/ },
    ]);
    const orders = async () => {
      const { body } = await panel.http.send('GET', `/api/orders?client_id=${client_id}&limit=100`);
      const { records } = body as { records: { estimate_id: number }[] };
      return records.filter(({ estimate_id }) => path.endsWith(`/${estimate_id}`));
    };
    await become('the order', async () => (await orders()).length === 1);
  });

  test('declines a contract', async () => {
    const number = 100 + viewport.width;
    const contract = { client_id, title: 'Lieferung von Tee', content: 'Jeden Monat\neinen Karton.' };
    await staff('POST', `/api/contract/${number}`, contract);
    await staff('PATCH', `/api/contract/${number}`, { status: 'sent' });
    await page.goto(await linkTo(`/api/contract/${number}`));
    await page.getByRole('heading', { name: `Vertrag ${number}` }).waitFor();
    await look();
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await page.getByRole('button', { name: 'Zurück' }).click();
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await page.getByLabel('Ihr Name').fill('Maria Anders');
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await page.getByText(/^Abgelehnt von Maria Anders am /).waitFor();
    await look();
    expect(await staff('GET', `/api/contract/${number}`)).toMatchObject({ status: 'declined' });
  });

  test('sees how to pay an invoice, with a QR code', async () => {
    const { id } = await staff('POST', '/api/invoices', { client_id, items: lines(), due_date: '2099-12-31' });
    await staff('POST', `/api/invoices/${id}/send`);
    await staff('POST', `/api/invoices/${id}/payments`, { amount: 1000 });
    await page.goto(await linkTo(`/api/invoices/${id}`));
    await page.getByRole('heading', { name: /^Rechnung / }).waitFor();
    await page.getByText('DE02 1203 0000 0000 2020 51').waitFor();
    await page.getByRole('img', { name: 'QR-Code für die Überweisung' }).waitFor();
    await page.getByLabel('Gesamtbetrag').getByText('40,34').waitFor();
    await look();
  });
});

describe('the recipient of an invoice pays online', () => {
  let page: Page;
  let watched: Watched;
  beforeAll(async () => {
    page = await panel.page({ viewport: PHONE, locale: 'de-DE' });
    watched = watch(page);
    // The address of stripe-mock's checkouts is no page.
    await page.route('https://checkout.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Checkout</title>' }),
    );
  });
  const pay = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Online bezahlen' }).click();
    await page.waitForURL('https://checkout.stripe.com/**');
  };
  const back = (name: 'success_url' | 'cancel_url'): string => {
    const { pathname, search } = new URL(stripe.received.at(-1)!.form.get(name)!);
    return pathname + search;
  };
  /** Notifies the system that the last checkout is paid. @returns the status of the response */
  async function notify(): Promise<number> {
    const { form } = stripe.received.at(-1)!;
    const body = stripeNotification({
      invoice_id: Number(form.get('metadata[invoice_id]')),
      installation: form.get('metadata[installation]')!,
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
      payment_intent: 'pi_of_the_browser',
    });
    const headers = { 'content-type': 'application/json', 'stripe-signature': stripeSignature(body) };
    return (await fetch(`${panel.url}/api/payments/stripe`, { method: 'POST', headers, body })).status;
  }
  async function sentInvoice(): Promise<number> {
    const { id } = await staff('POST', '/api/invoices', { client_id, items: lines(), due_date: '2099-12-31' });
    await staff('POST', `/api/invoices/${id}/send`);
    return id;
  }
  const look = async (): Promise<void> => {
    await watched.look();
    expect(await barriersOf(page)).toEqual([]);
    expect(watched.problems).toEqual([]);
  };

  test('leaves without paying, returns and pays, and sees the payment once it is confirmed', async () => {
    const id = await sentInvoice();
    await page.goto(await linkTo(`/api/invoices/${id}`));
    await pay();
    await page.goto(back('cancel_url'));
    await pay();
    await page.goto(back('success_url'));
    await page.getByText('Ihre Zahlung wird noch bestätigt').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByText('DE02 1203 0000 0000 2020 51').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    await look();
    expect(await notify()).toBe(200);
    await page.getByText('Ihre Zahlung ist eingegangen.').waitFor();
    await page.getByText('Bezahlt', { exact: true }).waitFor();
    await look();
    expect(await staff('GET', `/api/invoices/${id}`)).toMatchObject({
      ...{ status: 'paid', balance: 0 },
      payments: [{ amount: 5034, method: 'Stripe', note: 'pi_of_the_browser' }],
    });
    await page.reload();
    await page.getByText('Bezahlt', { exact: true }).waitFor();
    expect(await page.getByText('Ihre Zahlung ist eingegangen.').count()).toBe(0);
  });

  test('reads that the payment page is unavailable, and can try again', async () => {
    const unavailable = await panel.page({ viewport: PHONE, locale: 'de-DE' });
    await unavailable.goto(await linkTo(`/api/invoices/${await sentInvoice()}`));
    stripe.isDown = true;
    const button = unavailable.getByRole('button', { name: 'Online bezahlen' });
    await button.click();
    await unavailable.getByText('Die Zahlungsseite kann im Moment nicht geöffnet werden.').waitFor();
    expect(await barriersOf(unavailable)).toEqual([]);
    stripe.isDown = false;
    await unavailable.route('https://checkout.stripe.com/**', (route) => route.abort());
    const leaving = unavailable.waitForRequest('https://checkout.stripe.com/**');
    await button.click();
    await leaving;
  });

  test('can pay from a page that the browser kept, which shows the current balance', async () => {
    const id = await sentInvoice();
    await page.goto(await linkTo(`/api/invoices/${id}`));
    await page.getByRole('button', { name: 'Online bezahlen' }).waitFor();
    await staff('POST', `/api/invoices/${id}/payments`, { amount: 5034 });
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.getByText('Bezahlt', { exact: true }).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
  });
});

test('the page of a revoked or unknown link says so, in the language of the browser', async () => {
  const path = await sentEstimate();
  const link = await linkTo(path);
  const { body } = await panel.http.send('GET', `${path}/links`);
  const [{ id }] = (body as { records: [{ id: number }] }).records;
  await panel.http.send('DELETE', `${path}/links/${id}`);
  const page = await panel.page({ viewport: PHONE, locale: 'fr-FR' });
  for (const address of [link, `/d/estimates/${'A'.repeat(32)}`, '/d/nothing/x']) {
    await page.goto(address);
    await page.getByText('Ce lien n’est pas valable ou a expiré.').waitFor();
    expect(await barriersOf(page)).toEqual([]);
  }
});

test('the page sends nothing but the link itself, and stays small', async () => {
  const page = await panel.page({ viewport: PHONE });
  const requested: string[] = [];
  const sizes: Promise<{ readonly responseBodySize: number }>[] = [];
  page.on('response', (response) => {
    requested.push(response.url());
    sizes.push(response.request().sizes());
  });
  const link = await linkTo(await sentEstimate());
  await page.goto(link);
  await page.getByRole('heading', { name: /^Angebot/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const foreign = requested.filter((url) => !url.startsWith(panel.url));
  expect([foreign, requested.filter((url) => url.includes(link.split('/').at(-1)!)).length]).toEqual([[], 2]);
  const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect(bytes).toBeGreaterThan(10_000);
});

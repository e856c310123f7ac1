import { until } from '@bms/backing-services';

/** Processes without which no document can be created and rendered. */
export const documentProcesses = ['gateway', 'identity', 'crm', 'billing', 'files'] as const;

/** A file that a service rendered, fetched through the gateway. */
export interface RenderedFile {
  /** E.g. `/api/invoices/1/pdf`. */
  readonly path: string;
  /** Content-Type of the response. */
  readonly mediaType: string;
  /** Size in bytes. */
  readonly size: number;
  /** Time from the request to the last byte, in milliseconds. */
  readonly ms: number;
}

/** Time limit of a document, with the retries. */
const RENDER_TIMEOUT_MS = 90_000;

const organization = {
  name: 'Northwind Traders',
  address: 'Obere Str. 57',
  zip: '12209',
  city: 'Berlin',
  country_code: 'DE',
  vat_number: 'DE123456789',
  email: 'office@example.com',
  phone: '+49 30 0074321',
  iban: 'DE02 1203 0000 0000 2020 51',
};
const client = {
  company_name: 'Alfreds Futterkiste',
  type: 'organization',
  zip: '12209',
  city: 'Berlin',
  country_code: 'DE',
};

/**
 * Creates an order and a sent invoice with the data of an electronic invoice, and fetches the PDFs of both and the XML of
 * the invoice: crm and billing load all their libraries of documents for these.
 * @param url base URL of the gateway
 * @param token session token of the administrator
 * @throws Error if a call fails, or a file does not start as its type does
 */
export async function renderDocuments(url: string, token: string): Promise<RenderedFile[]> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await fetch(url + path, { method, headers, body: body ? JSON.stringify(body) : null });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const create = async (path: string, body: object): Promise<number> =>
    ((await (await send('POST', path, body)).json()) as { record: { id: number } }).record.id;

  await send('PATCH', '/api/admin/organization', organization);
  const tax = await create('/api/taxes', { title: 'VAT 19 %', rate: 19 });
  const client_id = await create('/api/clients', client);
  const items = [{ title: 'Consulting', quantity: 2, rate: 10000, tax_ids: [tax] }];
  // The client and the tax reach the other service by events.
  const order = await until('an order with the new tax', () => create('/api/orders', { client_id, items }));
  const draft = { client_id, due_date: '2099-12-31', items };
  const invoice = await until('an invoice for the new client', () => create('/api/invoices', draft));
  await send('POST', `/api/invoices/${invoice}/send`);

  const get = async (path: string, start: string): Promise<RenderedFile> => {
    const since = performance.now();
    // The first document loads the libraries, which may exceed the deadline of a request on a busy machine.
    const response = await until(path, () => send('GET', path), { timeoutMs: RENDER_TIMEOUT_MS, pauseMs: 500 });
    const content = Buffer.from(await response.arrayBuffer());
    if (!content.subarray(0, start.length).equals(Buffer.from(start))) throw new Error(`${path} is no ${start} file`);
    const mediaType = response.headers.get('content-type') ?? '';
    return { path, mediaType, size: content.length, ms: performance.now() - since };
  };
  return [
    await get(`/api/invoices/${invoice}/pdf`, '%PDF-'),
    await get(`/api/invoices/${invoice}/xml?format=factur-x`, '<?xml'),
    await get(`/api/orders/${order}/pdf`, '%PDF-'),
  ];
}

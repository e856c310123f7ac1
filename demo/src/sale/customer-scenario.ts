import { formatMoney } from '@bms/money';
import type { Api } from '../api.ts';
import { readAll } from '../lists.ts';
import { type ReadCode, signInCustomer } from './customer-account.ts';
import { awaitOne, type Scenario, startScenario } from './scenario.ts';

/** Company name of the client; later runs find it by this name. */
const CUSTOMER = 'Harbour Tea Room';
const USER = { first_name: 'Ingrid', last_name: 'Solberg', email: 'ingrid.solberg@harbour-tea.example' };
const FILE = 'tea-list.txt';

type One<Item> = { record: Item };
interface Sold {
  id: number;
  status: string;
  total: number;
  currency: string;
}
type Estimate = Sold & { estimate_number: string };
type Invoice = Sold & { invoice_number: string; balance: number; due_date: string };

/** The clients of staff and customer, with the output of what the customer sees. */
interface Both {
  readonly staff: Api;
  readonly scenario: Scenario;
  readonly client: number;
}

/**
 * Runs a customer's steps as the portal user sees them: request, estimate, acceptance, invoice, message and file. The
 * results of an earlier run are shown, not repeated.
 * @throws Error when a step has an unexpected result
 */
export async function runCustomerScenario(staff: Api, url: string, readCode: ReadCode | undefined): Promise<void> {
  console.log("\nA customer's path, as the user of the portal sees it (+ done now, = done by an earlier run):");
  if (!readCode) return console.log('  skipped: the invitation goes to an inbox that the demo cannot read');
  const client = await ensureClient(staff);
  const { api, isNew } = await signInCustomer(staff, url, { client_id: client, ...USER }, readCode);
  const scenario = startScenario(api);
  scenario.show({ what: 'invited and signed in', which: USER.email.split('@')[0]!, detail: CUSTOMER, isNew });
  const both = { staff, scenario, client };
  const request = await askForEstimate(both);
  await acceptEstimate(both, request);
  await seeInvoice(both);
  await sendMessage(both);
  await openFile(both);
}

/** Returns the id of the client, if an earlier run created it. */
export async function findCustomer(staff: Api): Promise<number | undefined> {
  const found = await readAll<{ id: number; company_name: string }>(
    staff,
    `/api/clients?search=${encodeURIComponent(CUSTOMER)}`,
  );
  return found.find(({ company_name }) => company_name === CUSTOMER)?.id;
}

async function ensureClient(staff: Api): Promise<number> {
  const known = await findCustomer(staff);
  if (known !== undefined) return known;
  const body = { company_name: CUSTOMER, type: 'organization', city: 'Bergen', country: 'Norway' };
  return (await staff.post<One<{ id: number }>>('/api/clients', body)).record.id;
}

async function askForEstimate({ scenario: { api, show } }: Both): Promise<number> {
  const [known] = await readAll<{ id: number }>(api, '/api/request_estimate/requests');
  const id = known?.id ?? (await submit(api));
  const { record } = await api.get<One<{ status: string; form_title: string }>>(`/api/request_estimate/requests/${id}`);
  show({ what: 'asked for an estimate', which: `request ${id}`, detail: `"${record.form_title}"`, isNew: !known });
  return id;
}

async function submit(api: Api): Promise<number> {
  const { records: forms } = await api.get<{ records: { id: number }[] }>('/api/request_estimate/forms');
  const form_id = forms[0]!.id;
  const path = `/api/request_estimate/forms/${form_id}/fields`;
  const { records: fields } = await api.get<{ records: { id: number; required: boolean }[] }>(path);
  const asked = fields.filter(({ required }) => required);
  const values = Object.fromEntries(asked.map(({ id }) => [`field_${id}`, 'Ten boxes of tea a month']));
  return (await api.post<One<{ id: number }>>('/api/request_estimate/requests', { form_id, values })).record.id;
}

/** Creates and sends the estimate as staff; the customer views and accepts it. */
async function acceptEstimate({ staff, scenario: { api, show }, client }: Both, request: number): Promise<void> {
  const [known] = await readAll<Estimate>(staff, `/api/estimates?client_id=${client}`);
  const items = [{ title: 'Tea, a box', quantity: 10, rate: 13_787.5 }];
  const body = { client_id: client, estimate_request_id: request, items };
  const { id } = known ?? (await staff.post<One<Estimate>>('/api/estimates', body)).record;
  if (!known || known.status === 'draft') await staff.post(`/api/estimates/${id}/send`, {});
  const { record } = await api.get<One<Estimate>>(`/api/estimates/${id}`);
  const which = record.estimate_number;
  const isNew = record.status === 'sent';
  show({ what: 'sees the estimate', which, detail: formatMoney(record.total, { currency: record.currency }), isNew });
  if (isNew) await api.post(`/api/estimates/${id}/accept`, {});
  show({ what: 'accepts it', which, detail: 'sent → accepted', isNew });
}

/** Confirms the order and sends its invoice as staff; the customer sees the amount due. */
async function seeInvoice({ staff, scenario: { api, show }, client }: Both): Promise<void> {
  const { item: order } = await awaitOne<Sold>(api, `/api/orders`);
  const isNew = order.status === 'new';
  show({
    what: 'sees the order',
    which: `order ${order.id}`,
    detail: formatMoney(order.total, { currency: order.currency }),
    isNew,
  });
  for (const status of isNew ? ['processing', 'confirmed'] : [])
    await staff.patch(`/api/orders/${order.id}`, { status });
  const { item: draft } = await awaitOne<Invoice>(staff, `/api/invoices?client_id=${client}`);
  if (draft.status === 'draft') await staff.post(`/api/invoices/${draft.id}/send`, {});
  const { record } = await api.get<One<Invoice>>(`/api/invoices/${draft.id}`);
  const detail = `${formatMoney(record.balance, { currency: record.currency })} to pay until ${record.due_date}`;
  show({ what: 'sees the invoice', which: record.invoice_number, detail, isNew: draft.status === 'draft' });
}

async function sendMessage({ scenario: { api, show } }: Both): Promise<void> {
  const [known] = await readAll<{ id: number; subject: string }>(api, '/api/messages?box=sent');
  const { records } = await api.get<{ records: { id: number; name: string }[] }>('/api/messages/recipients');
  const [to] = records;
  if (!to) throw new Error('the customer may write to nobody');
  const body = { to_user_id: to.id, subject: 'Delivery', message: 'Could the tea come on Friday?' };
  const id = known?.id ?? (await api.post<One<{ id: number }>>('/api/messages', body)).record.id;
  show({ what: 'writes a message', which: `message ${id}`, detail: `to ${to.name}: "Delivery"`, isNew: !known });
}

/** Shares a file as staff; the customer finds and opens it. */
async function openFile({ staff, scenario: { api, show }, client }: Both): Promise<void> {
  const listed = async () => {
    const { data } = await api.call.folders.list({ query: {} });
    return data.records.find((entry) => entry.kind === 'file' && entry.title === FILE);
  };
  const known = await listed();
  const file = new File(['Assam\nDarjeeling\nKeemun\n'], FILE, { type: 'text/plain' });
  if (!known) await staff.call.files.upload({ body: { client_id: client, share_with_client: true, file } });
  const entry = known ?? (await listed());
  if (!entry) throw new Error(`${FILE} is not in the portal`);
  const { data } = await api.call.files.download({ path: { id: entry.id }, parseAs: 'text' });
  const lines = String(data).trim().split('\n').length;
  show({ what: 'opens a file', which: `file ${entry.id}`, detail: `${FILE}: ${lines} lines`, isNew: !known });
}

import { detailOf, loadContract, type Rpc } from '@bms/contracts';
import { hire, inviteToPortal, openSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { read, utils } from 'xlsx';

type Row = Record<string, unknown>;

/** The callers of the tests with their tokens. */
const callers = { admin: '', member: '', nobody: '', portal: '' };
type CallerName = keyof typeof callers;

let url: string;
let clientId: number;

const lists = loadContract()
  .rpcs.filter((rpc) => rpc.name === 'List' && rpc.shape)
  .map((rpc) => [rpc.bindings[0]!.path, rpc] as const);
const paged = lists.filter(([, rpc]) => rpc.response.field('meta'));
const withPath = (path: string): string => path.replace('{client_id}', String(clientId));

const get = (path: string, caller: CallerName = 'admin', accept = 'application/json') =>
  fetch(url + withPath(path), { headers: { authorization: `Bearer ${callers[caller]}`, accept } });

async function jsonOf(path: string, caller?: CallerName): Promise<Row[]> {
  const answer = await get(path, caller);
  expect([path, answer.status]).toEqual([path, 200]);
  return ((await answer.json()) as { records: Row[] }).records;
}

async function csvOf(path: string, caller?: CallerName): Promise<Record<string, string>[]> {
  const answer = await get(path, caller);
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'text/csv; charset=utf-8']);
  return parse(await answer.text(), { columns: true });
}

async function create(path: string, body: object): Promise<number> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${callers.admin}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { record: { id: number } }).record.id;
}

beforeAll(async () => {
  const { system, inbox } = await openSystem();
  url = system.gateways[0]!.url;
  const admin = await signIn(url, system.admin.email, system.admin.password);
  callers.admin = admin.token!;
  clientId = await create('/api/clients', {
    company_name: '=Alfreds',
    type: 'person',
    phone: '+49 30 123',
    labels: ['a'],
  });
  await create('/api/clients', { company_name: 'Bolido', type: 'organization', zip: '01067', currency: 'JPY' });
  const document = { client_id: clientId, items: [{ title: 'Chai', quantity: 2, rate: 18.5 }] };
  const invoice = await create('/api/invoices', { ...document, due_date: '2999-12-31' });
  for (const path of ['/api/estimates', '/api/orders']) await create(path, document);
  await create('/api/tasks', { title: 'Call', assigned_to: [1], start_date: '2026-01-31' });
  await create('/api/file-manager/folders', { title: 'Logos', client_id: clientId });
  await create('/api/leads', { company_name: 'Folies', value: 250_000.5 });
  await create(`/api/clients/${clientId}/contacts`, { name: 'Ana' });
  for (let n = 0; n < 120; n += 1) await create('/api/item-categories', { title: `Category ${n}` });
  await create('/api/items', { title: 'Tea', rate: 12.25 });
  await admin.send('POST', `/api/invoices/${invoice}/send`);
  await create(`/api/invoices/${invoice}/payments`, { amount: 5, paid_on: '2026-01-31' });
  const own = [
    { module: 'clients', action: 'view', scope: 'own' },
    { module: 'clients', action: 'create', scope: 'all' },
  ];
  callers.member = (await hire(url, admin, inbox, 'member', own)).http.token!;
  callers.nobody = (await hire(url, admin, inbox, 'nobody', [])).http.token!;
  callers.portal = (await inviteToPortal(url, admin, inbox, 'portal', clientId)).http.token!;
});

/** Returns a cell as the JSON value that it shows; an apostrophe before a formula is no part of it. */
const shownAs = (value: unknown): string =>
  value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value);
const withoutMarks = (cell: string): string => cell.replace(/'(?=[=+\-@])/g, '');

/** Expects rows of CSV to have the values of JSON records, as far as those are no messages or maps. */
function expectSame(rows: readonly Record<string, string>[], records: readonly Row[]): void {
  const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
  const shown = rows.map((row, at) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => isPlain(records[at]?.[name]))
        .map(([name, cell]) => [name, withoutMarks(cell)]),
    ),
  );
  const expected = shown.map((row, at) =>
    Object.fromEntries(
      Object.keys(row).map((name) => [
        name,
        shownAs(name.split('.').reduce<unknown>((value, part) => (value as Row | null)?.[part], records[at])),
      ]),
    ),
  );
  expect(rows).toHaveLength(records.length);
  expect(shown).toEqual(expected);
}

/** Reads all records of a list by its pages. */
async function allOf(path: string, rpc: Rpc, query = '', caller?: CallerName): Promise<Row[]> {
  const records: Row[] = [];
  for (let page = 1; ; page += 1) {
    const found = await jsonOf(`${path}?limit=100&page=${page}${query}`, caller);
    records.push(...found);
    if (found.length < 100 || !rpc.response.field('meta')) return records;
  }
}

describe('the export of', () => {
  test.each(lists)('%s has the records of all pages with their values', async (path, rpc) => {
    // Audit entries and others of the system are written meanwhile.
    const rows = await csvOf(`${path}?format=csv&sort=id`);
    const last = Number(rows.at(-1)?.['id'] ?? 0);
    const records = (await allOf(path, rpc, '&sort=id')).filter(({ id }) => Number(id) <= last);
    expectSame(rows, records);
  });

  test.each(lists)('%s with fields has the members that JSON has', async (path, rpc) => {
    const names = rpc.response
      .field('records')!
      .message!.fields.flatMap(({ name, rules }) => (rules.writeOnly ? [] : [name]));
    const query = `fields=${names.join()}&sort=id`;
    const [rows, records] = [await csvOf(`${path}?format=csv&${query}`), await allOf(path, rpc, `&${query}`)];
    expectSame(rows, records.slice(0, rows.length));
  });

  test.each(lists)('%s with all members of the details has them', async (path, rpc) => {
    const [rows, records] = [
      await csvOf(`${path}?format=csv&fields=*,etag&sort=id`),
      await allOf(path, rpc, '&fields=*&sort=id'),
    ];
    expectSame(rows, records.slice(0, rows.length));
    if (detailOf(rpc) && rows.length > 0) expect(rows[0]!['etag']).toMatch(/^"\d+"$/);
  });

  test.each(lists)('%s as a workbook has the records of CSV, in its order', async (path) => {
    const answer = await get(`${path}?format=xlsx`);
    expect([path, answer.status]).toEqual([path, 200]);
    const book = read(await answer.arrayBuffer());
    const rows = utils.sheet_to_json<Row>(book.Sheets[book.SheetNames[0]!]!);
    const ids = rows.map(({ id }) => String(id));
    // Audit entries of the system are written meanwhile.
    const after = (await csvOf(`${path}?format=csv`)).map(({ id }) => id);
    expect(after.filter((id) => ids.includes(id!))).toEqual(ids);
  });

  test.each(paged)('%s has the order of JSON by every sort', async (path, rpc) => {
    for (const sort of rpc.request.field('list')!.rules.sortable.flatMap((name) => [name, `-${name}`])) {
      const filter = `sort=${sort}&created_to=2000-01-01`;
      const rows = await csvOf(`${path}?format=csv&sort=${sort}`);
      const first = (await jsonOf(`${path}?limit=20&sort=${sort}`)).map(({ id }) => String(id));
      if (path !== '/api/admin/audit-log') expect(rows.slice(0, 20).map(({ id }) => id)).toEqual(first);
      expect(await csvOf(`${path}?format=csv&${filter}`)).toEqual([]);
    }
  });

  test.each(lists)('%s is 403 for whom its JSON is', async (path) => {
    const [json, table] = [await get(path, 'nobody'), await get(`${path}?format=csv`, 'nobody')];
    expect(table.status).toBe(json.status);
    await Promise.all([json.body?.cancel(), table.body?.cancel()]);
  });

  test.each(lists)('%s has what a portal user sees in JSON, without columns for staff', async (path, rpc) => {
    const json = await get(`${path}?limit=100&sort=id`, 'portal');
    const table = await get(`${path}?format=csv&sort=id`, 'portal');
    expect(table.status).toBe(json.status);
    if (!table.ok) return;
    const text = await table.text();
    const staffOnly = rpc.response.field('records')!.message!.fields.filter(({ rules }) => rules.staffOnly);
    const header = text.split('\r\n')[0]!.split(',');
    expect(staffOnly.filter(({ name }) => header.includes(name))).toEqual([]);
    expectSame(parse(text, { columns: true }), ((await json.json()) as { records: Row[] }).records);
  });
});

test('the export of a member has the records in the scope of its own', async () => {
  expect(await csvOf('/api/clients?format=csv', 'member')).toEqual([]);
  const answer = await fetch(`${url}/api/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${callers.member}`, 'content-type': 'application/json' },
    body: JSON.stringify({ company_name: 'Own', type: 'person' }),
  });
  expect(answer.status).toBe(201);
  expect((await csvOf('/api/clients?format=csv', 'member')).map((row) => row['company_name'])).toEqual(['Own']);
});

test('the export of a filter has its records alone, texts as they were, and amounts in their currency', async () => {
  const [client] = await csvOf('/api/clients?format=csv&search=bolido&fields=zip,currency');
  expect(client).toEqual({ zip: '01067', currency: 'JPY' });
  const [invoice] = await csvOf('/api/invoices?format=csv&amounts=decimal');
  expect(invoice).toMatchObject({ total: '0.37' });
  const [lead] = await csvOf('/api/leads?format=csv&amounts=decimal');
  expect(lead).toMatchObject({ value: '2500.005', currency: 'EUR' });
});

test('every amount of a list has a currency, in the record of the list or in the detail', () => {
  const amounts = lists.flatMap(([path, rpc]) => {
    const item = rpc.response.field('records')!.message!;
    const record = detailOf(rpc)?.response.field('record')?.message;
    return [item, record].flatMap((message) =>
      message?.fields.some(({ rules }) => rules.money) && !message.field('currency')
        ? [`${path}: ${message.name}`]
        : [],
    );
  });
  expect(amounts).toEqual([]);
});

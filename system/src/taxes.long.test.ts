import { EXAMPLES, type Example } from '@bms/money/examples';
import { eventually, type Http, openSystem, signIn } from '@bms/testing';
import { beforeAll, expect, test } from '@jest/globals';

let admin: Http;
let client_id: number;
/** The ids of the taxes of the examples. */
const taxIds = new Map<number, number>();

beforeAll(async () => {
  const { system } = await openSystem();
  admin = await signIn(system.gateways[0]!.url, system.admin.email, system.admin.password);
  client_id = (await create('/api/clients', { company_name: 'Northwind', type: 'organization' })).id;
  const taxes = new Map(
    EXAMPLES.flatMap(({ document }) => (document.taxes ?? []).map((tax) => [tax.tax_id, tax.rate])),
  );
  for (const [id, rate] of taxes)
    taxIds.set(id, (await create('/api/taxes', { title: `Tax ${id}`, rate: Number(rate) })).id);
});

interface Shown {
  readonly id: number;
  readonly [member: string]: unknown;
}

async function create(path: string, body: object): Promise<Shown> {
  const { status, body: answer } = await admin.send('POST', path, body);
  if (status >= 300) throw new Error(`POST ${path}: ${JSON.stringify(answer)}`);
  return (answer as { record: Shown }).record;
}
const show = async (path: string) => ((await admin.send('GET', path)).body as { record: Shown }).record;
const list = async (path: string) => ((await admin.send('GET', path)).body as { records: Shown[] }).records;

/** Returns the body of an example: numbers as in JSON, and the ids of the taxes in this system. */
function bodyOf({ document }: Example): object {
  const { lines, taxes: _taxes, ...rest } = document;
  const numbers = ({ discount_percent, discount_amount }: Example['document']['lines'][number] | typeof rest) => ({
    discount_percent: discount_percent == null ? null : Number(discount_percent),
    discount_amount: discount_amount == null ? null : Number(discount_amount),
  });
  const items = lines.map((line) => ({
    title: 'x',
    quantity: Number(line.quantity),
    rate: Number(line.rate),
    tax_ids: line.tax_ids?.map((id) => taxIds.get(id)),
    ...numbers(line),
  }));
  return { items, ...rest, ...numbers(rest) };
}

function amountsOf({ subtotal, discount_total, taxes, total, lines }: Example): object {
  return {
    subtotal,
    discount_total,
    total,
    taxes: taxes.map(([id, base, amount]) => ({ tax_id: taxIds.get(id), title: `Tax ${id}`, base, amount })),
    items: lines.map(([net, tax_total]) => ({ net, tax_total })),
  };
}

/** Returns the first record that a list has after the effects of an event. */
async function firstOf(path: string): Promise<Shown> {
  const found = await eventually(
    () => list(path),
    ({ length }) => length > 0,
  );
  return found[0]!;
}

test.each(EXAMPLES.map((example) => [example.name, example] as const))(
  'an estimate, its order and its invoice have the same amounts: %s',
  async (_name, example) => {
    const client = (await create('/api/clients', { company_name: 'Buyer', type: 'person' })).id;
    const estimate = await create('/api/estimates', { client_id: client, ...bodyOf(example) });
    await admin.send('POST', `/api/estimates/${estimate.id}/send`);
    await admin.send('POST', `/api/estimates/${estimate.id}/accept`);
    const order = await firstOf(`/api/orders?client_id=${client}`);
    for (const status of ['processing', 'confirmed']) await admin.send('PATCH', `/api/orders/${order.id}`, { status });
    const invoice = await firstOf(`/api/invoices?client_id=${client}`);
    const expected = amountsOf(example);
    expect(await show(`/api/estimates/${estimate.id}`)).toMatchObject(expected);
    expect(await show(`/api/orders/${order.id}`)).toMatchObject(expected);
    expect(await show(`/api/invoices/${invoice.id}`)).toMatchObject({ ...expected, balance: example.total });
  },
);

test('an estimate, its order and its invoice withhold the same', async () => {
  const client = (await create('/api/clients', { company_name: 'Buyer', type: 'person' })).id;
  const vat = (await create('/api/taxes', { title: 'IVA 21 %', rate: 21 })).id;
  const irpf = (await create('/api/taxes', { title: 'IRPF 15 %', rate: -15, withholding: true })).id;
  const items = [{ title: 'Work', quantity: 1, rate: 100_000, tax_ids: [vat, irpf] }];
  const estimate = await create('/api/estimates', { client_id: client, items });
  await admin.send('POST', `/api/estimates/${estimate.id}/send`);
  await admin.send('POST', `/api/estimates/${estimate.id}/accept`);
  const order = await firstOf(`/api/orders?client_id=${client}`);
  for (const status of ['processing', 'confirmed']) await admin.send('PATCH', `/api/orders/${order.id}`, { status });
  const invoice = await firstOf(`/api/invoices?client_id=${client}`);
  const withheld = [{ tax_id: irpf, title: 'IRPF 15 %', rate: -15, base: 100_000, amount: 15_000 }];
  for (const path of [`/api/estimates/${estimate.id}`, `/api/orders/${order.id}`, `/api/invoices/${invoice.id}`])
    expect(await show(path)).toMatchObject({ total: 121_000, withheld, withheld_total: 15_000 });
  expect(await show(`/api/invoices/${invoice.id}`)).toMatchObject({ balance: 106_000 });
  const before = await admin.send('GET', `/api/invoices/${invoice.id}`);
  const { record } = before.body as { record: Shown };
  expect((await admin.send('PUT', `/api/invoices/${invoice.id}`, record)).status).toBe(200);
  expect((await admin.send('PUT', `/api/invoices/${invoice.id}`, { ...record, withheld_total: 0 })).status).toBe(422);
});

test('an invoice that is sent back by PUT as it is shown keeps its version', async () => {
  const { id } = await create('/api/invoices', { client_id, due_date: '2030-01-01', ...bodyOf(EXAMPLES[6]!) });
  const before = await admin.send('GET', `/api/invoices/${id}`);
  const { record } = before.body as { record: Shown };
  expect((await admin.send('PUT', `/api/invoices/${id}`, record)).status).toBe(200);
  expect((await admin.send('GET', `/api/invoices/${id}`)).headers.get('etag')).toBe(before.headers.get('etag'));
});

test('a wrong discount or tax is a 422 that names the field', async () => {
  const fieldsOf = async (body: object) => {
    const { status, body: answer } = await admin.send('POST', '/api/estimates', { client_id, ...body });
    return [status, (answer as { errors?: { field: string }[] }).errors?.map(({ field }) => field)];
  };
  const line = { title: 'x', quantity: 1, rate: 100 };
  expect(await fieldsOf({ items: [{ ...line, tax_ids: [404] }] })).toEqual([422, ['items[0].tax_ids']]);
  expect(await fieldsOf({ items: [{ ...line, discount_amount: 101 }] })).toEqual([422, ['items[0].discount_amount']]);
  expect(await fieldsOf({ items: [line], discount_amount: 101 })).toEqual([422, ['discount_amount']]);
  expect(await fieldsOf({ items: [line], discount_amount: 1, discount_percent: 1 })).toEqual([
    422,
    ['discount_amount'],
  ]);
});

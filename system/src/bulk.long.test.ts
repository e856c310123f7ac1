import { request } from 'node:http';
import { type BulkTarget, bulkTargets, loadContract, type Rpc } from '@bms/contracts';
import { type Http, type HttpResponse, inviteToPortal, openSystem, type SharedSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { operationsOf } from './authorization/operations.ts';
import { createSamples, type Samples } from './authorization/samples.ts';

interface Result {
  readonly index: number;
  readonly status: number;
  readonly id?: number;
  readonly etag?: string;
  readonly record?: Record<string, unknown>;
  readonly problem?: { readonly code: string; readonly errors?: readonly { field: string; code: string }[] };
}

const contract = loadContract();
const bulks = operationsOf(contract).filter(({ rpc }) => rpc.policy.bulk);

let shared: SharedSystem;
let admin: Http;
let samples: Samples;
beforeAll(async () => {
  shared = await openSystem();
  const { gateways, admin: account } = shared.system;
  admin = await signIn(gateways[0]!.url, account.email, account.password);
  const { id } = (await admin.send('GET', '/api/auth/me')).body as { id: number };
  samples = createSamples(contract, admin, { userId: id, from: 500_000 });
});

const post = (path: string, items: readonly object[], more: object = {}, headers?: Record<string, string>) =>
  admin.send('POST', path, { items, ...more }, headers);
const resultsOf = ({ body }: HttpResponse) => (body as { results: Result[] }).results;
const statusesOf = (response: HttpResponse) => resultsOf(response).map(({ status }) => status);
const newClient = (name: string) => ({ action: 'create', record: { company_name: name, type: 'person' } });
const countClients = async (name: string) =>
  ((await admin.send('GET', `/api/clients?search=${encodeURIComponent(name)}`)).body as { meta: { total: number } })
    .meta.total;

/** Returns an item that creates a record, with the id that its path needs. */
async function createItem(rpc: Rpc, { binding }: BulkTarget, id: number): Promise<object> {
  const record = await samples.body({ rpc, binding, title: rpc.path });
  return { action: 'create', record, ...(binding.path.includes('{id}') && { id }) };
}

describe('every bulk', () => {
  test.each(bulks.map((operation) => [operation.title, operation] as const))(
    '%s makes the single writes of its module',
    async (_title, operation) => {
      const targets = bulkTargets(operation.rpc.service);
      const create = targets.get('create');
      const path = await samples.path(operation);
      const made = create
        ? await post(path, [
            await createItem(create.rpc, create, 777_001),
            await createItem(create.rpc, create, 777_002),
          ])
        : undefined;
      const module = operation.rpc.service.module;
      if (made) expect([made.status, resultsOf(made)]).toEqual([200, [shownBy(create!), shownBy(create!)]]);
      const ids = made
        ? resultsOf(made).map(({ id }) => id!)
        : [await samples.newRecord(module), await samples.newRecord(module)];
      const [first, second] = ids as [number, number];
      if (targets.has('update')) {
        const updated = await post(path, [
          { action: 'update', id: first, record: {} },
          { action: 'upsert', id: second, record: {}, if_match: '"999"' },
        ]);
        expect([updated.status, statusesOf(updated)]).toEqual([200, [200, 412]]);
        expect(resultsOf(updated)[0]!.etag).toMatch(/^"\d+"$/);
      }
      const deleted = await post(path, [
        { action: 'delete', id: first },
        { action: 'delete', id: 999_999_999 },
      ]);
      expect(statusesOf(deleted)).toEqual(targets.has('delete') ? [200, 404] : [422, 422]);
    },
  );
});

const shownBy = ({ rpc }: BulkTarget) =>
  expect.objectContaining({ status: rpc.policy.success, id: expect.any(Number), record: expect.any(Object) });

describe('a bulk over HTTP', () => {
  const path = '/api/clients/bulk';

  test.each([
    ['no items', { items: [] }, 422, 'items', 'too_few'],
    ['no member items', {}, 422, 'items', 'required'],
    ['1,001 items', { items: Array.from({ length: 1001 }, () => newClient('x')) }, 422, 'items', 'too_many'],
    ['an unknown action', { items: [{ action: 'destroy', id: 1 }] }, 422, 'items[0].action', 'not_allowed'],
    [
      'an unknown member',
      { items: [{ action: 'delete', id: 1, force: true }] },
      422,
      'items[0].force',
      'unknown_field',
    ],
    ['a record that is a list', { items: [{ action: 'create', record: [] }] }, 422, 'items[0].record', 'wrong_type'],
    ['an id that is none', { items: [{ action: 'delete', id: -1 }] }, 422, 'items[0].id', 'out_of_range'],
  ])('with %s is refused', async (_what, body, status, field, code) => {
    const response = await admin.send('POST', path, body);
    const { errors } = response.body as { errors: { field: string; code: string }[] };
    expect([response.status, errors]).toEqual([status, [expect.objectContaining({ field, code })]]);
  });

  test('takes 8 MB, and no more', async () => {
    const large = (size: number) => ({
      action: 'create',
      record: { company_name: 'large', type: 'person', address: 'a'.repeat(size) },
    });
    expect(
      statusesOf(
        await post(
          path,
          Array.from({ length: 7 }, () => large(1_000_000)),
        ),
      ),
    ).toEqual(Array(7).fill(422));
    const body = JSON.stringify({ items: Array.from({ length: 9 }, () => large(1_000_000)) });
    expect(await statusOfLarge(body)).toBe(413);
  });

  test('names the field of an item that is no valid one, and stores the others', async () => {
    const response = await post(path, [
      newClient('Bulk valid'),
      { action: 'create', record: { company_name: 'Bulk invalid', type: 'alien', colour: 'red' } },
      { action: 'create', record: { company_name: 'Bulk invalid', type: 'person', created_by: 1 } },
      { action: 'create', record: { company_name: 'Bulk invalid', type: 'person', owner_id: 99_999_999 } },
      { action: 'update', record: {} },
      newClient('Bulk valid'),
    ]);
    expect([response.status, statusesOf(response)]).toEqual([200, [201, 422, 422, 422, 422, 201]]);
    const fields = resultsOf(response).map(({ problem }) => problem?.errors?.map(({ field }) => field).sort());
    expect(fields).toEqual([undefined, ['colour', 'type'], ['created_by'], ['owner_id'], ['id'], undefined]);
    expect([await countClients('Bulk valid'), await countClients('Bulk invalid')]).toEqual([2, 0]);
  });

  test('that is atomic is 422 with the results if an item fails, and stores nothing', async () => {
    const items = [newClient('Bulk atomic'), { action: 'delete', id: 999_999_999 }, newClient('Bulk atomic')];
    const response = await post(path, items, { atomic: true });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect([response.status, statusesOf(response)]).toEqual([422, [424, 404, 424]]);
    expect(response.body).toMatchObject({ code: 'bulk_failed', success: false, status: 422 });
    expect(await countClients('Bulk atomic')).toBe(0);
    const again = await post(path, [newClient('Bulk atomic'), newClient('Bulk atomic')], { atomic: true });
    expect([again.status, await countClients('Bulk atomic')]).toEqual([200, 2]);
  });

  test('with a repeated Idempotency-Key answers the first results', async () => {
    const key = { 'idempotency-key': 'bulk of the system test' };
    const items = Array.from({ length: 30 }, () => newClient('Bulk repeated'));
    const first = await post(path, items, {}, key);
    const again = await post(path, items, {}, key);
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect(await countClients('Bulk repeated')).toBe(30);
    const other = await post(path, items.slice(1), {}, key);
    expect([other.status, (other.body as { errors: object[] }).errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'Idempotency-Key' })],
    ]);
  });

  test('writes an audit entry for each item, and numbers invoices without gaps', async () => {
    const [made] = resultsOf(await post(path, [newClient('Bulk buyer')]));
    const invoice = { client_id: made!.id, due_date: '2999-12-31', items: [{ title: 'Chai', quantity: 1, rate: 100 }] };
    const create = { action: 'create', record: invoice };
    const broken = { action: 'create', record: { ...invoice, client_id: 999_999_999 } };
    const results = resultsOf(await post('/api/invoices/bulk', [create, broken, create, create]));
    expect(results.map(({ status }) => status)).toEqual([201, 422, 201, 201]);
    const numbers = results.flatMap(({ record }) =>
      record ? [Number(String(record['invoice_number']).slice(4))] : [],
    );
    expect(numbers.map((number) => number - numbers[0]!)).toEqual([0, 1, 2]);
    await shared.untilApplied();
    for (const { id } of results.filter(({ status }) => status === 201)) {
      const entries = await admin.send('GET', `/api/admin/audit-log?module=invoices&record_id=${id}`);
      expect((entries.body as { meta: { total: number } }).meta.total).toBe(1);
    }
  });

  test('of a portal user follows the policies of the single writes', async () => {
    const [client, other] = resultsOf(await post(path, [newClient('Bulk portal'), newClient('Bulk other')]));
    const form_id = await samples.newRecord('estimate_forms');
    const url = shared.system.gateways[0]!.url;
    const { http } = await inviteToPortal(url, admin, shared.inbox, 'bulk-portal', client!.id!);
    const ask = (client_id?: number) => ({ action: 'create', record: { form_id, client_id } });
    const items = [ask(client!.id), ask(other!.id), { action: 'update', id: 1 }];
    const answer = await http.send('POST', '/api/request_estimate/requests/bulk', { items });
    expect(statusesOf(answer)).toEqual([200, 200, 403]);
    const clientsOf = resultsOf(answer).map(({ record }) => record?.['client_id']);
    expect(clientsOf).toEqual([client!.id, client!.id, undefined]);
    const refused = await http.send('POST', path, { items: [newClient('Bulk portal')] });
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([403, 'forbidden']);
  });

  test('of 300 invoices that is atomic numbers all of them', async () => {
    const [made] = resultsOf(await post(path, [newClient('Bulk invoices')]));
    const record = { client_id: made!.id, due_date: '2999-12-31', items: [{ title: 'Chai', quantity: 2, rate: 50 }] };
    const items = Array.from({ length: 300 }, () => ({ action: 'create', record }));
    const begun = performance.now();
    const response = await post('/api/invoices/bulk', items, { atomic: true });
    process.stdout.write(`an atomic bulk of 300 invoices: ${Math.round(performance.now() - begun)} ms\n`);
    expect(new Set(statusesOf(response))).toEqual(new Set([201]));
    const numbers = resultsOf(response).map(({ record }) => Number(String(record!['invoice_number']).slice(4)));
    expect(numbers.map((number) => number - numbers[0]!)).toEqual(numbers.map((_, index) => index));
  });

  /** Sends a body that is refused before all of it is read; the connection then ends while it is still written. */
  function statusOfLarge(body: string): Promise<number | undefined> {
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const sent = request(`${shared.system.gateways[0]!.url}${path}`, { method: 'POST', headers });
      sent.once('response', (response) => resolve(response.resume().statusCode));
      sent.on('error', reject);
      sent.end(body);
    });
  }
});

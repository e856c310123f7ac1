import { loadContract } from '@bms/contracts';
import { createHttp, type Http, openSystem, type SharedSystem, signIn } from '@bms/testing';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { grantsFor, operationsOf } from './operations.ts';

const contract = loadContract();
const writes = operationsOf(contract)
  .filter(({ rpc, binding }) => binding.method !== 'GET' && rpc.policy.access.kind !== 'public')
  .map((operation) => [operation.title, operation] as const);

let shared: SharedSystem;
let url: string;
let admin: Http;
let key: string;
let reader: Http;
beforeAll(async () => {
  shared = await openSystem();
  const { system } = shared;
  url = system.gateways[0]!.url;
  admin = await signIn(url, system.admin.email, system.admin.password);
  const grants = grantsFor(contract, { view: 'all', create: 'all', update: 'all', delete: 'all' });
  const role = (await admin.send('POST', '/api/admin/roles', { title: 'Agent', grants })).body as Created;
  const made = await admin.send('POST', '/api/admin/api-keys', {
    name: 'Agent',
    role_id: role.record.id,
    read_only: true,
  });
  ({ key } = made.body as Created & { key: string });
  reader = createHttp(url, key);
});

interface Created {
  readonly record: { readonly id: number };
}

const entries = async (): Promise<number> =>
  ((await admin.send('GET', '/api/admin/audit-log')).body as { meta: { total: number } }).meta.total;
const clients = async (): Promise<number> =>
  ((await admin.send('GET', '/api/clients')).body as { meta: { total: number } }).meta.total;

describe('a read-only API key', () => {
  test.each(writes)('gets 403 from %s', async (_title, { binding }) => {
    const path = binding.path.replace(/\{\w+\}/g, '1');
    const { status, body } = await reader.send(binding.method, path, {});
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
  });

  test('stores nothing by any write, also with records in their bodies', async () => {
    // The entries of earlier writes would count as those of the key.
    await shared.untilApplied();
    const before = [await entries(), await clients()];
    const client = { company_name: 'Written', type: 'person' };
    const answers = await Promise.all([
      reader.send('POST', '/api/clients', client),
      reader.send('POST', '/api/clients?dry_run=false', client),
      reader.send('POST', '/api/clients?dry_run=true&dry_run=false', client),
      reader.send('POST', '/api/clients/bulk', { items: [{ action: 'create', record: client }] }),
      reader.send('PUT', '/api/clients/external/shop/1', client),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((answers[0]!.body as { detail: string }).detail).toBe(
      'This API key is read-only: it can only read and make dry runs.',
    );
    expect([await entries(), await clients()]).toEqual(before);
  });

  test('reads what its role may view', async () => {
    const answers = await Promise.all(
      ['/api/clients', '/api/invoices', '/api/search?q=any', '/api/changes'].map((path) => reader.send('GET', path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('makes dry runs, also of bulks, which store nothing', async () => {
    const before = await clients();
    const client = { company_name: 'Tried', type: 'person' };
    const answers = [
      await reader.send('POST', '/api/clients?dry_run=true', client),
      await reader.send('POST', '/api/clients/bulk?dry_run=true', { items: [{ action: 'create', record: client }] }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('dry-run')])).toEqual([
      [201, 'true'],
      [200, 'true'],
    ]);
    expect(answers[1]!.body).toMatchObject({ results: [{ status: 201 }] });
    expect(await clients()).toBe(before);
  });

  test('sees in actions that it may do nothing', async () => {
    const id = ((await admin.send('POST', '/api/clients', { company_name: 'Seen', type: 'person' })).body as Created)
      .record.id;
    const { actions } = (await reader.send('GET', `/api/clients/${id}`)).body as { actions: { allowed: boolean }[] };
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter(({ allowed }) => allowed)).toEqual([]);
  });

  test('has only tools that read', async () => {
    const response = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    const { result } = (await response.json()) as { result: { tools: { name: string; annotations: object }[] } };
    expect(result.tools.map(({ name }) => name).sort()).toEqual([
      'describe_operation',
      'get_record',
      'list_records',
      'read',
    ]);
    for (const { annotations } of result.tools) expect(annotations).toMatchObject({ readOnlyHint: true });
  });

  test('is shown as such, and stays so', async () => {
    const { records } = (await admin.send('GET', '/api/admin/api-keys')).body as {
      records: { name: string; read_only: boolean }[];
    };
    expect(records.find(({ name }) => name === 'Agent')).toMatchObject({ read_only: true });
  });
});

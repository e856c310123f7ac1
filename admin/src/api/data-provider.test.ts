import { describe, expect, test } from '@jest/globals';
import type { Resource } from '../contract/types.ts';
import { createBatchedReads } from './batched-reads.ts';
import { createDataProvider } from './data-provider.ts';
import { createHttp } from './http.ts';
import { createSignInGate } from './sign-in-gate.ts';

const things: Resource = {
  name: 'things',
  title: 'Things',
  path: '/api/things',
  sortable: ['id', 'title'],
  hasSearch: true,
  filters: [{ name: 'status', type: 'string' }],
  columns: [],
  fields: [
    { name: 'id', type: 'integer', readOnly: true },
    { name: 'title', type: 'string', required: true },
    { name: 'note', type: 'string' },
    { name: 'custom_fields', type: 'string', map: true },
    { name: 'address', type: 'object' },
  ],
  access: { list: 'any', get: 'any', create: 'any', update: 'any', delete: 'any' },
  verbs: [],
  prints: [],
};

const numbered: Resource = { ...things, name: 'numbered', path: '/api/numbered', hasChosenId: true };

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface SentRequest {
  readonly status?: number;
  readonly body?: unknown;
  readonly etag?: string;
}

/**
 * Returns a provider on a stub of the service, and its calls. The stub returns the given responses, then repeats the
 * last one.
 */
function providerOver(...answers: SentRequest[]) {
  const calls: Call[] = [];
  const gate = createSignInGate();
  const send = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = init.headers as Record<string, string>;
    calls.push({ method: init.method!, url: String(url), headers, body: init.body && JSON.parse(String(init.body)) });
    const { status = 200, body = {}, etag } = answers[Math.min(calls.length, answers.length) - 1]!;
    return new Response(JSON.stringify(body), { status, headers: etag ? { etag } : {} });
  };
  const http = createHttp(gate, send);
  return { provider: createDataProvider([things, numbered], http, createBatchedReads(http)), calls, gate };
}

const page = { page: 2, perPage: 10 };
const record = { id: 1, title: 'One', note: '', custom_fields: { field_1: 'a', field_2: 'b' }, _version: '"3"' };

describe('a list', () => {
  const empty: SentRequest = { body: { records: [], meta: { total: 41 } } };

  test('sends page, order, search and the known filters', async () => {
    const { provider, calls } = providerOver(empty);
    const filter = { q: 'abc', status: 'new', unknown: 'x' };
    const list = await provider.getList('things', {
      pagination: page,
      sort: { field: 'title', order: 'DESC' },
      filter,
    });
    expect(list.total).toBe(41);
    expect(calls[0]!.url).toBe('/api/things?status=new&search=abc&sort=-title&page=2&limit=10');
  });

  test('keeps the order of the service if a field cannot be sorted by', async () => {
    const { provider, calls } = providerOver(empty);
    await provider.getList('things', { pagination: page, sort: { field: 'note', order: 'ASC' }, filter: {} });
    expect(calls[0]!.url).toBe('/api/things?page=2&limit=10');
  });
});

describe('an update', () => {
  const stored: SentRequest = { body: { record: { id: 1, title: 'One' } }, etag: '"4"' };

  test('sends the changed fields and the version that they are based on', async () => {
    const { provider, calls } = providerOver(stored);
    const data = { ...record, note: 'New', custom_fields: { field_1: 'a', field_2: 'c' } };
    await provider.update('things', { id: 1, data, previousData: record });
    expect(calls[0]).toMatchObject({ method: 'PATCH', url: '/api/things/1', headers: { 'If-Match': '"3"' } });
    expect(calls[0]!.body).toEqual({ note: 'New', custom_fields: { field_2: 'c' } });
  });

  test('sends a changed object as a whole without empty members, and an emptied one as null', async () => {
    const { provider, calls } = providerOver(stored);
    const update = (before: object, after: object) =>
      provider.update('things', { id: 1, data: { ...record, ...after }, previousData: { ...record, ...before } });
    const address = { scheme: '0204', id: '1' };
    await update({ address }, { address: { ...address, id: '2' } });
    await update({ address }, { address: { scheme: null, id: '2' } });
    await update({ address }, { address: { scheme: '', id: null } });
    await update({ address: null }, { address: { scheme: null, id: '' } });
    const bodies = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(bodies).toEqual([{ address: { scheme: '0204', id: '2' } }, { address: { id: '2' } }, { address: null }]);
  });

  test('clears emptied fields, and ignores untouched empty texts', async () => {
    const { provider, calls } = providerOver(stored);
    const data = { ...record, title: null, note: null };
    await provider.update('things', { id: 1, data, previousData: record });
    expect(calls[0]!.body).toEqual({ title: null });
  });

  test('returns what the service removed from a text, with the record', async () => {
    const { provider } = providerOver({ body: { success: true, removed: ['script'] } }, stored);
    const saved = await provider.update('things', { id: 1, data: { ...record, note: 'n' }, previousData: record });
    expect(saved.data).toMatchObject({ id: 1, title: 'One', removed: ['script'] });
  });

  test('that changes nothing is not sent', async () => {
    const { provider, calls } = providerOver(stored);
    await provider.update('things', { id: 1, data: { ...record }, previousData: record });
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });

  test('of an outdated version fails with a readable message', async () => {
    const { provider } = providerOver({ status: 412, body: { code: 'version_mismatch', message: 'x' } });
    const failed = provider.update('things', { id: 1, data: { ...record, note: 'n' }, previousData: record });
    await expect(failed).rejects.toMatchObject({ status: 412, message: expect.stringMatching(/Somebody else/) });
  });
});

describe('a create', () => {
  const created: SentRequest = { status: 201, body: { record: { id: 5 } } };

  test('sends the filled fields and shows the complete record', async () => {
    const { provider, calls } = providerOver(created, { body: { record: { id: 5, title: 'Full' } }, etag: '"1"' });
    const { data } = await provider.create('things', { data: { title: 'Full', note: '', id: 9 } });
    expect(calls[0]!.body).toEqual({ title: 'Full' });
    expect(data).toEqual({ id: 5, title: 'Full', _version: '"1"' });
  });

  test('sends no object without members', async () => {
    const { provider, calls } = providerOver({ body: { record: { id: 5 } } });
    await provider.create('things', { data: { title: 'New', address: { scheme: null, id: '' } } });
    expect(calls[0]!.body).toEqual({ title: 'New' });
  });

  test('is sent to the path of the chosen id', async () => {
    const { provider, calls } = providerOver(created, { body: { record: { id: 5 } } });
    await provider.create('numbered', { data: { id: 5, title: 'Mine' } });
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/api/numbered/5', body: { title: 'Mine' } });
  });

  test('repeats its Idempotency-Key after a failure and uses a new one after a success', async () => {
    const lost = { status: 503 };
    const { provider, calls } = providerOver(lost, created, created, created);
    const create = () => provider.create('things', { data: { title: 'Same' } });
    await expect(create()).rejects.toMatchObject({ status: 503 });
    await create();
    await create();
    const keys = calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('shows a secret that is returned once', async () => {
    const secret = { status: 201, body: { record: { id: 5 }, key: 'bms_once' } };
    const { provider } = providerOver(secret, { body: { record: { id: 5, title: 'Key' } } });
    expect((await provider.create('things', { data: { title: 'Key' } })).data).toMatchObject({
      title: 'Key',
      key: 'bms_once',
    });
  });

  test('reports the rejected fields', async () => {
    const errors = [{ field: 'items[1].rate', code: 'required', message: 'items[1].rate is required.' }];
    const { provider } = providerOver({ status: 422, body: { message: 'x', errors } });
    const failed = provider.create('things', { data: { title: 'x' } });
    await expect(failed).rejects.toMatchObject({ body: { errors: { 'items.1.rate': 'Is required.' } } });
  });
});

describe('a session that has ended', () => {
  test('holds a call until the user has signed in again', async () => {
    const { provider, calls, gate } = providerOver({ status: 401 }, { body: { record: { id: 1 } } });
    const asked = new Promise<void>((resolve) => gate.subscribe(resolve));
    const saved = provider.update('things', { id: 1, data: { ...record, note: 'kept' }, previousData: record });
    await asked;
    expect(gate.isClosed).toBe(true);
    gate.open();
    await saved;
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { note: 'kept' }],
      ['PATCH', { note: 'kept' }],
      ['GET', undefined],
    ]);
    expect(gate.isClosed).toBe(false);
  });

  test('does not ask again for a call that was rejected before, and whose response is late', async () => {
    const gate = createSignInGate();
    const late = Promise.withResolvers<void>();
    const statuses = [401, 200];
    const http = createHttp(gate, async () => {
      const status = statuses.shift();
      if (status === 401) await late.promise;
      return new Response('{}', { status: status! });
    });
    const saved = http('POST', '/api/things', { body: {} });
    gate.open();
    late.resolve();
    await saved;
    expect([gate.isClosed, statuses]).toEqual([false, []]);
  });
});

test('every call has the header of pages of the own origin', async () => {
  const { provider, calls } = providerOver({ body: { record: { id: 1 } } });
  await provider.getOne('things', { id: 1 });
  expect(calls[0]!.headers['X-Session']).toBe('cookie');
});

describe('the references of a page', () => {
  test('are looked up in one request by their ids, and keep their order', async () => {
    const { provider, calls } = providerOver({ body: { records: [{ id: 1 }, { id: 2 }], meta: { total: 2 } } });
    const { data } = await provider.getMany('things', { ids: [2, 0, 1] });
    expect(data).toEqual([{ id: 2 }, { id: 0 }, { id: 1 }]);
    expect(calls.map(({ url }) => url)).toEqual(['/api/things?ids=2%2C1&limit=2']);
  });

  test('are looked up in batches of one hundred', async () => {
    const { provider, calls } = providerOver({ body: { records: [] } });
    const ids = Array.from({ length: 150 }, (_, index) => index + 1);
    expect((await provider.getMany('things', { ids })).data).toEqual(ids.map((id) => ({ id })));
    expect(calls).toHaveLength(2);
  });

  test('have no names for callers without permission, and fail if the service is unavailable', async () => {
    const forbidden = providerOver({ status: 403 });
    expect((await forbidden.provider.getMany('things', { ids: [1] })).data).toEqual([{ id: 1 }]);
    const unavailable = providerOver({ status: 503 });
    await expect(unavailable.provider.getMany('things', { ids: [1] })).rejects.toMatchObject({ status: 503 });
  });
});

test('of many records, the deletable ones are deleted and the number of others is reported', async () => {
  const problem = { status: 422, body: { message: 'It is in use.' } };
  const { provider, calls } = providerOver({}, problem, { status: 404 }, {});
  await expect(provider.deleteMany('things', { ids: [1, 2, 3, 4] })).rejects.toThrow(
    '1 of 4 are still there. It is in use.',
  );
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual(
    [1, 2, 3, 4].map((id) => `DELETE /api/things/${id}`),
  );
});

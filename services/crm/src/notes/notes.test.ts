import { errorsOf, eventually, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSales, type TestedSales } from '../../test/sales.ts';

type Note = Record<string, unknown> & { id: number };

let sales: TestedSales;
let client_id: number;
beforeAll(async () => {
  sales = await startSales();
  client_id = await sales.newClient();
});
afterAll(() => sales?.stop());

const call = { type: 'call', text: 'Wants the delivery before Christmas.', happened_at: '2026-11-02T09:30:00.000Z' };
const create = async (note: object = call, client = client_id, options?: RpcOptions) =>
  (await sales.call<{ record: Note }>('Notes/Create', { client_id: client, note }, options)).message.record;
const show = async (id: number, client = client_id, options?: RpcOptions) =>
  (await sales.call<{ record: Note }>('Notes/Get', { client_id: client, id }, options)).message.record;
const list = async (client: number, query: object = {}) =>
  (await sales.call<{ records: Note[] }>('Notes/List', { client_id: client, ...query })).message.records;
const change = (id: number, note: object) =>
  sales.call('Notes/Update', { client_id, id, note, update_mask: { paths: Object.keys(note) } });
const as = (userId: number, view: 'own' | 'all', update?: 'own' | 'all'): RpcOptions => ({
  caller: staff(userId, { 'clients.view': view, ...(update && { 'clients.update': update }) }),
});

describe('a note about a client', () => {
  test('is written, shown, found by its words, and listed with who wrote it, the latest call first', async () => {
    const client = await sales.newClient();
    const { id } = await create(call, client);
    const later = await create({ ...call, happened_at: '2026-11-03T09:30:00.000Z' }, client);
    await create({ text: 'Pays late.' }, client);
    expect(await show(id, client)).toMatchObject({ ...call, id, client_id: client, created_by: 1 });
    const calls = await list(client, { type: ['call', 'meeting'], list: { sort: '-happened_at' } });
    expect(calls.map((note) => [note.id, note['created_by']])).toEqual([
      [later.id, 1],
      [id, 1],
    ]);
    expect((await list(client, { list: { search: 'christm' } })).map((note) => note.id).sort()).toEqual([id, later.id]);
  });

  test('is of now and no contact unless it says so', async () => {
    const since = Date.now();
    const { happened_at, type } = await create({ text: 'Pays late.' });
    expect(type).toBe('note');
    expect(Date.parse(String(happened_at))).toBeGreaterThanOrEqual(since);
  });

  test('is not of the future, which is a task, and keeps its time when its text is changed', async () => {
    const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
    expect(await errorsOf(create({ ...call, happened_at: tomorrow }))).toEqual(['happened_at out_of_range']);
    expect(await errorsOf(create({ type: 'call' }))).toEqual(['text required']);
    const { id } = await create();
    await change(id, { text: 'Wants it before Easter.' });
    expect(await show(id)).toMatchObject({ ...call, text: 'Wants it before Easter.' });
    expect(await errorsOf(change(id, { happened_at: tomorrow }))).toEqual(['happened_at out_of_range']);
  });

  test('is for the staff who reach the client', async () => {
    const { id } = await create();
    expect(await show(id, client_id, as(1, 'own'))).toMatchObject({ id });
    expect(await errorsOf(create(call, client_id, as(7, 'all', 'own')))).toEqual(['forbidden']);
    expect(await errorsOf(show(id, client_id, as(7, 'own', 'own')))).toEqual(['not_found']);
    expect(await errorsOf(show(id, client_id, { caller: portalUser(client_id) }))).toEqual(['forbidden']);
  });

  test('is deleted and restored with the client', async () => {
    const client = await sales.newClient();
    const { id } = await create(call, client);
    await sales.call('Clients/Delete', { id: client });
    const stored = sales.running.kit.db.collection<{ _id: number }>('notes');
    await eventually(async () => (await stored.findOne({ _id: id })) === null);
    await sales.call('Clients/Restore', { id: client });
    await eventually(async () => (await list(client)).some((note) => note.id === id));
  });
});

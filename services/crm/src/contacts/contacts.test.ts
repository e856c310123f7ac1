import { errorsOf, eventually, portalUser, type RpcOptions, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSales, type TestedSales } from '../../test/sales.ts';
import { today } from '../../test/today.ts';

type Contact = Record<string, unknown> & { id: number };

let sales: TestedSales;
let client_id: number;
beforeAll(async () => {
  sales = await startSales();
  client_id = await sales.newClient();
});
afterAll(() => sales?.stop());

const maria = {
  name: 'Maria Anders',
  email: 'maria@alfreds.example',
  phone: '030-0074321',
  position: 'Sales Representative',
  gets_documents: true,
};
const create = async (contact: object = maria, client = client_id, options?: RpcOptions) =>
  (await sales.call<{ record: Contact }>('Contacts/Create', { client_id: client, contact }, options)).message.record;
const show = async (id: number, client = client_id, options?: RpcOptions) =>
  (await sales.call<{ record: Contact }>('Contacts/Get', { client_id: client, id }, options)).message.record;
const list = async (client: number, query: object = {}, options?: RpcOptions) =>
  (
    await sales.call<{ records: Contact[]; meta: { total: number } }>(
      'Contacts/List',
      { client_id: client, ...query },
      options,
    )
  ).message;
const change = (id: number, contact: object, options?: RpcOptions) =>
  sales.call('Contacts/Update', { client_id, id, contact, update_mask: { paths: Object.keys(contact) } }, options);
const remove = (id: number, options?: RpcOptions) => sales.call('Contacts/Delete', { client_id, id }, options);
const as = (userId: number, view: 'own' | 'all', update?: 'own' | 'all'): RpcOptions => ({
  caller: staff(userId, { 'clients.view': view, ...(update && { 'clients.update': update }) }),
});
const eventsOf = async (id: number) => {
  const rows = sales.running.kit.db
    .collection('outbox')
    .find({ record: `contact.${id}` })
    .sort({ version: 1 });
  return (await rows.toArray()).map(({ subject }) => subject.split('.')[3]);
};

describe('a contact', () => {
  test('is created at a client, shown, listed, found, changed and deleted', async () => {
    const client = await sales.newClient();
    const { id } = await create(maria, client);
    expect(await show(id, client)).toMatchObject({ ...maria, id, client_id: client, created_by: 1 });
    expect((await list(client)).records).toEqual([{ ...maria, id, client_id: client, created_at: today() }]);
    expect((await list(client, { list: { search: 'ande' } })).records).toHaveLength(1);
    expect((await list(client, { gets_documents: false })).records).toEqual([]);
  });

  test('is changed and sent back as it is shown', async () => {
    const { id } = await create();
    await change(id, { ...(await show(id)), position: 'Owner' });
    expect(await show(id)).toMatchObject({ ...maria, position: 'Owner' });
    expect(await errorsOf(change(id, { client_id: client_id + 1 }))).toEqual(['client_id read_only']);
  });

  test('who gets documents has an email', async () => {
    expect(await errorsOf(create({ name: 'Nobody', gets_documents: true }))).toEqual(['email required']);
    expect(await errorsOf(create({ name: 'Nobody', email: 'no address' }))).toEqual(['email invalid_format']);
    const { id } = await create();
    expect(await errorsOf(change(id, { email: '' }))).toEqual(['email required']);
    await change(id, { email: '', gets_documents: false });
  });

  test('is published on every change with what senders of documents need', async () => {
    const { id } = await create();
    await change(id, { email: 'other@alfreds.example' });
    await remove(id);
    expect(await errorsOf(show(id))).toEqual(['not_found']);
    await sales.call('Contacts/Restore', { id });
    expect(await show(id)).toMatchObject({ email: 'other@alfreds.example' });
    expect(await eventsOf(id)).toEqual(['created', 'updated', 'deleted', 'restored']);
  });

  test('is not found under another client', async () => {
    const { id } = await create();
    const other = await sales.newClient();
    expect(await errorsOf(show(id, other))).toEqual(['not_found']);
    expect(await errorsOf(create(maria, 999_999))).toEqual(['not_found']);
    expect(await errorsOf(list(999_999))).toEqual(['not_found']);
  });

  test('can be created a hundred times at a client', async () => {
    const client = await sales.newClient();
    const contacts = Array.from({ length: 100 }, (_, index) => ({
      _id: 900_000 + index,
      client_id: client,
      name: 'x',
    }));
    await sales.running.kit.db.collection<{ _id: number }>('contacts').insertMany(contacts);
    expect(await errorsOf(create(maria, client))).toEqual(['client_id too_many']);
  });
});

describe('the contacts of a client', () => {
  test('are reached by callers who reach the client', async () => {
    const { id } = await create();
    const owned = as(1, 'own', 'own');
    const seen = as(7, 'all', 'own');
    const unseen = as(7, 'own', 'own');
    expect(await show(id, client_id, owned)).toMatchObject({ id });
    await change(id, { position: 'Owner' }, owned);
    expect(await show(id, client_id, seen)).toMatchObject({ id });
    for (const rejected of [change(id, { position: 'x' }, seen), remove(id, seen), create(maria, client_id, seen)])
      expect(await errorsOf(rejected)).toEqual(['forbidden']);
    for (const rejected of [show(id, client_id, unseen), list(client_id, {}, unseen), create(maria, client_id, unseen)])
      expect(await errorsOf(rejected)).toEqual(['not_found']);
    expect(await errorsOf(create(maria, client_id, as(1, 'all')))).toEqual(['forbidden']);
    expect(await errorsOf(list(client_id, {}, { caller: portalUser(client_id) }))).toEqual(['forbidden']);
  });

  test('are given to another user with the client', async () => {
    const client = await sales.newClient();
    const { id } = await create(maria, client);
    const janet = { _id: 3, version: 1, fields: { name: 'Janet', status: 'active', user_type: 'staff' } };
    await sales.running.kit.db.collection<{ _id: number }>('copies_users').insertOne(janet);
    expect(await errorsOf(show(id, client, as(3, 'own')))).toEqual(['not_found']);
    await sales.call('Clients/Update', { id: client, client: { owner_id: 3 }, update_mask: { paths: ['owner_id'] } });
    expect(await show(id, client, as(3, 'own'))).toMatchObject({ id });
  });

  test('have the present owner of the client when they are restored', async () => {
    const client = await sales.newClient();
    const { id } = await create(maria, client);
    await sales.call('Contacts/Delete', { client_id: client, id });
    await sales.call('Clients/Update', { id: client, client: { owner_id: 3 }, update_mask: { paths: ['owner_id'] } });
    await sales.call('Contacts/Restore', { id });
    expect(await sales.running.kit.db.collection('contacts').findOne({ _id: id as never })).toMatchObject({
      owner_id: 3,
    });
    expect(await show(id, client, as(3, 'own'))).toMatchObject({ id });
  });

  test('are reached by their path only by callers who see the client, whatever they hold of the contact', async () => {
    const client = await sales.newClient();
    const { id } = await create(maria, client);
    await sales.running.kit.db.collection('contacts').updateOne({ _id: id as never }, { $set: { owner_id: 9 } });
    const former = as(9, 'own', 'own');
    const update = { client_id: client, id, contact: { name: 'x' }, update_mask: { paths: ['name'] } };
    const rejected = [
      show(id, client, former),
      sales.call('Contacts/Update', update, former),
      sales.call('Contacts/Delete', { client_id: client, id }, former),
    ];
    expect(await Promise.all(rejected.map(errorsOf))).toEqual(rejected.map(() => ['not_found']));
  });

  test('are deleted and restored with it, and those deleted before stay deleted', async () => {
    const client = await sales.newClient();
    const kept = await create(maria, client);
    const gone = await create(maria, client);
    await sales.call('Contacts/Delete', { client_id: client, id: gone.id });
    await sales.call('Clients/Delete', { id: client });
    expect(await errorsOf(list(client))).toEqual(['not_found']);
    await eventually(
      () => eventsOf(kept.id),
      (events) => events.join() === 'created,deleted',
    );
    expect(await errorsOf(sales.call('Contacts/Restore', { id: gone.id }))).toEqual(['client_id unknown_reference']);
    await sales.call('Clients/Restore', { id: client });
    const { records } = await eventually(
      () => list(client),
      ({ meta }) => meta.total > 0,
    );
    expect(records.map(({ id }) => id)).toEqual([kept.id]);
  });
});

describe('the email of a client', () => {
  test('is kept, shown, searched, and may be empty', async () => {
    const id = await sales.newClient({ email: 'info@alfreds.example' });
    const shown = async () => (await sales.call<{ record: Contact }>('Clients/Get', { id })).message.record;
    expect(await shown()).toMatchObject({ email: 'info@alfreds.example' });
    const found = await sales.call<{ records: Contact[] }>('Clients/List', { list: { search: 'info@alf' } });
    expect(found.message.records.map((client) => client.id)).toEqual([id]);
    const set = (email: string) =>
      sales.call('Clients/Update', { id, client: { email }, update_mask: { paths: ['email'] } });
    expect(await errorsOf(set('no address'))).toEqual(['email invalid_format']);
    await set('');
    expect(await shown()).toMatchObject({ email: '' });
  });
});

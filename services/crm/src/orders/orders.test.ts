import { errorsOf, eventually, type RpcOptions, staff, startPublisher } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { expectMoves } from '../../test/moves.ts';
import { type Shown, startSales, type TestedSales } from '../../test/sales.ts';
import { today } from '../../test/today.ts';

const line = { title: 'Chai', quantity: '2', rate: '100' };

let sales: TestedSales;
let client_id: number;
beforeAll(async () => {
  sales = await startSales();
  client_id = await sales.newClient();
  sales.billing.items.set(7, { title: 'Chang', rate: '19' });
});
afterAll(() => sales?.stop());

const create = (order: object = {}, options?: RpcOptions) =>
  sales.create('Orders', { client_id, items: [line], ...order }, options);
const show = (id: number, options?: RpcOptions) => sales.show('Orders', id, options);
const change = (id: number, order: object) => sales.change('Orders', id, order);
/** Creates an order and moves it through the given statuses. */
const after = async (...statuses: string[]): Promise<Shown> => {
  const { id } = await create();
  for (const status of statuses) await change(id, { status });
  return show(id);
};
const moving = {
  statuses: ['new', 'processing', 'confirmed', 'completed', 'cancelled'],
  after,
  move: (id: number, status: string) => change(id, { status }),
  statusOf: async (id: number) => (await show(id)).status,
};
const eventsOf = (id: number) =>
  sales.running.kit.db
    .collection('outbox')
    .find({ record: `order.${id}` })
    .toArray();
const ordersOf = async (client: number): Promise<Shown[]> =>
  (await sales.call<{ records: Shown[] }>('Orders/List', { client_id: client })).message.records;

describe('an order', () => {
  test('is new and of today, and shown as it was sent, with its total', async () => {
    const sent = { items: [line, { item_id: 7, quantity: '0.5' }], note: 'By Friday.' };
    const { id } = await create(sent);
    const items = [line, { item_id: 7, title: 'Chang', rate: '19', total: '9.5' }];
    const derived = { status: 'new', total: 210, order_date: today(), created_by: 1 };
    const shown = await show(id);
    expect(shown).toMatchObject({ id, client_id, note: 'By Friday.', items, ...derived });
    expect(shown['estimate_id']).toBeUndefined();
  });

  test('has a number in the format of the organization; older orders show that of their id', async () => {
    const { id } = await create();
    expect(await show(id)).toMatchObject({ order_number: `ORD-${String(id).padStart(6, '0')}` });
    const organizations = sales.running.kit.db.collection<{ _id: number }>('copies_organization');
    await organizations.updateOne({ _id: 1 }, { $set: { 'fields.order_number_format': 'A-{YYYY}/{0}' } });
    await eventually(
      async () => show((await create()).id),
      (order) => order['order_number'] === `A-${new Date().getUTCFullYear()}/${order.id}`,
    );
    await organizations.updateOne({ _id: 1 }, { $unset: { 'fields.order_number_format': 1 } });
    const orders = sales.running.kit.db.collection<{ _id: number }>('orders');
    await orders.updateOne({ _id: id }, { $unset: { order_number: 1 } });
    expect(await show(id)).toMatchObject({ order_number: `ORD-${String(id).padStart(6, '0')}` });
  });

  test('stands in the list in short, found by client, status, note and number', async () => {
    const own = await sales.newClient();
    const { id, order_number } = await create({ client_id: own, note: 'Quick!' });
    const search = (text: unknown) => ({ client_id: own, list: { search: String(text) } });
    for (const query of [
      { client_id: own },
      { client_id: own, status: 'new' },
      search('quick'),
      search(order_number),
    ]) {
      const { records } = (await sales.call<{ records: object[] }>('Orders/List', query)).message;
      const dates = { order_date: today(), created_at: today() };
      const names = { client_name: 'Alfreds Futterkiste', currency: 'EUR', currency_decimals: 2 };
      expect(records).toEqual([{ id, order_number, client_id: own, ...names, status: 'new', total: 200, ...dates }]);
    }
  });

  test.each([
    [{ client_id: 999_999 }, 'client_id unknown_reference'],
    [{ status: 'confirmed' }, 'status not_allowed'],
    [{ estimate_id: 1 }, 'estimate_id read_only'],
    [{ items: [{ quantity: '1' }] }, 'items[0].title required'],
    [{ items: [{ item_id: 8, quantity: '1' }] }, 'items[0].item_id unknown_reference'],
  ])('cannot be made with %j: %s', async (order, error) => {
    expect((await errorsOf(create(order)))[0]).toBe(error);
  });

  test('can be deleted and brought back, but not without its client', async () => {
    const own = await sales.newClient();
    const { id } = await create({ client_id: own });
    await sales.call('Orders/Delete', { id });
    await sales.call('Clients/Delete', { id: own });
    const restoring = () => errorsOf(sales.call('Orders/Restore', { id }));
    expect(await restoring()).toEqual(['client_id unknown_reference']);
    await sales.call('Clients/Restore', { id: own });
    expect(await restoring()).toEqual([]);
    expect((await show(id)).status).toBe('new');
  });
});

test('the client of an order with deposit invoices cannot be changed', async () => {
  const [order, other] = [await create(), await sales.newClient()];
  sales.billing.deposits.set(order.id, 1);
  expect(await errorsOf(change(order.id, { client_id: other }))).toEqual(['client_id locked']);
  expect(await errorsOf(change(order.id, { client_id, note: 'Same client' }))).toEqual([]);
  const stranger = { caller: staff(9, { 'orders.view': 'own', 'orders.update': 'own' }) };
  const request = { id: order.id, order: { client_id: other }, update_mask: { paths: ['client_id'] } };
  expect(await errorsOf(sales.call('Orders/Update', request, stranger))).toEqual(['not_found']);
  sales.billing.deposits.delete(order.id);
  await change(order.id, { client_id: other });
  expect(await show(order.id)).toMatchObject({ client_id: other });
});

describe('the status', () => {
  test.each([
    [[], ['processing', 'cancelled']],
    [['processing'], ['confirmed', 'cancelled']],
    [
      ['processing', 'confirmed'],
      ['completed', 'cancelled'],
    ],
    [['processing', 'confirmed', 'completed'], []],
    [['cancelled'], []],
  ])('after %j may become %j, and nothing else', (path, legal) => expectMoves(moving, path, legal));

  test.each([[['processing', 'confirmed']], [['processing', 'confirmed', 'completed']], [['cancelled']]])(
    'after %j locks lines and client, and nothing else',
    async (path) => {
      const shown = await after(...path);
      expect((await change(shown.id, shown)).etag).toBe(path.length + 1);
      const errors = await errorsOf(change(shown.id, { items: [line, line], client_id: await sales.newClient() }));
      expect(errors.sort()).toEqual(['client_id locked', 'items locked']);
      await change(shown.id, { note: 'added' });
    },
  );

  test('that becomes confirmed is told once, with the lines as they are then', async () => {
    const { id } = await after('processing');
    await change(id, { status: 'confirmed', items: [{ item_id: 7, quantity: '3' }] });
    await change(id, { note: 'later' });
    await change(id, { status: 'completed' });
    const events = await eventsOf(id);
    expect(events.map(({ subject }) => subject)).toEqual([`bms.crm.order.confirmed.${id}`]);
    expect(events[0]?.['headers']).toMatchObject({ 'ce-clientid': String(client_id), 'ce-owners': '1' });
  });
});

describe('an estimate that is accepted', () => {
  const accepted = async (estimate: object = {}, options?: RpcOptions) => {
    const { id } = await sales.create('Estimates', { client_id, items: [line], ...estimate }, options);
    await sales.call('Estimates/Send', { id });
    await sales.call('Estimates/Accept', { id });
    return id;
  };

  test('becomes one new order with its lines, of who made it', async () => {
    const own = await sales.newClient();
    const caller = staff(31, { 'estimates.create': 'all', 'clients.view': 'all', 'items.view': 'all' });
    const items = [
      { ...line, quantity: '3' },
      { item_id: 7, quantity: '1' },
    ];
    const estimate_id = await accepted({ client_id: own, items }, { caller });
    const [order] = await eventually(
      () => ordersOf(own),
      ({ length }) => length > 0,
    );
    const estimate = await sales.show('Estimates', estimate_id);
    const taken = { estimate_id, client_id: own, items: estimate.items, total: estimate.total };
    expect(await show(order!.id)).toMatchObject({ ...taken, status: 'new', order_date: today(), created_by: 31 });
    expect(await errorsOf(change(order!.id, { estimate_id: 999_999 }))).toEqual(['estimate_id read_only']);
  });

  test('becomes none for a client that was deleted meanwhile', async () => {
    const own = await sales.newClient();
    const { id } = await sales.create('Estimates', { client_id: own, items: [line] });
    await sales.call('Estimates/Send', { id });
    await sales.running.kit.db.model('clients').deleteOne({ _id: own });
    await sales.call('Estimates/Accept', { id });
    const { db } = sales.running.kit;
    const event = await db.collection('outbox').findOne({ subject: `bms.crm.estimate.accepted.${id}` });
    const isDone = { _id: `crm_orders-${event?._id}` as never };
    await eventually(
      () => db.collection('inbox').countDocuments(isDone),
      (count) => count === 1,
    );
    expect(await ordersOf(own)).toEqual([]);
    expect(await db.collection('inbox').countDocuments({ ...isDone, parked: true })).toBe(0);
  });
});

describe('the invoice of a confirmed order', () => {
  const invoice = (type: string, order_id: number, version: number) => {
    const data = { id: 500 + order_id, version, order_id, invoice_number: 'INV-000001', status: 'draft' };
    return { message: 'bms.billing.InvoiceEvent', type, recordId: data.id, version, data };
  };
  const idOf = async (id: number) => (await show(id))['invoice_id'];

  test('is shown by the order, whose version stays, until it is deleted', async () => {
    const publisher = await startPublisher('billing', sales.natsUrl);
    const { id } = await after('processing', 'confirmed');
    const { updated_at } = await show(id);
    expect(await idOf(id)).toBeUndefined();
    await publisher.publish(invoice('invoice.made_of_order', id, 1));
    await eventually(
      () => idOf(id),
      (shown) => shown === 500 + id,
    );
    expect(await show(id)).toMatchObject({ updated_at });
    await publisher.publish(invoice('invoice.deleted', id, 2));
    await eventually(
      () => idOf(id),
      (shown) => shown === undefined,
    );
    await publisher.publish(invoice('invoice.restored', id, 3));
    await publisher.publish({ ...invoice('invoice.deleted', id, 2), recordId: 7 });
    await publisher.publish(invoice('invoice.made_of_order', id, 1));
    const other = await after('processing', 'confirmed');
    await publisher.publish(invoice('invoice.made_of_order', other.id, 1));
    await eventually(
      () => idOf(other.id),
      (shown) => shown === 500 + other.id,
    );
    expect(await idOf(id)).toBe(500 + id);
    await publisher.stop();
  });
});

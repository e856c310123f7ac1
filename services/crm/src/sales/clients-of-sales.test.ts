import { errorsOf, eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSales, type TestedSales } from '../../test/sales.ts';

const items = [{ title: 'Chai', quantity: '2', rate: '100' }];

let sales: TestedSales;
beforeAll(async () => {
  sales = await startSales();
});
afterAll(() => sales?.stop());

const estimate = async (client_id: number, ...verbs: string[]): Promise<number> => {
  const { id } = await sales.create('Estimates', { client_id, items });
  for (const verb of verbs) await sales.call(`Estimates/${verb}`, { id });
  return id;
};
const order = async (client_id: number, ...statuses: string[]): Promise<number> => {
  const { id } = await sales.create('Orders', { client_id, items });
  for (const status of statuses) await sales.change('Orders', id, { status });
  return id;
};
const stored = (collection: string, client_id: number) =>
  sales.running.kit.db.collection(collection).find({ client_id }).sort({ _id: 1 }).toArray();

describe('a client that is deleted', () => {
  test('leaves no open estimate or order, and what is settled as it is', async () => {
    const client = await sales.newClient();
    const other = await sales.newClient();
    const [draft, sent, accepted] = [
      await estimate(client),
      await estimate(client, 'Send'),
      await estimate(client, 'Send', 'Accept'),
    ];
    await eventually(
      () => stored('orders', client),
      ({ length }) => length === 1,
    );
    const open = [
      await order(client),
      await order(client, 'processing'),
      await order(client, 'processing', 'confirmed'),
    ];
    const completed = await order(client, 'processing', 'confirmed', 'completed');
    const [kept, keptOrder] = [await estimate(other, 'Send'), await order(other)];

    await sales.call('Clients/Delete', { id: client });
    const orders = await eventually(
      () => stored('orders', client),
      (all) => all.every(({ status }) => ['cancelled', 'completed'].includes(String(status))),
    );
    expect(orders.filter(({ status }) => status === 'completed').map(({ _id }) => Number(_id))).toEqual([completed]);
    expect(orders).toHaveLength(open.length + 2);
    for (const id of [sent, draft])
      await eventually(
        async () => (await sales.show('Estimates', id)).status,
        (status) => status === 'declined',
      );
    expect((await sales.show('Estimates', accepted)).status).toBe('accepted');
    expect((await sales.show('Estimates', kept)).status).toBe('sent');
    expect((await sales.show('Orders', keptOrder)).status).toBe('new');
    const outbox = sales.running.kit.db.collection('outbox');
    expect(await outbox.countDocuments({ subject: `bms.crm.estimate.declined.${draft}` })).toBe(1);
  });

  test('gets no estimate any more, and none back, not even at that moment', async () => {
    const client = await sales.newClient();
    const declined = await estimate(client, 'Send', 'Decline');
    const making = Array.from({ length: 20 }, () => estimate(client).catch(() => 0));
    await sales.call('Clients/Delete', { id: client });
    const made = (await Promise.all(making)).filter((id) => id > 0);
    await eventually(
      () => stored('estimates', client),
      (all) => all.every(({ status }) => status === 'declined'),
    );
    expect(await stored('estimates', client)).toHaveLength(made.length + 1);
    expect(await errorsOf(estimate(client))).toEqual(['client_id unknown_reference']);
    const reopening = sales.call('Estimates/Reopen', { id: declined });
    expect(await errorsOf(reopening)).toEqual(['client_id unknown_reference']);
    expect(await errorsOf(sales.change('Estimates', declined, { note: 'x' }))).toEqual([]);
  });
});

describe('an estimate that is accepted while its client is being deleted', () => {
  /** Returns true once the consumer of orders has handled all events of these records. */
  const isDone = async (records: string[]): Promise<boolean> => {
    const { db } = sales.running.kit;
    const subject = { $in: [/estimate\.accepted\./, /client\.deleted\./] };
    const events = await db
      .collection('outbox')
      .find({ record: { $in: records }, subject })
      .toArray();
    const done = events.map(({ _id }) => `crm_orders-${_id}` as never);
    return (await db.collection('inbox').countDocuments({ _id: { $in: done } })) === events.length;
  };

  test('becomes no order, or one that is cancelled', async () => {
    for (let round = 0; round < 10; round++) {
      const client = await sales.newClient();
      const ids = [await estimate(client, 'Send'), await estimate(client, 'Send')];
      const accepting = ids.map((id) => errorsOf(sales.call('Estimates/Accept', { id })));
      const [deletion, ...acceptances] = await Promise.all([
        errorsOf(sales.call('Clients/Delete', { id: client })),
        ...accepting,
      ]);
      expect(deletion).toEqual([]);
      // Acceptances that came too late fail, since the estimate is declined.
      for (const errors of acceptances) expect([[], ['status illegal_move']]).toContainEqual(errors);
      await eventually(
        () => isDone([`client.${client}`, ...ids.map((id) => `estimate.${id}`)]),
        (done) => done,
      );
      expect((await stored('orders', client)).filter(({ status }) => status !== 'cancelled')).toEqual([]);
      await eventually(
        () => stored('estimates', client),
        (all) => all.every(({ status }) => ['accepted', 'declined'].includes(String(status))),
      );
    }
  });
});

describe('what is sold to a client', () => {
  test('follows it to another owner, together with it and without a version of its own', async () => {
    const client = await sales.newClient();
    const ids = [await estimate(client), await order(client)];
    await sales.call('Contracts/Create', { id: 1, contract: { client_id: client, title: 'x' } });
    await sales.running.kit.db.collection('copies_users').insertOne({
      _id: 77 as never,
      version: 1,
      fields: { name: 'New', status: 'active', user_type: 'staff' },
    });
    const update_mask = { paths: ['owner_id'] };
    await sales.call('Clients/Update', { id: client, client: { owner_id: 77 }, update_mask });
    for (const collection of ['estimates', 'orders', 'contracts'])
      expect(await stored(collection, client)).toEqual([expect.objectContaining({ owner_id: 77, version: 1 })]);
    expect(ids.every((id) => id > 0)).toBe(true);
  });

  test('is owned right, also what is made while the client gets another owner', async () => {
    const client = await sales.newClient();
    const making = Array.from({ length: 20 }, () => order(client));
    const update_mask = { paths: ['owner_id'] };
    await sales.call('Clients/Update', { id: client, client: { owner_id: 77 }, update_mask });
    await Promise.all(making);
    expect(new Set((await stored('orders', client)).map(({ owner_id }) => owner_id))).toEqual(new Set([77]));
  });

  test('takes the owner of the client whom it is given to', async () => {
    const [client, other] = [await sales.newClient({ owner_id: 77 }), await sales.newClient()];
    const id = await order(other);
    await sales.change('Orders', id, { client_id: client });
    expect(await stored('orders', client)).toEqual([expect.objectContaining({ owner_id: 77 })]);
  });
});

import type { DocumentLink } from '@bms/contracts/types/api';
import { eventually, type Publisher, startPublisher } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startSales, type TestedSales } from '../../test/sales.ts';

let identity: Publisher;
let sales: TestedSales;
beforeAll(async () => {
  sales = await startSales();
  identity = await startPublisher('identity', sales.natsUrl);
});
afterAll(async () => {
  await identity?.stop();
  await sales?.stop();
});

test('the undoing of a change ends the links that the account has created since, and no others', async () => {
  const line = { title: 'Chai', quantity: '2', rate: '1800' };
  const { id } = await sales.create('Orders', { client_id: await sales.newClient({}), items: [line] });
  const createLink = async () =>
    (await sales.call<{ record: DocumentLink }>('Orders/CreateLink', { id, link: {} })).message.record;
  const [older, newer, foreign] = [await createLink(), await createLink(), await createLink()];
  const links = sales.running.kit.db.collection<{ _id: number }>('orders_links');
  const since = new Date(Date.now() - 3600_000);
  await links.updateOne({ _id: older.id }, { $set: { created_at: new Date(since.getTime() - 1) } });
  await links.updateOne({ _id: foreign.id }, { $set: { created_by: 99 } });
  const data = { user_id: newer.created_by, email: '', by_user: false, address: '', since: since.toISOString() };
  const event = { message: 'bms.identity.AccountEvent', type: 'account.change_undone', recordId: 1, version: 1, data };
  await identity.publish(event);
  const ended = () => links.distinct('_id', { revoked_at: { $exists: true } });
  expect(await eventually(ended, (ids) => ids.length > 0)).toEqual([newer.id]);
});

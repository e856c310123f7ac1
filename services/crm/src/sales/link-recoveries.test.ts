import { callerOfClaims } from '@bms/contracts';
import type { DocumentLink, GrantedAccessResponse } from '@bms/contracts/types/api';
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

const recover = (user_id: number, revoked: { since?: string; keys?: string[] }) => {
  const data = { user_id, since: '', keys: [], ...revoked };
  return identity.publish({
    message: 'bms.identity.AccessEvent',
    type: 'access.revoked',
    recordId: user_id,
    version: 1,
    data,
  });
};
const links = () => sales.running.kit.db.collection<{ _id: number }>('orders_links');
const ended = () => links().distinct('_id', { revoked_at: { $exists: true } });

/** Creates an order with three links of the caller. */
async function createLinks() {
  const line = { title: 'Chai', quantity: '2', rate: '1800' };
  const { id } = await sales.create('Orders', { client_id: await sales.newClient({}), items: [line] });
  const create = async () =>
    (await sales.call<{ record: DocumentLink }>('Orders/CreateLink', { id, link: {} })).message.record;
  return { order: id, created: [await create(), await create(), await create()] as const };
}

test('the undoing of a change ends the links that the account has created since, and no others', async () => {
  const { created } = await createLinks();
  const [older, newer, foreign] = created;
  const since = new Date(Date.now() - 3600_000);
  await links().updateOne({ _id: older.id }, { $set: { created_at: new Date(since.getTime() - 1) } });
  await links().updateOne({ _id: foreign.id }, { $set: { created_by: 99 } });
  await recover(newer.created_by, { since: since.toISOString() });
  expect(await eventually(ended, (ids) => ids.length > 0)).toEqual([newer.id]);
});

test('links are listed for their creator while they are valid, and end by their keys', async () => {
  await links().deleteMany({});
  const { order, created } = await createLinks();
  const [chosen, kept, foreign] = created;
  await links().updateOne({ _id: foreign.id }, { $set: { created_by: 99 } });
  const user_id = chosen.created_by;
  const list = async () => {
    const options = { caller: callerOfClaims({ kind: 'service' }) };
    const { message } = await sales.call<GrantedAccessResponse>('Orders/ListGrantedAccess', { user_id }, options);
    return message.records;
  };
  const number = (await sales.call<{ record: { order_number: string } }>('Orders/Get', { id: order })).message.record;
  const entry = { kind: 'document_link', title: number.order_number };
  expect(await list()).toEqual([
    { ...entry, key: `orders/${kept.id}`, created_at: kept.created_at },
    { ...entry, key: `orders/${chosen.id}`, created_at: chosen.created_at },
  ]);
  await recover(user_id, { keys: [`orders/${chosen.id}`, `orders/${foreign.id}`, `estimates/${kept.id}`] });
  expect(await eventually(ended, (ids) => ids.length > 0)).toEqual([chosen.id]);
  await links().updateOne({ _id: kept.id }, { $set: { expires_at: new Date(Date.now() - 1) } });
  expect(await list()).toEqual([]);
});

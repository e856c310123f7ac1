import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity, userCaller } from '../../test/harness.ts';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const invoice = (record_id: number) => ({ module: 'invoices', record_id });
const northwind = { module: 'clients', record_id: 1 };

/** The calls of a user. */
function favoritesOf(userId: number) {
  const caller = userCaller(userId);
  const call = (rpc: string, request: object) =>
    identity.call<{ records: object[] }>(`Favorites/${rpc}`, request, { caller });
  return {
    add: (record: object) => call('AddFavorite', record),
    remove: (record: object) => call('RemoveFavorite', record),
    list: async () => (await call('ListFavorites', {})).records,
  };
}

describe('favorites', () => {
  test('are kept for a user, oldest first, and not for others', async () => {
    const nancy = favoritesOf(1);
    expect(await nancy.list()).toEqual([]);
    await nancy.add(northwind);
    expect(await nancy.add(invoice(7))).toMatchObject({ success: true, records: [northwind, invoice(7)] });
    expect(await nancy.list()).toEqual([northwind, invoice(7)]);
    expect(await favoritesOf(2).list()).toEqual([]);
  });

  test('are added and removed once, however often it is asked for', async () => {
    const nancy = favoritesOf(3);
    for (const record of [northwind, invoice(7), northwind]) await nancy.add(record);
    expect(await nancy.list()).toEqual([northwind, invoice(7)]);
    for (const _ of [1, 2]) expect(await nancy.remove(northwind)).toMatchObject({ records: [invoice(7)] });
    expect(await favoritesOf(4).remove(northwind)).toMatchObject({ success: true, records: [] });
  });

  test('are not lost if two are added at the same instant', async () => {
    const nancy = favoritesOf(5);
    await Promise.all([1, 2, 3, 4].map((id) => nancy.add(invoice(id))));
    expect(new Set(await nancy.list())).toEqual(new Set([1, 2, 3, 4].map(invoice)));
  });

  test('of merged records are those that remain, once each, and can be removed', async () => {
    const nancy = favoritesOf(7);
    const client = (record_id: number) => ({ module: 'clients', record_id });
    for (const id of [11, 12, 13]) await nancy.add(client(id));
    const merges = identity.running.kit.db.collection<{ _id: string }>('merged_records');
    const merge = (from: number, into: number) => ({ _id: `clients.${from}`, module: 'clients', from, into });
    await merges.insertMany([merge(11, 12), merge(13, 14)]);
    expect(await nancy.list()).toEqual([client(12), client(14)]);
    expect(await nancy.remove(client(14))).toMatchObject({ records: [client(12)] });
    expect(await nancy.list()).toEqual([client(12)]);
  });

  test('are a hundred at most', async () => {
    const nancy = favoritesOf(6);
    for (let id = 1; id <= 100; id++) await nancy.add(invoice(id));
    expect(await errorsOf(nancy.add(northwind))).toEqual(['record_id too_many']);
    expect(await nancy.add(invoice(1))).toMatchObject({ success: true });
  });
});

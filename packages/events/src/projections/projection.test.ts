import { setTimeout as sleep } from 'node:timers/promises';
import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo } from '../../test/world.ts';
import { createProjection, type OwnedRecord, type Projection } from './projection.ts';
import { rebuildProjection } from './rebuild.ts';

interface ProjectedClient {
  name: string;
}
type Owned = OwnedRecord<ProjectedClient>;

let connection: Connection;
let clients: Projection<ProjectedClient>;
/** The records of the owner. */
let owner: Map<number, Owned>;
let asked: number[];

beforeAll(async () => {
  connection = await connectMongo(await testMongoUserUrl('projections'));
});
afterAll(() => connection.close());
beforeEach(async () => {
  await connection.db!.dropCollection('copies_clients').catch(() => {});
  owner = new Map();
  asked = [];
  clients = createProjection<ProjectedClient>({ connection, name: 'clients', fetch });
  await clients.prepare();
});

async function fetch(id: number): Promise<Owned | undefined> {
  asked.push(id);
  return owner.get(id);
}
const client = (id: number, version: number): Owned => ({ id, version, fields: { name: `$Client ${id} v${version}` } });
const nameOf = async (id: number) => (await clients.get(id))?.name;

describe('a projection', () => {
  test('keeps the newest version, whatever the order of arrival', async () => {
    const versions = [3, 1, 5, 2, 4];
    for (const version of versions) await clients.put(client(1, version));
    await Promise.all(versions.map((version) => clients.put(client(2, version))));
    expect([await nameOf(1), await nameOf(2)]).toEqual(['$Client 1 v5', '$Client 2 v5']);
    expect(asked).toEqual([]);
  });

  test('keeps the newest version of each record in batches, also of concurrent ones', async () => {
    const batch = (version: number) => clients.putAll([1, 2, 3].map((id) => client(id, version)));
    await batch(3);
    await Promise.all([5, 2, 4, 1].map(batch));
    await clients.putAll([client(1, 4), client(4, 1), client(2, 6)]);
    expect(await Promise.all([1, 2, 3, 4].map(nameOf))).toEqual([
      '$Client 1 v5',
      '$Client 2 v6',
      '$Client 3 v5',
      '$Client 4 v1',
    ]);
    const times = await clients.rows.distinct('at');
    for (const at of times) expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(20_000);
  });

  test('inserts rows of concurrent batches once', async () => {
    const batches = Array.from({ length: 10 }, (_, n) => [...Array(20).keys()].map((id) => client(id, n + 1)));
    await Promise.all(batches.map((batch) => clients.putAll(batch)));
    expect(await clients.rows.countDocuments({ version: 10 })).toBe(20);
  });

  test('keeps a tombstone against older versions, with and without a row before', async () => {
    await clients.putAll([client(1, 1)]);
    await clients.removeAll([
      { id: 1, version: 3 },
      { id: 2, version: 3 },
    ]);
    await clients.putAll([client(1, 2), client(2, 2)]);
    const rows = await clients.rows.find().sort({ _id: 1 }).toArray();
    expect(rows.map(({ version, fields }) => [version, fields])).toEqual([
      [3, { name: '$Client 1 v1' }],
      [3, {}],
    ]);
    expect(rows.every(({ deletedAt }) => deletedAt instanceof Date)).toBe(true);
    await clients.putAll([client(1, 4), client(2, 4)]);
    expect([await nameOf(1), await nameOf(2)]).toEqual(['$Client 1 v4', '$Client 2 v4']);
    expect(asked).toEqual([]);
  });

  test('fetches a missing record from the owner once', async () => {
    owner.set(7, client(7, 1));
    expect([await nameOf(7), await nameOf(7)]).toEqual(['$Client 7 v1', '$Client 7 v1']);
    expect(asked).toEqual([7]);
    expect(await nameOf(8)).toBeUndefined();
  });

  test('removes a deleted record and adds a restored one, whatever older versions arrive', async () => {
    await clients.put(client(1, 1));
    await clients.removeAll([{ id: 1, version: 3 }]);
    await clients.put(client(1, 2));
    expect(await nameOf(1)).toBeUndefined();
    await clients.put(client(1, 4));
    expect(await nameOf(1)).toBe('$Client 1 v4');
  });

  test("keeps a newer event's version when the owner's response is late", async () => {
    owner.set(1, client(1, 1));
    const slow = createProjection<ProjectedClient>({
      connection,
      name: 'clients',
      fetch: async (id) => {
        const record = await fetch(id);
        await clients.put(client(id, 2));
        return record;
      },
    });
    await slow.get(1);
    expect(await nameOf(1)).toBe('$Client 1 v2');
  });
});

describe('a rebuild', () => {
  const rebuild = async (list: (page: number) => Owned[] | Promise<Owned[]>) => {
    // Rows of the millisecond in which a rebuild starts count as arrived during it.
    await sleep(2);
    return rebuildProjection({ connection, projection: clients, fetch, list: async (page) => list(page) });
  };

  test('adds missing rows, updates old ones and removes those that the owner no longer has', async () => {
    for (const record of [client(1, 2), client(2, 1), client(3, 5)]) owner.set(record.id, record);
    await clients.put(client(1, 1));
    await clients.put(client(3, 6));
    await clients.put(client(4, 1));
    const pages = [[owner.get(1)!], [owner.get(2)!, owner.get(3)!]];
    expect(await rebuild((page) => pages[page - 1] ?? [])).toEqual({ listed: 3, removed: 1 });
    expect(await Promise.all([1, 2, 3, 4].map(nameOf))).toEqual([
      '$Client 1 v2',
      '$Client 2 v1',
      '$Client 3 v6',
      undefined,
    ]);
  });

  test('takes back rows that are ahead of an owner that was restored, unless they arrived shortly before', async () => {
    for (const id of [1, 2, 3]) owner.set(id, client(id, 7));
    await clients.putAll([client(1, 9), client(2, 9), client(3, 9)]);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await clients.rows.updateMany({ _id: { $in: [1, 3] } } as never, { $set: { at: anHourAgo } } as never);
    await rebuild((page) => (page === 1 ? [owner.get(1)!, owner.get(2)!] : []));
    expect(await Promise.all([1, 2, 3].map(nameOf))).toEqual(['$Client 1 v7', '$Client 2 v9', '$Client 3 v7']);
    await clients.put(client(1, 8));
    expect(await nameOf(1)).toBe('$Client 1 v8');
  });

  test('keeps rows that moved between pages or arrived during the rebuild', async () => {
    owner.set(1, client(1, 2));
    await clients.put(client(1, 1));
    await rebuild(async () => {
      await clients.put(client(2, 1));
      return [];
    });
    expect(await Promise.all([1, 2].map(nameOf))).toEqual(['$Client 1 v2', '$Client 2 v1']);
  });
});

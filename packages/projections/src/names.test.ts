import { createProjection, type Projection } from '@bms/events';
import { eventually, testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { createProjectedNames } from './names.ts';

interface Person {
  readonly name: string;
}

let db: Connection;
let people: Projection<Person & Record<string, unknown>>;
beforeAll(async () => {
  db = await createConnection(await testMongoUserUrl('billing')).asPromise();
});
afterAll(() => db?.close());
beforeEach(async () => {
  await db.dropDatabase();
  people = createProjection({ connection: db, name: 'people', fetch: async () => undefined });
  await people.prepare();
});

const put = (id: number, version: number, name: string) => people.put({ id, version, fields: { name } });

describe('names of a projection', () => {
  test('are read by one query and not again while they are kept', async () => {
    await put(1, 1, 'Nancy');
    await put(2, 1, 'Andrew');
    const namesOf = createProjectedNames(people, 60_000);
    const find = jest.spyOn(people.rows, 'find');
    const [both, one] = await Promise.all([namesOf([1, 2]), namesOf([2])]);
    expect([...both]).toEqual([
      [1, 'Nancy'],
      [2, 'Andrew'],
    ]);
    expect([...one]).toEqual([[2, 'Andrew']]);
    expect([...(await namesOf([2, 1]))]).toEqual([
      [2, 'Andrew'],
      [1, 'Nancy'],
    ]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  test('are read each time until they are known', async () => {
    const namesOf = createProjectedNames(people, 60_000);
    expect([...(await namesOf([3]))]).toEqual([]);
    await put(3, 1, 'Janet');
    expect([...(await namesOf([3]))]).toEqual([[3, 'Janet']]);
  });

  test('are the new ones after a short time', async () => {
    await put(4, 1, 'Margaret');
    const namesOf = createProjectedNames(people);
    expect([...(await namesOf([4]))]).toEqual([[4, 'Margaret']]);
    await put(4, 2, 'Margaret Peacock');
    await eventually(
      () => namesOf([4]),
      (names) => names.get(4) === 'Margaret Peacock',
    );
  });
});

import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import mongoose, { type Connection } from 'mongoose';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';
import { matches } from './matches.ts';
import { trust } from './scope.ts';

let db: Connection;
beforeAll(async () => {
  db = await mongoose.createConnection(await testMongoUserUrl('scopes')).asPromise();
});
afterAll(async () => {
  await db?.close();
});

/** Objects as code writes them. */
const plain = { noNullPrototype: true } as const;

const days = [new Date('2026-11-26'), new Date('2026-11-27')];
const values = {
  user_id: fc.constantFrom(1, 2, null),
  visible_to: fc.constantFrom<unknown>([], [1], [1, 2], null),
  status: fc.constantFrom('draft', 'sent', ''),
  sent_at: fc.constantFrom(...days, null),
};
const record = fc.record(values, { requiredKeys: [], ...plain });

/** Conditions as scopes have them: of owners, portals and rows. */
const conditionOf = (operand: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    operand,
    fc.record({ $in: fc.array(operand, { maxLength: 3 }) }, plain),
    fc.record({ $ne: operand }, plain),
    fc.record({ $exists: fc.boolean() }, plain),
  );
const ofUser = conditionOf(fc.constantFrom(1, 2, null));
const range = fc.constantFrom({ $lte: days[0] }, { $gte: days[1] });
const fields = fc.record(
  {
    user_id: ofUser,
    visible_to: ofUser,
    status: conditionOf(values.status),
    sent_at: fc.oneof(conditionOf(values.sent_at), range),
  },
  { requiredKeys: [], ...plain },
);
const filter = fc.oneof(
  fields,
  fc.record({ $or: fc.array(fields, { minLength: 1, maxLength: 3 }) }, plain),
  fc.record({ $and: fc.array(fields, { minLength: 1, maxLength: 3 }) }, plain),
);

test('a record matches the filters of scopes in memory exactly if it does in the database', async () => {
  const collection = db.collection('records');
  await fc.assert(
    fc.asyncProperty(record, fc.array(filter, { minLength: 1, maxLength: 8 }), async (members, filters) => {
      await collection.deleteMany({});
      await collection.insertOne({ ...members });
      const stored = (await collection.findOne({})) as unknown as StoredRecord;
      for (const one of filters) {
        const isFound = (await collection.countDocuments(one as never)) === 1;
        expect([one, members, matches(one as StoredFilter, stored)]).toEqual([one, members, isFound]);
      }
    }),
    { numRuns: 50 },
  );
});

test('a filter whose operators are marked for queries matches as before', () => {
  const stored = { _id: 1, status: 'sent' } as unknown as StoredRecord;
  expect(matches(trust({ status: { $in: ['sent'] } }), stored)).toBe(true);
  expect(matches(trust({ $or: [{ status: { $ne: 'sent' } }] }), stored)).toBe(false);
});

import { type Caller, callerOfClaims } from '@bms/contracts';
import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import mongoose, { type Connection } from 'mongoose';
import type { StoredFilter, StoredRecord } from '../model/stored.ts';
import { matches, type ScopeRules, scopeFilter, trust } from './scope.ts';

const user = (claims: object, grants: Caller['grants'] = {}): Caller => ({
  ...callerOfClaims({ kind: 'user', uid: 3, typ: 'staff', ...claims }),
  grants,
});
const administrator = user({ adm: true });
const portal = user({ typ: 'client', cid: 5 });
const reader = user({}, { 'notes.view': 'all' });
const author = user({}, { 'notes.view': 'all', 'notes.update': 'own' });
const editor = user({}, { 'notes.view': 'all', 'notes.update': 'all' });

const rules: ScopeRules = { module: 'notes', ownerFields: ['created_by'], portal: { view: () => ({}) } };
const shown = { shown: true };

describe('an audience', () => {
  const scope: ScopeRules = { ...rules, audience: () => shown };
  test.each([
    ['is all that those see who may not update', reader, shown],
    ['is all that users of the portal see', portal, shown],
    ['comes on top of what one may update', author, { $or: [{ created_by: 3 }, shown] }],
    ['does not bind who may update all', editor, {}],
    ['does not bind administrators', administrator, {}],
    ['does not bind other services', callerOfClaims({ kind: 'service' }), {}],
  ])('%s', (_case, caller, filter) => {
    expect(scopeFilter(caller, 'view', scope)).toEqual(filter);
  });

  test('is within what one may see', () => {
    const own = user({}, { 'notes.view': 'own' });
    expect(scopeFilter(own, 'view', scope)).toEqual({ $and: [{ created_by: 3 }, shown] });
    expect(scopeFilter(user({}), 'view', scope)).toBeUndefined();
  });

  test('says nothing of changes', () => {
    expect(scopeFilter(author, 'update', scope)).toEqual({ created_by: 3 });
  });
});

describe('limits', () => {
  const rowFilter: ScopeRules['rowFilter'] = ({ userId }, action) => ({
    [action === 'update' ? 'from' : 'with']: userId,
  });
  const scope: ScopeRules = { ...rules, rowFilter };

  test('bind everybody but other services, by action', () => {
    for (const caller of [administrator, editor, portal])
      expect(scopeFilter(caller, 'view', scope)).toEqual({ with: 3 });
    expect(scopeFilter(administrator, 'update', scope)).toEqual({ from: 3 });
    expect(scopeFilter(callerOfClaims({ kind: 'service' }), 'view', scope)).toEqual({});
  });

  test('stand beside what all records of the module meet, and give nothing that is not granted', () => {
    const baseFilter = { kind: 'note' };
    expect(scopeFilter(administrator, 'view', { ...scope, baseFilter })).toEqual({ $and: [baseFilter, { with: 3 }] });
    expect(scopeFilter(reader, 'delete', scope)).toBeUndefined();
  });
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

describe('the filter of a scope', () => {
  let db: Connection;
  beforeAll(async () => {
    db = await mongoose.createConnection(await testMongoUserUrl('scopes')).asPromise();
  });
  afterAll(async () => {
    await db?.close();
  });

  test('matches a record in memory exactly if it does in the database', async () => {
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

  test('matches as before if its operators are marked for queries', () => {
    const stored = { _id: 1, status: 'sent' } as unknown as StoredRecord;
    expect(matches(trust({ status: { $in: ['sent'] } }), stored)).toBe(true);
    expect(matches(trust({ $or: [{ status: { $ne: 'sent' } }] }), stored)).toBe(false);
  });
});

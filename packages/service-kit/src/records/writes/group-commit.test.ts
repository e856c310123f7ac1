import { randomUUID } from 'node:crypto';
import { ApiError, invalid } from '@bms/contracts';
import { staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';

interface Answer {
  record: { id: number; title: string };
}

let tested: TestedService;
function rejectBad({ after }: { after: Record<string, unknown> }): void {
  if (after['title'] === 'bad') throw invalid({ field: 'title', code: 'bad', message: 'title must not be bad.' });
  if (after['title'] === 'away') throw new ApiError('unavailable');
}

const collection = (name: string) => tested.running.kit.db.collection(name);
const create = async (title: string, more: object = {}) =>
  (await tested.call<Answer>('Widgets/Create', { widget: { title, ...more } })).message.record.id;
const update = (id: number, widget: object, more: object = {}) =>
  tested.call('Widgets/Update', { id, widget, update_mask: { paths: Object.keys(widget) } }, more);
const titles = async (ids: readonly number[]) => {
  const found = await collection('widgets')
    .find({ _id: { $in: [...ids] } as never })
    .sort({ _id: 1 })
    .toArray();
  return found.map((row) => row['title']);
};
const outcomes = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((result) => (result.status === 'fulfilled' ? 'done' : result.reason.code));
const createMany = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, (_, n) => create(`first ${n}`)))).sort((a, b) => a - b);
/** Returns the number of counters of the total: one for each transaction that was open beside others. */
const counters = () =>
  collection('record_totals').countDocuments({ _id: { $regex: '^widgets/', $ne: 'widgets/base' } as never });

describe.each([
  ['one after another', false],
  ['together', true],
])('concurrent writes whose updates are written %s', (_how, areUpdatesIndependent) => {
  beforeAll(async () => {
    tested = await startTested([widgetsModule({ assert: rejectBad, areUpdatesIndependent })]);
  });
  afterAll(() => tested.stop());

  test('share transactions, and each has its own answer, events and version', async () => {
    const ids = await createMany(60);
    const answers = await Promise.all(ids.map((id, n) => update(id, { title: `second ${n}` })));
    expect(await counters()).toBeLessThanOrEqual(4);
    expect(answers.map(({ etag }) => etag)).toEqual(ids.map(() => 2));
    expect(await titles(ids)).toEqual(ids.map((_, n) => `second ${n}`));
    const records = ids.map((id) => `widget.${id}`);
    expect(await collection('outbox').countDocuments({ record: { $in: records } })).toBe(120);
  });

  test('fail alone: of updates at once, only those at fault are rejected', async () => {
    const ids = await createMany(40);
    const calls = ids.map((id, n) => update(id, { title: n % 10 === 3 ? 'bad' : `new ${n}` }));
    const missing = update(999_999, { title: 'gone' });
    expect(await outcomes([...calls, missing])).toEqual([
      ...ids.map((_, n) => (n % 10 === 3 ? 'validation_failed' : 'done')),
      'not_found',
    ]);
    expect(await titles(ids)).toEqual(ids.map((_, n) => (n % 10 === 3 ? `first ${n}` : `new ${n}`)));
  });

  test('fail alone: of updates at once, only those that need an unavailable service are rejected', async () => {
    const ids = await createMany(10);
    const calls = ids.map((id, n) => update(id, { title: n % 5 === 3 ? 'away' : `new ${n}` }));
    expect(await outcomes(calls)).toEqual(ids.map((_, n) => (n % 5 === 3 ? 'unavailable' : 'done')));
  });

  test('fail alone: of updates at once, only the second with a unique value is rejected', async () => {
    const ids = await createMany(20);
    const sku = randomUUID();
    const seen = await outcomes(ids.map((id, n) => update(id, { sku: n < 2 ? sku : `${sku} ${n}` })));
    expect(seen.slice(0, 2).sort()).toEqual(['done', 'validation_failed']);
    expect(new Set(seen.slice(2))).toEqual(new Set(['done']));
  });

  test('reach only what each caller may change', async () => {
    const ids = await createMany(12);
    const callers = [
      staff(1, { 'widgets.view': 'all', 'widgets.update': 'all' }),
      staff(2, { 'widgets.view': 'all', 'widgets.update': 'own' }),
      staff(3, { 'widgets.view': 'own', 'widgets.update': 'own' }),
      staff(4, { 'widgets.view': 'all' }),
      staff(1, { 'widgets.view': 'own', 'widgets.update': 'own' }),
      staff(1, { 'widgets.view': 'own', 'widgets.update': 'all' }),
    ];
    const calls = ids.map((id, n) => update(id, { title: `by ${n}` }, { caller: callers[n % 6] }));
    const expected = ['done', 'forbidden', 'not_found', 'forbidden', 'done', 'done'];
    expect(await outcomes(calls)).toEqual([...expected, ...expected]);
    const kept = ids.map((_, n) => (expected[n % 6] === 'done' ? `by ${n}` : `first ${n}`));
    expect(await titles(ids)).toEqual(kept);
  });

  test('answer an update without changes with the version as it is', async () => {
    const ids = await createMany(10);
    const answers = await Promise.all(ids.map((id, n) => update(id, { title: n % 2 ? `first ${n}` : 'other' })));
    expect(answers.map(({ etag }) => etag)).toEqual(ids.map((_, n) => (n % 2 ? 1 : 2)));
  });

  test('fail alone: of creates at once, only the second with a unique value is rejected', async () => {
    const calls = Array.from({ length: 30 }, (_, n) => create(`unique ${n}`, { sku: n < 2 ? 'the same' : `sku ${n}` }));
    const seen = await outcomes(calls);
    expect(seen.slice(0, 2).sort()).toEqual(['done', 'validation_failed']);
    expect(new Set(seen.slice(2))).toEqual(new Set(['done']));
  });

  test('of creates at once, only the one that breaks a rule is tried alone', async () => {
    let inserts = 0;
    const { db } = tested.running.kit;
    db.set('debug', (name: string, method: string) => {
      if (name === 'widgets' && method.startsWith('insert')) inserts += 1;
    });
    try {
      const calls = Array.from({ length: 30 }, (_, n) => create(n === 15 ? 'bad' : `created ${n}`));
      expect(await outcomes(calls)).toEqual(calls.map((_, n) => (n === 15 ? 'validation_failed' : 'done')));
    } finally {
      db.set('debug', false);
    }
    expect(inserts).toBeLessThan(15);
  });

  test('of one record follow one another, and one of two with the same If-Match is refused', async () => {
    const id = await create('contested');
    const seen = await outcomes(Array.from({ length: 20 }, (_, n) => update(id, { title: `change ${n}` })));
    expect(seen).toEqual(Array(20).fill('done'));
    const headers = { 'if-match': '21' };
    const both = ['a', 'b'].map((title) => update(id, { title }, { headers }));
    expect((await outcomes(both)).sort()).toEqual(['done', 'version_mismatch']);
  });
});

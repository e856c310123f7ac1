import { loadContract } from '@bms/contracts';
import { administrator } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startActivity, type TestedActivity } from '../../test/harness.ts';
import { RETIRED_INDEXES } from './audit-log.model.ts';
import { ACTIONS } from './audited-events.ts';
import { AUDIT_LOG } from './filters.ts';

type Filters = Partial<Record<'module' | 'record_id' | 'user_id' | 'api_key_id' | 'action', string | number>>;

const MODULES = ['clients', 'invoices', 'tasks', 'account'];
const entries = Array.from({ length: 240 }, (_, n) => ({
  _id: n + 1,
  version: 1,
  created_at: new Date(Date.UTC(2026, 0, 1, 0, n % 60)),
  created_by: 1,
  updated_at: new Date(),
  event_id: `event ${n}`,
  module: MODULES[n % 4]!,
  record_id: n % 5,
  action: ACTIONS[n % ACTIONS.length]!,
  occurred_at: new Date(),
  changes: [],
  ...(n % 3 && { user_id: n % 3 }),
  ...(n % 7 === 0 && { api_key_id: 1 + (n % 2) }),
}));

let activity: TestedActivity;
beforeAll(async () => {
  activity = await startActivity();
  const { db, totals } = activity.running.kit;
  await db.collection(AUDIT_LOG).insertMany(entries as never);
  await totals.recount();
});
afterAll(() => activity?.stop());

const list = (query: object) =>
  activity.call<{ records: { id: number }[]; meta: { total: number } }>('AuditLog/List', query, {
    caller: administrator,
  });

const values: Required<{ readonly [Name in keyof Filters]: readonly (string | number)[] }> = {
  module: ['clients', 'account'],
  record_id: [3],
  user_id: [2],
  api_key_id: [1],
  action: ['created', 'locked'],
};

/** Every combination of the filters and their values, also of none. */
const combinations: readonly Filters[] = Object.entries(values).reduce<Filters[]>(
  (known, [name, some]) => known.concat(known.flatMap((one) => some.map((value) => ({ ...one, [name]: value })))),
  [{}],
);

const newestFirst = (one: (typeof entries)[number], other: (typeof entries)[number]) =>
  other.created_at.getTime() - one.created_at.getTime() || other._id - one._id;

test('lists the matching entries newest first, with their total, for every combination of filters', async () => {
  for (const filters of combinations) {
    const matching = entries.filter((entry) =>
      Object.entries(filters).every(([name, value]) => (entry as Record<string, unknown>)[name] === value),
    );
    const expected = matching.toSorted(newestFirst).map(({ _id }) => _id);
    const { records, meta } = await list({ ...filters, list: { limit: 10 } });
    expect([filters, meta.total, records.map(({ id }) => id)]).toEqual([
      filters,
      expected.length,
      expected.slice(0, 10),
    ]);
  }
});

test('knows every action of the contract, so that a filter by module omits none', () => {
  const { request } = loadContract().rpcs.find(({ path }) => path.includes('AuditLog/List'))!;
  expect(request.field('action')!.rules.allowed.toSorted()).toEqual([...ACTIONS].sort());
});

test('has one index for each of event, record, action, user, client, API key, time and word of the title', async () => {
  const present = await activity.running.kit.db.collection(AUDIT_LOG).indexes();
  expect(present.map(({ key }) => Object.keys(key).join()).sort()).toEqual([
    '_id',
    'api_key_id,created_at,_id',
    'client_id,_id',
    'created_at,_id',
    'event_id',
    'module,action,created_at,_id',
    'module,record_id,created_at,_id',
    'occurred_at,_id',
    'search,created_at,_id',
    'user_id,created_at,_id',
  ]);
});

test('has its index of API keys beside that of the version before, whose processes may still run', async () => {
  const entries = activity.running.kit.db.collection(AUDIT_LOG);
  const before = await entries.createIndex({ api_key_id: 1, created_at: -1, _id: -1 });
  try {
    expect(RETIRED_INDEXES).toContain(before);
    expect((await entries.indexes()).map(({ name }) => name)).toEqual(expect.arrayContaining([before, 'with_api_key']));
  } finally {
    await entries.dropIndex(before);
  }
});

import { loadContract } from '@bms/contracts';
import { describeLists, manyRecords, oneOf, spread, storedRecord } from '@bms/testing/lists';
import type { Connection } from 'mongoose';
import { startBoth, userCaller } from './harness.ts';

/** Fills the collections with enough records that a query which reads too many of them is detected. */
async function fill(db: Connection): Promise<void> {
  await db.collection('webhooks').insertMany(manyRecords(webhook));
  await db.collection('letters_of_all').insertMany(manyRecords(deadLetter));
  await db.collection('audit_log').insertMany(manyRecords(change));
}

const titled = (field: string, n: number) => {
  const text = `${field} ${spread(n * 7)}`;
  return { [field]: text, sort_keys: { [field]: text } };
};

const webhook = (n: number) => ({ ...storedRecord(n), ...titled('url', n), active: n % 2 === 0, events: ['none'] });

const deadLetter = (n: number) => ({
  ...storedRecord(n),
  letter_id: `letter ${n}`,
  consumer: `consumer ${spread(n * 41, 20)}`,
  event_type: `event_type ${spread(n * 43, 20)}`,
  attempts: spread(n * 47, 10),
  failed_at: new Date(Date.now() - spread(n * 53) * 60_000),
});

const actions = loadContract().rpc('/bms.activity.AuditLog/List').request.field('action')!.rules.allowed;

// Users and keys have fewer entries than records: where two filters select about the same number, MongoDB may read the
// entries of a user before it merges those of a record in every module.
const change = (n: number) => ({
  ...storedRecord(n),
  event_id: `event ${n}`,
  module: `module ${spread(n * 59, 20)}`,
  record_id: 1 + spread(n * 61, 40),
  user_id: 1 + spread(n * 67, 60),
  api_key_id: 1 + spread(n * 71, 60),
  action: oneOf(actions, n * 73),
  occurred_at: new Date(Date.now() - spread(n * 79) * 60_000),
  changes: [],
});

describeLists({
  service: 'activity',
  start: async () => {
    const { identity, activity } = await startBoth();
    return {
      running: activity.running,
      call: async (...asked) => ({ message: await activity.call(...asked), etag: undefined }),
      stop: async () => {
        await activity.stop();
        await identity.stop();
      },
    };
  },
  insertRecords: fill,
  valuesOf: ({ name, type }) => (type === 'string' ? [`${name} 3`] : [3]),
  caller: userCaller(1, 'none', { isAdmin: true }),
  collections: { dead_letters: 'letters_of_all' },
});

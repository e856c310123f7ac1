import { describeLists, manyRecords, oneOf, spread, storedRecord } from '@bms/testing/lists';
import type { Connection } from 'mongoose';
import { startIdentity, userCaller } from './harness.ts';

/** Fills the collections with enough records that a query which reads too many of them is detected. */
async function fill(db: Connection): Promise<void> {
  await db.collection('users').insertMany(manyRecords(account));
  await db.collection('roles').insertMany(manyRecords((n) => ({ ...storedRecord(n), ...titled('title', n) })));
  await db.collection('api_keys').insertMany(manyRecords(apiKey));
  await db.collection('webhooks').insertMany(manyRecords(webhook));
  await db.collection('letters_of_all').insertMany(manyRecords(deadLetter));
  await db.collection('audit_log').insertMany(manyRecords(change));
}

const titled = (field: string, n: number) => {
  const text = `${field} ${spread(n * 7)}`;
  return { [field]: text, sort_keys: { [field]: text } };
};

const account = (n: number) => {
  const texts = {
    first_name: `first ${spread(n * 11)}`,
    last_name: `last ${spread(n * 13)}`,
    email: `a${n}@example.com`,
  };
  const staff = { user_type: 'staff', client_id: 0, role_id: 1 + spread(n * 17, 40) };
  const portal = { user_type: 'client', client_id: 1 + spread(n * 19, 40), role_id: 0 };
  const status = oneOf(['active', 'inactive'], n * 23);
  return { ...storedRecord(n), ...texts, phone: '', status, ...oneOf([staff, portal], n * 29), sort_keys: texts };
};

const apiKey = (n: number) => ({
  ...storedRecord(n),
  ...titled('name', n),
  role_id: 1 + spread(n * 31, 40),
  expires_at: n % 3 === 0 ? undefined : new Date(Date.now() + spread(n * 37) * 60_000),
  key_hash: `hash ${n}`,
});

const webhook = (n: number) => ({ ...storedRecord(n), ...titled('url', n), active: n % 2 === 0, events: ['none'] });

const deadLetter = (n: number) => ({
  ...storedRecord(n),
  letter_id: `letter ${n}`,
  consumer: `consumer ${spread(n * 41, 20)}`,
  event_type: `event_type ${spread(n * 43, 20)}`,
  attempts: spread(n * 47, 10),
  failed_at: new Date(Date.now() - spread(n * 53) * 60_000),
});

const actions = [
  ...['created', 'updated', 'deleted', 'restored'],
  ...['signed_in', 'sign_in_failed', 'locked', 'password_changed', 'change_undone'],
];

const change = (n: number) => ({
  ...storedRecord(n),
  event_id: `event ${n}`,
  module: `module ${spread(n * 59, 20)}`,
  record_id: 1 + spread(n * 61, 40),
  user_id: 1 + spread(n * 67, 40),
  api_key_id: 1 + spread(n * 71, 40),
  action: oneOf(actions, n * 73),
  occurred_at: new Date(Date.now() - spread(n * 79) * 60_000),
  changes: [],
});

describeLists({
  service: 'identity',
  start: async () => {
    const identity = await startIdentity();
    return { ...identity, call: async (...asked) => ({ message: await identity.call(...asked), etag: undefined }) };
  },
  insertRecords: fill,
  valuesOf: ({ name, type }) => (type === 'string' ? [`${name} 3`] : [3]),
  caller: userCaller(1, 'none', { isAdmin: true }),
  collections: { team: 'users', portal_users: 'users', dead_letters: 'letters_of_all' },
});

import { describeLists, manyRecords, oneOf, spread, storedRecord } from '@bms/testing/lists';
import type { Connection } from 'mongoose';
import { startIdentity, userCaller } from './harness.ts';

/** Fills the collections with enough records that a query which reads too many of them is detected. */
async function fill(db: Connection): Promise<void> {
  await db.collection('users').insertMany(manyRecords(account));
  await db.collection('roles').insertMany(manyRecords((n) => ({ ...storedRecord(n), ...titled('title', n) })));
  await db.collection('api_keys').insertMany(manyRecords(apiKey));
  await db.collection('identity_providers').insertMany(manyRecords(provider));
  await db.collection('scim_tokens').insertMany(manyRecords(scimToken));
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

const provider = (n: number) => ({
  ...storedRecord(n),
  ...titled('name', n),
  key: `key-${n}`,
  issuer: `https://login${n}.example.com`,
  client_id: 'bms',
  active: true,
});

const scimToken = (n: number) => ({
  ...storedRecord(n),
  ...titled('name', n),
  expires_at: n % 3 === 0 ? undefined : new Date(Date.now() + spread(n * 37) * 60_000),
  token_hash: `hash ${n}`,
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
  collections: { team: 'users', portal_users: 'users' },
});

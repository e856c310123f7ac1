import { type Caller, callerOfClaims } from '@bms/contracts';
import type { ListChangesResponse } from '@bms/contracts/types/activity';
import type { DomainEvent } from '@bms/events';
import {
  administrator,
  eventually,
  type Publisher,
  portalUser,
  type StartedPart,
  staff,
  startNats,
  startPublisher,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startActivity, startCopy, type TestedActivity } from '../../test/harness.ts';

let nats: StartedPart;
let activity: TestedActivity;
let copy: TestedActivity;
let publishers: readonly Publisher[];
let crm: Publisher;

beforeAll(async () => {
  nats = await startNats();
  activity = await startActivity({ NATS_URL: nats.url });
  copy = await startCopy(activity.start);
  publishers = await Promise.all(['crm', 'work', 'billing'].map((name) => startPublisher(name, nats.url)));
  crm = publishers[0]!;
});
afterAll(async () => {
  await Promise.all([...(publishers ?? []).map((one) => one.stop()), copy?.stop(), activity?.stop()]);
  await nats?.stop();
});

const read = (request: object = {}, caller: Caller = administrator, at = activity) =>
  at.call<ListChangesResponse>('Changes/List', request, { caller });
const now = async (caller?: Caller) => (await read({}, caller)).meta!.next_cursor;
const entries = () => activity.running.kit.db.collection('audit_log');

/** Orders changes as a client does that keeps a copy: two copies of the service may store two changes of a record in any order. */
const byVersion = <Found extends { record_id: number; version: number }>(changes: readonly Found[]): Found[] =>
  [...changes].sort((a, b) => a.record_id - b.record_id || a.version - b.version);

/** Reads changes from a cursor until there are as many. */
async function readAll(
  cursor: string,
  atLeast: number,
  caller?: Caller,
  limit = 7,
): Promise<ListChangesResponse['records']> {
  const found: ListChangesResponse['records'] = [];
  let next = cursor;
  await eventually(async () => {
    const { records, meta } = await read({ cursor: next, limit }, caller);
    next = meta!.next_cursor;
    found.push(...records);
    return found.length >= atLeast;
  });
  return found;
}

let lastId = 9000;
interface Happening {
  readonly action?: string;
  readonly record_id?: number;
  readonly version?: number;
  readonly owners?: number[];
  readonly data?: object;
}
function changeOf({
  action = 'updated',
  record_id = ++lastId,
  version = 1,
  owners = [7],
  data = {},
}: Happening): DomainEvent {
  const changes = [{ field: 'city', before: '"Berlin"', after: '"Hamburg"' }];
  return {
    message: 'bms.api.RecordChange',
    type: `record.${action}`,
    recordId: `clients-${record_id}`,
    version,
    module: 'clients',
    owners,
    data: { module: 'clients', record_id, version, title: 'Alfreds', changes, told_to: 'viewers', ...data },
  };
}
const happen = (happening: Happening = {}) => crm.publish(changeOf(happening));
const own = (userId: number) => staff(userId, { 'clients.view': 'own' });

test('an empty cursor begins now, and each change then comes once with its version and the names of its fields', async () => {
  await happen();
  await eventually(() => entries().countDocuments({ module: 'clients' }));
  const cursor = await now();
  expect((await read({ cursor })).records).toEqual([]);
  await happen({ action: 'created', record_id: 1 });
  await happen({ action: 'updated', record_id: 1, version: 2 });
  await happen({ action: 'deleted', record_id: 1, version: 3, data: { changes: [] } });
  const records = await readAll(cursor, 3);
  expect(byVersion(records)).toEqual([
    {
      module: 'clients',
      record_id: 1,
      action: 'created',
      version: 1,
      changed: ['city'],
      occurred_at: expect.any(String),
    },
    {
      module: 'clients',
      record_id: 1,
      action: 'updated',
      version: 2,
      changed: ['city'],
      occurred_at: expect.any(String),
    },
    { module: 'clients', record_id: 1, action: 'deleted', version: 3, changed: [], occurred_at: expect.any(String) },
  ]);
});

test('no change is skipped or repeated while two copies store those of three services and readers follow', async () => {
  const cursor = await now();
  const [EACH, READERS] = [80, 3];
  const ids = Array.from({ length: EACH }, (_, index) => 20_000 + index);
  const publishing = Promise.all(
    publishers.flatMap((publisher, at) => ids.map((id) => publisher.publish(changeOf({ record_id: id * 10 + at })))),
  );
  const reading = Array.from({ length: READERS }, () => readAll(cursor, publishers.length * EACH, undefined, 50));
  await publishing;
  const expected = publishers.flatMap((_, at) => ids.map((id) => id * 10 + at)).sort();
  const followed = await Promise.all(reading);
  for (const records of followed) {
    expect(records.map(({ record_id }) => record_id).sort()).toEqual(expected);
    expect(records).toEqual(followed[0]);
  }
  const stored = await entries()
    .find({}, { projection: { _id: 1 }, sort: { _id: 1 } })
    .toArray();
  expect(stored.map(({ _id }, index) => Number(_id) - index)).toEqual(stored.map(() => 1));
});

describe('a caller', () => {
  test('gets the changes of their own records only, and learns of one that left them that it is removed', async () => {
    const [mine, theirs] = [await now(own(31)), await now(own(32))];
    await happen({ record_id: 41, owners: [31] });
    await happen({ record_id: 41, version: 2, owners: [32], data: { former_owners: [31] } });
    await happen({ record_id: 41, version: 3, owners: [32] });
    expect(byVersion(await readAll(theirs, 2, own(32))).map(({ action, version }) => [action, version])).toEqual([
      ['updated', 2],
      ['updated', 3],
    ]);
    const seen = byVersion(await readAll(mine, 2, own(31)));
    expect(seen.map(({ action, version, changed }) => [action, version, changed])).toEqual([
      ['updated', 1, ['city']],
      ['removed', 2, []],
    ]);
  });

  test('of the portal gets what their client sees, and learns of what it sees no longer', async () => {
    const caller = portalUser(5);
    const cursor = await now(caller);
    await happen({ record_id: 51, data: { portal_client_id: 5 } });
    await happen({ record_id: 52, data: { portal_client_id: 6 } });
    await happen({ record_id: 51, version: 2, data: { former_portal_client_id: 5 } });
    await happen({
      record_id: 53,
      data: { portal_client_id: 5, changes: [{ field: 'labels', before: '', after: '["VIP"]' }] },
    });
    const seen = byVersion(await readAll(cursor, 3, caller));
    expect(seen.filter(({ record_id }) => record_id === 51).map(({ action }) => action)).toEqual([
      'updated',
      'removed',
    ]);
    expect(seen.filter(({ record_id }) => record_id !== 51)).toMatchObject([{ record_id: 53, changed: [] }]);
  });

  test('with other permissions than those of the cursor has to read the lists again', async () => {
    const cursor = await now(own(61));
    await expect(read({ cursor }, staff(61, { 'clients.view': 'all' }))).rejects.toMatchObject({
      code: 'resync_required',
    });
    await expect(read({ cursor }, own(62))).rejects.toMatchObject({ code: 'resync_required' });
    const again = callerOfClaims({ kind: 'user', uid: 61, typ: 'staff', rol: 1, sid: 'another session' });
    await read({ cursor }, { ...again, grants: { 'clients.view': 'own' } });
  });

  test('gets only the modules that they name, which must exist', async () => {
    const cursor = await now();
    await happen({ record_id: 71 });
    await happen({ record_id: 72, data: { module: 'orders' } });
    await readAll(cursor, 2);
    expect((await read({ cursor, modules: 'leads, orders' })).records.map(({ record_id }) => record_id)).toEqual([72]);
    await expect(read({ cursor, modules: 'orders,nothing' })).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ field: 'modules', code: 'not_allowed' }],
    });
  });
});

test.each(['1', 'x.abcdefghijkl', `${'9'.repeat(20)}.abcdefghijkl`, '1.short'])(
  'the cursor %s is not valid',
  async (cursor) => {
    await expect(read({ cursor })).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ field: 'cursor' }],
    });
  },
);

test('a page ends at its limit, says that there is more, and goes on behind it', async () => {
  const cursor = await now();
  for (let n = 0; n < 5; n++) await happen({ record_id: 81 + n });
  await readAll(cursor, 5);
  const first = await read({ cursor, limit: 3 });
  const second = await read({ cursor: first.meta!.next_cursor, limit: 3 });
  expect([first, second].map(({ records, meta }) => [records.length, meta!.has_more])).toEqual([
    [3, true],
    [2, false],
  ]);
});

test('a request that waits is answered as soon as there is a change, at any copy, and otherwise when its time is over', async () => {
  const cursor = await now();
  const since = Date.now();
  const waiting = [read({ cursor, wait: 25 }), read({ cursor, wait: 25 }, administrator, copy)];
  const empty = await read({ cursor, wait: 1, modules: 'leads' });
  expect(empty.records).toEqual([]);
  expect(Date.now() - since).toBeGreaterThanOrEqual(1000);
  await happen({ record_id: 91 });
  for (const { records } of await Promise.all(waiting)) expect(records.map(({ record_id }) => record_id)).toEqual([91]);
  expect(Date.now() - since).toBeLessThan(20_000);
});

test('a cursor before changes that are no longer kept, or older than 30 days, is gone', async () => {
  const cursor = await now();
  for (const record_id of [101, 102]) {
    await happen({ record_id });
    await readAll(cursor, record_id - 100);
  }
  const at = { module: 'clients', record_id: 101 };
  const [first] = await entries().find(at).toArray();
  await entries().updateOne(at, { $set: { created_at: new Date(Date.now() - 31 * 24 * 3600 * 1000) } });
  await expect(read({ cursor })).rejects.toMatchObject({ code: 'resync_required' });
  await entries().deleteOne(at);
  await expect(read({ cursor })).rejects.toMatchObject({ code: 'resync_required' });
  await entries().insertOne(first!);
  expect((await read({ cursor })).records).toHaveLength(2);
});

test('a cursor of before a restored backup is gone, also once as many changes have happened since', async () => {
  const cursor = await now();
  await activity.running.kit.db.collection('change_feed').deleteMany({});
  const restored = await startCopy(activity.start);
  await happen({ record_id: 111 });
  await expect(read({ cursor }, administrator, restored)).rejects.toMatchObject({ code: 'resync_required' });
  await restored.stop();
});

import type { Caller } from '@bms/contracts';
import type { ListTimelineResponse } from '@bms/contracts/types/activity';
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
import { startActivity, type TestedActivity } from '../../test/harness.ts';

let nats: StartedPart;
let activity: TestedActivity;
let crm: Publisher;

beforeAll(async () => {
  nats = await startNats();
  activity = await startActivity({ NATS_URL: nats.url });
  crm = await startPublisher('crm', nats.url);
});
afterAll(async () => {
  await Promise.all([crm?.stop(), activity?.stop()]);
  await nats?.stop();
});

const read = (request: object = {}, caller: Caller = administrator) =>
  activity.call<ListTimelineResponse>('Timeline/List', request, { caller });
const entries = () => activity.running.kit.db.collection('audit_log');

interface Happening {
  readonly action?: string;
  readonly module?: string;
  readonly record_id: number;
  readonly version?: number;
  readonly owners?: number[];
  readonly clientId?: number;
  readonly changes?: readonly { readonly field: string; readonly before: string; readonly after: string }[];
  readonly data?: object;
}

const CITY = { field: 'city', before: '"Berlin"', after: '"Hamburg"' };

/** Publishes a change, and waits for its entry. */
async function happen(happening: Happening): Promise<void> {
  const { action = 'updated', module = 'orders', record_id, version = 1, owners = [7], clientId = 1 } = happening;
  const { changes = [CITY], data = {} } = happening;
  await crm.publish({
    message: 'bms.api.RecordChange',
    type: `record.${action}`,
    recordId: `${module}-${record_id}`,
    ...{ version, module, owners },
    ...(module !== 'clients' && { clientId }),
    data: { module, record_id, version, title: `No ${record_id}`, changes, told_to: 'viewers', ...data },
  });
  await eventually(() => entries().countDocuments({ module, record_id, record_version: version }));
}

const titlesOf = ({ records }: ListTimelineResponse) => records.map(({ title }) => title);

test('shows a client and what belongs to it, newest first, with the new status and without other values', async () => {
  await happen({ module: 'clients', record_id: 10, action: 'created' });
  await happen({ record_id: 11, clientId: 10, action: 'created' });
  await happen({ record_id: 12, clientId: 99, action: 'created' });
  const status = { field: 'status', before: '"new"', after: '"confirmed"' };
  await happen({ record_id: 11, clientId: 10, version: 2, changes: [status, CITY] });
  await happen({ record_id: 11, clientId: 10, version: 3, changes: [] });
  const { records, meta } = await read({ client_id: 10 });
  const seen = { client_id: 10, is_deleted: false, occurred_at: expect.any(String), id: expect.any(Number) };
  expect(records).toEqual([
    {
      ...seen,
      module: 'orders',
      record_id: 11,
      title: 'No 11',
      action: 'updated',
      status: 'confirmed',
      changed: ['status', 'city'],
    },
    { ...seen, module: 'orders', record_id: 11, title: 'No 11', action: 'created', status: '', changed: ['city'] },
    { ...seen, module: 'clients', record_id: 10, title: 'No 10', action: 'created', status: '', changed: ['city'] },
  ]);
  expect(meta).toEqual({ has_more: false });
});

test('pages go back from the cursor without a gap or a repetition, whatever happens meanwhile', async () => {
  for (const record_id of [21, 22, 23, 24, 25]) await happen({ record_id, clientId: 20 });
  const first = await read({ client_id: 20, limit: 2 });
  await happen({ record_id: 26, clientId: 20 });
  const second = await read({ client_id: 20, limit: 2, cursor: first.meta!.next_cursor });
  const third = await read({ client_id: 20, limit: 2, cursor: second.meta!.next_cursor });
  expect([first, second, third].flatMap(titlesOf)).toEqual(['No 25', 'No 24', 'No 23', 'No 22', 'No 21']);
  expect(third.meta).toEqual({ has_more: false });
});

test('after a merge, the timeline of the remaining client has what happened to the other one, also late entries', async () => {
  await happen({ module: 'clients', record_id: 30 });
  await happen({ record_id: 31, clientId: 30 });
  await happen({ record_id: 32, clientId: 33 });
  await crm.publish({
    message: 'bms.crm.ClientMerged',
    type: 'client.merged',
    recordId: 33,
    version: 2,
    module: 'clients',
    data: { from_id: 30, into_id: 33 },
  });
  await eventually(async () => (await read({ client_id: 33 })).records.length === 3);
  expect(titlesOf(await read({ client_id: 30 }))).toEqual([]);
  await happen({ record_id: 34, clientId: 30 });
  await eventually(async () => titlesOf(await read({ client_id: 33 })).includes('No 34'));
});

describe('a caller', () => {
  test('sees the modules that they may view, and an error of none of the others', async () => {
    await happen({ record_id: 41, clientId: 40 });
    await happen({ module: 'estimates', record_id: 42, clientId: 40 });
    expect(titlesOf(await read({ client_id: 40 }, staff(5, { 'orders.view': 'all' })))).toEqual(['No 41']);
    expect(titlesOf(await read({ client_id: 40 }, staff(5, {})))).toEqual([]);
  });

  test('with grants that end at their own records sees those, and none that belongs to another owner now', async () => {
    const own = staff(51, { 'orders.view': 'own' });
    await happen({ record_id: 52, clientId: 50, owners: [51] });
    await happen({ record_id: 53, clientId: 50, owners: [51] });
    await happen({ record_id: 54, clientId: 50, owners: [8] });
    expect(titlesOf(await read({ client_id: 50 }, own))).toEqual(['No 53', 'No 52']);
    await happen({ record_id: 52, clientId: 50, version: 2, owners: [8], data: { former_owners: [51] } });
    expect(titlesOf(await read({ client_id: 50 }, own))).toEqual(['No 53']);
  });

  test('of the portal sees what their client sees, without who did it and fields of the staff', async () => {
    const labels = { field: 'labels', before: '', after: '["VIP"]' };
    await happen({ module: 'clients', record_id: 60, data: { portal_client_id: 60 }, changes: [CITY, labels] });
    await happen({ module: 'clients', record_id: 60, version: 2, data: { portal_client_id: 60 }, changes: [labels] });
    await happen({ record_id: 61, clientId: 60 });
    const { records } = await read({}, portalUser(60));
    expect(records).toMatchObject([{ title: 'No 60', changed: ['city'] }]);
    expect(records[0]).not.toHaveProperty('user_id');
  });

  test('gets only the modules that they name, which must exist', async () => {
    await happen({ record_id: 71, clientId: 70 });
    await happen({ module: 'estimates', record_id: 72, clientId: 70 });
    expect(titlesOf(await read({ client_id: 70, modules: 'leads, estimates' }))).toEqual(['No 72']);
    await expect(read({ modules: 'orders,nothing' })).rejects.toMatchObject({
      code: 'validation_failed',
      violations: [{ field: 'modules', code: 'not_allowed' }],
    });
  });
});

test('says of every entry of a deleted record that the record is gone, until it is restored', async () => {
  await happen({ record_id: 81, clientId: 80 });
  await happen({ record_id: 81, clientId: 80, version: 2, action: 'deleted', changes: [] });
  const goneOf = async () =>
    (await read({ client_id: 80 })).records.map(({ action, is_deleted }) => [action, is_deleted]);
  expect(await goneOf()).toEqual([
    ['deleted', true],
    ['updated', true],
  ]);
  await happen({ record_id: 81, clientId: 80, version: 3, action: 'restored', changes: [] });
  expect((await goneOf()).map(([, isGone]) => isGone)).toEqual([false, false, false]);
});

test('reads a part of the log for a caller who sees few of its records, and goes on from there', async () => {
  await happen({ record_id: 91, clientId: 90, owners: [92] });
  const [last] = await entries()
    .find({}, { sort: { _id: -1 }, limit: 1 })
    .toArray();
  const { _id, ...copied } = last!;
  const others = Array.from({ length: 2500 }, (_, index) => ({
    ...copied,
    _id: Number(_id) + 1 + index,
    event_id: `other-${index}`,
    record_id: 100_000 + index,
    owners: [8],
  }));
  await entries().insertMany(others as never);
  const caller = staff(92, { 'orders.view': 'own' });
  const first = await read({}, caller);
  expect(first).toMatchObject({ records: [], meta: { has_more: true } });
  expect(titlesOf(await read({ cursor: first.meta!.next_cursor }, caller))).toEqual(['No 91']);
});

import { callerOfClaims, loadContract } from '@bms/contracts';
import type { FormerRecord } from '@bms/contracts/types/activity';
import type { HistoryResponse } from '@bms/contracts/types/api';
import { eventually, type Publisher, type StartedPart, startNats, startPublisher } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startActivity, type TestedActivity } from '../../test/harness.ts';
import { auditLog } from '../audit-log/audit-log.model.ts';
import { purgeBefore } from '../audit-log/purge.ts';

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

const service = callerOfClaims({ kind: 'service' });
const entries = () => activity.running.kit.db.collection('audit_log');
const states = () => activity.running.kit.db.collection<{ _id: string }>('record_versions');
const { Get } = loadContract().definition('bms.crm.Clients');
const stateOf = (city: string) => Get!.responseSerialize({ record: { city } });
const cityOf = ({ record }: FormerRecord) =>
  (Get!.responseDeserialize(Buffer.from(record)) as { record: { city: string } }).record.city;

interface Stored {
  readonly version: number;
  readonly city?: string;
  readonly action?: string;
  readonly data?: object;
}

/** Publishes a change of a client and waits until it is stored. */
async function change(
  record_id: number,
  { version, city, action = version === 1 ? 'created' : 'updated', data }: Stored,
) {
  await crm.publish({
    message: 'bms.api.RecordChange',
    type: `record.${action}`,
    recordId: `clients-${record_id}`,
    version,
    module: 'clients',
    owners: [7],
    data: {
      ...{ module: 'clients', record_id, version, title: 'Alfreds', told_to: 'viewers' },
      changes: [{ field: 'city', before: version === 1 ? '' : `"${version - 1}"`, after: `"${version}"` }],
      record: city === undefined ? new Uint8Array() : stateOf(city),
      ...data,
    },
  });
  await eventually(() => entries().findOne({ module: 'clients', record_id, record_version: version }));
}

const get = (record_id: number, more: object) =>
  activity.call<FormerRecord>('History/GetVersion', { module: 'clients', record_id, ...more }, { caller: service });
const list = (record_id: number, more: object = {}) =>
  activity.call<HistoryResponse>(
    'History/ListVersions',
    { module: 'clients', record_id, ...more },
    { caller: service },
  );

describe('a former state', () => {
  test('is that of its version, also of one that was stored after a later one', async () => {
    for (const version of [1, 3, 2]) await change(1, { version, city: `city ${version}` });
    for (const version of [1, 2]) {
      const former = await get(1, { version, current_version: 3 });
      expect([former.version, cityOf(former)]).toEqual([version, `city ${version}`]);
    }
    const { records } = await list(1);
    expect(records.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('is unavailable while its change is under way, and not kept where there is none', async () => {
    await change(2, { version: 1, city: 'first' });
    await change(2, { version: 3, city: 'third' });
    const unavailable = { code: 'unavailable', retryAfter: 1 };
    await expect(get(2, { version: 2, current_version: 4 })).rejects.toMatchObject(unavailable);
    const between = await entries().findOne({ record_id: 2, record_version: 1 });
    const as_of = (between!['occurred_at'] as Date).toISOString();
    await expect(get(2, { as_of, current_version: 4 })).rejects.toMatchObject(unavailable);
    const updated_at = new Date().toISOString();
    await expect(get(3, { version: 1, current_version: 2, updated_at })).rejects.toMatchObject(unavailable);
    await expect(get(3, { version: 1, current_version: 2 })).rejects.toMatchObject({ code: 'not_kept' });
    await expect(get(3, { as_of, current_version: 2 })).rejects.toMatchObject({
      code: 'not_kept',
      message: expect.stringContaining('730 days'),
    });
  });

  test('is not kept of a record whose changes carry no state', async () => {
    await change(4, { version: 1 });
    await change(4, { version: 2 });
    await expect(get(4, { version: 1, current_version: 2 })).rejects.toMatchObject({ code: 'not_kept' });
  });

  test('ends with its audit entry', async () => {
    await change(5, { version: 1, city: 'old' });
    await change(5, { version: 2, city: 'new' });
    const old = new Date(Date.now() - 1000 * 24 * 3600 * 1000);
    await entries().updateOne({ record_id: 5, record_version: 1 }, { $set: { created_at: old } });
    const { kit } = activity.running;
    const model = kit.db.model(auditLog.name);
    await purgeBefore({ kit, model } as never, new Date(old.getTime() + 1), new AbortController().signal);
    await expect(get(5, { version: 1, current_version: 2 })).rejects.toMatchObject({ code: 'not_kept' });
    const kept = await states()
      .find({ _id: /^clients\/5\// })
      .toArray();
    expect(kept.map(({ _id }) => _id)).toEqual(['clients/5/2']);
  });

  test('is hidden from portal users to whom the record was not visible then', async () => {
    const seen = { portal_client_id: 9 };
    await change(6, { version: 1, city: 'hidden' });
    await change(6, { version: 2, city: 'shown', data: seen });
    await change(6, { version: 3, city: 'hidden again', data: { former_portal_client_id: 9 } });
    await change(6, { version: 4, city: 'shown again', data: seen });
    await change(6, { version: 5, city: 'last', data: seen });
    const portal = { client_id: 9, user_id: 3 };
    for (const version of [1, 3])
      await expect(get(6, { version, portal, current_version: 5 })).rejects.toMatchObject({ code: 'not_found' });
    expect(cityOf(await get(6, { version: 2, portal, current_version: 5 }))).toBe('shown');
    const other = { client_id: 8, user_id: 4 };
    await expect(get(6, { version: 2, portal: other, current_version: 5 })).rejects.toMatchObject({
      code: 'not_found',
    });
    const { records, meta } = await list(6, { portal });
    expect(records.map(({ version, changes }) => [version, changes[0]!.before])).toEqual([
      [5, '"4"'],
      [4, ''],
      [2, ''],
    ]);
    expect(meta).toMatchObject({ total: 3, current_page: 1, per_page: 20 });
    const pages = await Promise.all([1, 2].map((page) => list(6, { portal, list: { page, limit: 1 } })));
    expect(pages.map((page) => page.records[0]!.changes[0]!.before)).toEqual(['"4"', '']);
  });
});

test('a page of a history reads the entries of its record alone, by the index of records', async () => {
  for (let version = 1; version <= 30; version++) await change(7, { version, city: 'x' });
  const db = activity.running.kit.db;
  await db.db!.command({ profile: 2 });
  await list(7, { list: { page: 2, limit: 10 } });
  await db.db!.command({ profile: 0 });
  const queries = await db
    .collection('system.profile')
    .find({ ns: /\.audit_log$/, 'command.filter.record_id': 7 })
    .toArray();
  expect(queries).toHaveLength(1);
  expect(queries[0]).toMatchObject({
    planSummary: expect.stringContaining('module: 1, record_id: 1'),
    docsExamined: 30,
  });
});

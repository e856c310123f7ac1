import { ApiError, loadContract } from '@bms/contracts';
import type { FindResponse } from '@bms/contracts/types/activity';
import type { ListForSearchRequest } from '@bms/contracts/types/api';
import {
  administrator,
  eventually,
  type Publisher,
  type ServiceStub,
  type StartedPart,
  staff,
  startNats,
  startPublisher,
  startServiceStub,
} from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { activityStart, startCopy, type TestedActivity, testSecrets } from '../../test/harness.ts';
import { encodeRecord, searchedChange, titlesOf } from '../../test/searched.ts';
import type { SearchEntry } from './search-entry.model.ts';

const SERVICE = 'bms.crm.Clients';

/** The clients that crm has. */
const inCrm = new Map<number, { company_name: string; version: number; owners: number[]; client_id?: number }>();
let isCrmUp = false;
let nats: StartedPart;
let crm: ServiceStub;
let publisher: Publisher;
let activity: TestedActivity;

beforeAll(async () => {
  const secrets = testSecrets();
  nats = await startNats();
  const none = () => ({ records: [], read_at: new Date().toISOString() });
  const others = ['Contacts', 'Leads', 'Estimates', 'Orders', 'Contracts'].map((name) => [
    `${name}/ListForSearch`,
    none,
  ]);
  crm = await startServiceStub(loadContract(), 'crm', secrets.trustedKeys, {
    ...Object.fromEntries(others),
    'Clients/ListForSearch': listForSearch,
  });
  for (let id = 1; id <= 450; id++) inCrm.set(id, { company_name: `Client ${id}`, version: 1, owners: [7] });
  activity = await startCopy(await activityStart({ NATS_URL: nats.url, UPSTREAMS: `crm=${crm.target}` }, secrets));
  publisher = await startPublisher('crm', nats.url);
});
afterAll(async () => {
  await Promise.all([publisher?.stop(), activity?.stop()]);
  crm?.close();
  await nats?.stop();
});

function listForSearch({ after, limit, ids }: ListForSearchRequest) {
  if (!isCrmUp) throw new ApiError('unavailable');
  const chosen = [...inCrm].filter(([id]) => id > after && (ids.length === 0 || ids.includes(id)));
  const records = chosen.slice(0, limit).map(([id, { company_name, version, owners }]) => ({
    change: {
      ...{ module: 'clients', record_id: id, version, told_to: 'viewers' },
      record: encodeRecord(SERVICE, { id, company_name }),
    },
    granted_module: 'clients',
    owners,
  }));
  return { records, read_at: new Date().toISOString() };
}

const db = () => activity.running.kit.db;
const entries = () => db().collection<SearchEntry>('search');
const find = async (q: string, caller = administrator) =>
  titlesOf(await activity.call<FindResponse>('Search/Find', { q }, { caller }));
const isFilled = async () =>
  (await db().collection<{ _id: string; is_done: boolean }>('search_fills').findOne({ _id: 'clients' }))?.is_done ===
  true;

/** Has the index filled again, and waits for it. */
async function fill(): Promise<void> {
  await db().collection('search_fills').deleteMany({});
  await db()
    .collection('scheduler_jobs')
    .updateMany({ _id: 'search index' } as object, { $set: { dueAt: new Date(0) } });
  await eventually(isFilled);
}

describe('the fill of the index', () => {
  test('reads all records of a service once it is available', async () => {
    await eventually(async () => (await db().collection('search_fills').countDocuments()) > 0);
    expect(await isFilled()).toBe(false);
    isCrmUp = true;
    await eventually(isFilled);
    expect(await entries().countDocuments({ module: 'clients' })).toBe(450);
    expect(await find('client 450')).toContain('Client 450');
  });

  test('removes what is gone, and replaces versions that a restored database no longer has', async () => {
    const longAgo = new Date(Date.now() - 3600_000);
    await entries().updateMany({}, { $set: { occurred_at: longAgo } });
    await entries().updateOne({ record_id: 2 }, { $set: { version: 9, title: 'From the future' } });
    inCrm.delete(3);
    inCrm.delete(450);
    await fill();
    expect(await entries().distinct('record_id', { record_id: { $in: [2, 3, 450] } })).toEqual([2]);
    expect(await entries().findOne({ record_id: 2 })).toMatchObject({ version: 1, title: 'Client 2' });
  });

  test('leaves newer changes as they are that arrive meanwhile', async () => {
    const record = { company_name: 'Renamed' };
    const deleted = { service: SERVICE, id: 5, version: 3, action: 'deleted' };
    await publisher.publish(
      searchedChange({ service: SERVICE, id: 4, record, version: 2, action: 'updated' }),
      searchedChange(deleted),
    );
    await eventually(
      async () => (await entries().countDocuments({ record_id: { $in: [4, 5] }, version: { $gt: 1 } })) === 2,
    );
    await fill();
    expect(await find('renamed')).toEqual(['Renamed']);
    expect(await find('client 5')).not.toContain('Client 5');
  });
});

describe('records that were touched', () => {
  test('are read again, so that another owner finds them', async () => {
    inCrm.set(6, { company_name: 'Handed over', version: 1, owners: [8] });
    const caller = staff(8, { 'clients.view': 'own' });
    expect(await find('handed', caller)).toEqual([]);
    const data = { module: 'clients', ids: [6], client_id: 0 };
    await publisher.publish({
      message: 'bms.api.RecordsTouched',
      type: 'records.touched',
      recordId: 'clients-6',
      version: 1,
      data,
    });
    await eventually(async () => (await find('handed', caller)).length === 1);
    expect(await find('handed', staff(7, { 'clients.view': 'own' }))).toEqual([]);
  });
});

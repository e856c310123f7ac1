import type { DomainEvent } from '@bms/events';
import { administrator, eventually, type StartedPart, staff, startNats } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refusalOf, startActivity, type TestedActivity } from '../../test/harness.ts';
import { type Publisher, startPublisher } from '../../test/publisher.ts';

interface Entry {
  id: number;
  module: string;
  record_id: number;
  user_id?: number;
  changes: { field: string; before: string; after: string }[];
}

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

const list = (filter: object = {}, caller = administrator) =>
  activity.call<{ records: Entry[] }>('AuditLog/List', filter, { caller });
const entries = async (filter: object) => (await list(filter)).records;
const entryOf = (filter: object) =>
  eventually(
    () => entries(filter),
    (found) => found.length > 0,
  ).then(([entry]) => entry!);

const change = (recordId: number, type = 'record.updated'): DomainEvent => ({
  message: 'bms.api.RecordChange',
  type,
  recordId: `clients-${recordId}`,
  version: 2,
  module: 'clients',
  owners: [7],
  data: {
    module: 'clients',
    record_id: recordId,
    version: 2,
    title: 'Alfreds',
    changes: [{ field: 'city', before: '"Berlin"', after: '"Hamburg"' }],
  },
});

describe('the audit log', () => {
  test('tells what happened to a record of another service, once however often it is told', async () => {
    await crm.tell(change(501));
    const entry = await entryOf({ module: 'clients', record_id: 501 });
    expect(entry).toMatchObject({
      title: 'Alfreds',
      action: 'updated',
      changes: [{ field: 'city', before: '"Berlin"', after: '"Hamburg"' }],
      occurred_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(entry).not.toHaveProperty('user_id');
    await crm.repeat();
    await crm.tell(change(502));
    await entryOf({ module: 'clients', record_id: 502 });
    expect(await entries({ module: 'clients', record_id: 501 })).toHaveLength(1);
  });

  test('names who did it, the request and what is new, for the own records of activity too', async () => {
    const { record } = await activity.call<{ record: { id: number } }>(
      'Roles/Create',
      { role: { title: 'Auditors', grants: [{ module: 'clients', action: 'view', scope: 'all' }] } },
      { caller: administrator },
    );
    const entry = await entryOf({ module: 'roles', record_id: record.id });
    expect(entry).toMatchObject({ action: 'created', title: 'Auditors', user_id: administrator.userId });
    const after = Object.fromEntries(entry.changes.map(({ field, after }) => [field, after]));
    expect(after).toMatchObject({ title: '"Auditors"' });
    expect(entry.changes.every(({ before }) => before === '')).toBe(true);
  });

  test.each([
    ['module', { module: 'nothing' }],
    ['user', { user_id: 987_654 }],
    ['API key', { api_key_id: 3 }],
    ['action', { action: 'restored' }],
  ])('is filtered by %s', async (_what, filter) => {
    await crm.tell(change(503));
    await entryOf({ module: 'clients', record_id: 503 });
    expect(await entries(filter)).toEqual([]);
  });

  test('is for administrators in a session', async () => {
    expect(await refusalOf(list({}, staff(2, {})))).toBe('forbidden');
    expect(await refusalOf(list({}, { ...administrator, kind: 'api_key', apiKeyId: 5 }))).toBe('forbidden');
  });
});

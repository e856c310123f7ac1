import { loadContract } from '@bms/contracts';
import type { DomainEvent } from '@bms/events';
import {
  administrator,
  errorsOf,
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

interface Entry {
  id: number;
  module: string;
  record_id: number;
  user_id?: number;
  changes: { field: string; before: string; after: string }[];
}

let nats: StartedPart;
/** Finds that every sign-in is recent. */
let signIns: ServiceStub;
let activity: TestedActivity;
let crm: Publisher;
let identity: Publisher;

beforeAll(async () => {
  nats = await startNats();
  const secrets = testSecrets();
  const handlers = { 'Callers/AssertRecentSignIn': () => ({ success: true }) };
  signIns = await startServiceStub(loadContract(), 'identity', secrets.trustedKeys, handlers);
  activity = await startCopy(
    await activityStart({ NATS_URL: nats.url, UPSTREAMS: `identity=${signIns.target}` }, secrets),
  );
  [crm, identity] = await Promise.all([startPublisher('crm', nats.url), startPublisher('identity', nats.url)]);
});
afterAll(async () => {
  await Promise.all([crm?.stop(), identity?.stop(), activity?.stop()]);
  signIns?.close();
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
    await crm.publish(change(501));
    const entry = await entryOf({ module: 'clients', record_id: 501 });
    expect(entry).toMatchObject({
      title: 'Alfreds',
      action: 'updated',
      changes: [{ field: 'city', before: '"Berlin"', after: '"Hamburg"' }],
      occurred_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(entry).not.toHaveProperty('user_id');
    await crm.repeat();
    await crm.publish(change(502));
    await entryOf({ module: 'clients', record_id: 502 });
    expect(await entries({ module: 'clients', record_id: 501 })).toHaveLength(1);
  });

  test('names who did it and what is new, for the own records of activity too', async () => {
    const webhook = { url: 'https://example.com/audited', events: ['*'], active: true };
    const { record } = await activity.call<{ record: { id: number } }>(
      'Webhooks/Create',
      { webhook },
      { caller: administrator },
    );
    const entry = await entryOf({ module: 'webhooks', record_id: record.id });
    expect(entry).toMatchObject({ action: 'created', title: webhook.url, user_id: administrator.userId });
    const after = Object.fromEntries(entry.changes.map(({ field, after }) => [field, after]));
    expect(after).toMatchObject({ url: `"${webhook.url}"` });
    expect(entry.changes.every(({ before }) => before === '')).toBe(true);
  });

  test.each([
    ['by the user', 'signed_in', true, { user_id: 7 }],
    ['by a caller without a session', 'sign_in_failed', false, {}],
  ])('has an entry for what happened to an account %s', async (_who, action, by_user, doer) => {
    const data = { user_id: 7, email: 'nancy@example.com', by_user, address: '203.0.113.9' };
    await identity.publish({
      message: 'bms.identity.AccountEvent',
      type: `account.${action}`,
      recordId: 7,
      version: 1,
      data,
    });
    const entry = await entryOf({ module: 'account', action });
    expect(entry).toMatchObject({ record_id: 7, title: 'nancy@example.com', action, address: '203.0.113.9', ...doer });
    expect('user_id' in entry).toBe(by_user);
  });

  test.each([
    ['module', { module: 'nothing' }],
    ['user', { user_id: 987_654 }],
    ['API key', { api_key_id: 3 }],
    ['action', { action: 'restored' }],
  ])('is filtered by %s', async (_what, filter) => {
    await crm.publish(change(503));
    await entryOf({ module: 'clients', record_id: 503 });
    expect(await entries(filter)).toEqual([]);
  });

  test('is searched by the beginnings of the words of the title', async () => {
    await crm.publish({ ...change(504), data: { ...change(504).data, title: 'Königlich Essen' } });
    await entryOf({ module: 'clients', record_id: 504 });
    const found = async (search: string) => (await entries({ list: { search } })).map(({ record_id }) => record_id);
    for (const search of ['konig', 'ESSEN', 'es kö', 'königlichessen']) expect(await found(search)).toEqual([504]);
    expect(await found('glich')).toEqual([]);
  });

  test('is for administrators in a session', async () => {
    expect(await errorsOf(list({}, staff(2, {})))).toEqual(['forbidden']);
    expect(await errorsOf(list({}, { ...administrator, kind: 'api_key', apiKeyId: 5 }))).toEqual(['forbidden']);
  });
});

import { splitActivity } from '@bms/parts';
import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';

const EVENT = '0197a1de-7a54-7a5e-8f0c-3d1a4c6b9e21';
const PLAIN = '0197a1de-0000-7a5e-8f0c-3d1a4c6b9e21';

let urls: [string, string];
let identity: Connection;
let activity: Connection;

beforeAll(async () => {
  urls = [await testMongoUserUrl('identity'), await testMongoUserUrl('activity')];
  [identity, activity] = (await Promise.all(urls.map((url) => createConnection(url).asPromise()))) as [
    Connection,
    Connection,
  ];
});
afterAll(() => Promise.all([identity.close(), activity.close()]));

const rows = (db: Connection, name: string) => db.collection<{ _id: unknown }>(name);
const insert = (name: string, ...documents: { _id: unknown }[]) => rows(identity, name).insertMany(documents);
const copied = (name: string) => rows(activity, name).find().sort({ _id: 1 }).toArray();

test('the data of activity is copied from identity once, with consumers and requests under their new names', async () => {
  const entries = Array.from({ length: 2500 }, (_, index) => ({ _id: index + 1, title: `Entry ${index}` }));
  await insert('audit_log', ...entries);
  await insert('users', { _id: 1 });
  await insert('counters', { _id: 'audit_log' }, { _id: 'users' });
  await insert('record_totals', { _id: 'audit_log/base' }, { _id: 'users/base' });
  await insert('inbox', { _id: `identity_audit_log-${EVENT}` }, { _id: `identity_clients-${EVENT}` });
  await insert(
    'letters_of_all',
    { _id: 1, letter_id: `billing_clients-${EVENT}`, consumer: 'billing_clients' } as never,
    {
      _id: 2,
      letter_id: `identity_webhooks-${EVENT}`,
      consumer: 'identity_webhooks',
    } as never,
  );
  await insert('dead_letters', { _id: `identity_webhooks-${EVENT}`, consumer: 'identity_webhooks' } as never);
  await insert('send_jobs', { _id: `${EVENT}-7` }, { _id: PLAIN });
  const request = (id: string, type: string) => ({
    _id: `event of ${id}`,
    subject: `bms.identity.${type}.${id}`,
    headers: { 'ce-source': '/bms/identity', 'ce-dataschema': 'bms.identity.SendJobEvent', 'ce-id': '1' },
    sentAt: new Date(),
    seq: 5,
    fence: 3,
  });
  await insert('outbox', request(`${EVENT}-7`, 'notice.requested'), request(PLAIN, 'otp.requested'));

  expect(await splitActivity(...urls)).toBe(2502);
  expect(await copied('audit_log')).toEqual(entries);
  expect([await copied('users'), await copied('counters'), await copied('record_totals')]).toEqual([
    [],
    [{ _id: 'audit_log' }],
    [{ _id: 'audit_log/base' }],
  ]);
  expect(await copied('inbox')).toEqual([{ _id: `activity_audit_log-${EVENT}` }]);
  expect(await copied('letters_of_all')).toMatchObject([
    { consumer: 'billing_clients' },
    { letter_id: `activity_webhooks-${EVENT}`, consumer: 'activity_webhooks' },
  ]);
  expect(await copied('dead_letters')).toEqual([{ _id: `activity_webhooks-${EVENT}`, consumer: 'activity_webhooks' }]);
  expect(await copied('send_jobs')).toEqual([{ _id: `${EVENT}-7` }]);
  expect(await copied('outbox')).toEqual([
    {
      _id: `event of ${EVENT}-7`,
      subject: `bms.activity.notice.requested.${EVENT}-7`,
      headers: { 'ce-source': '/bms/activity', 'ce-dataschema': 'bms.activity.NotificationEvent', 'ce-id': '1' },
      unsent: true,
      fence: 0,
    },
  ]);

  await rows(activity, 'audit_log').deleteOne({ title: 'Entry 0' } as never);
  expect(await splitActivity(...urls)).toBe(0);
  expect(await rows(activity, 'audit_log').countDocuments()).toBe(2499);
});

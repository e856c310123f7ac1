import type { DomainEvent } from '@bms/events';
import {
  type Inbox,
  killRounds,
  type Publisher,
  type StartedPart,
  type StartedProcess,
  startInbox,
  startNats,
  startPublisher,
  startService,
} from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { activityStart, startIdentity, type TestedIdentity, testSecrets } from '../../test/harness.ts';

/** The rounds, in each of which one of the two copies is killed: both in turn. */
const ROUNDS = 2 * killRounds.length;
const EVENTS_A_ROUND = 25;
const people = [1001, 1002, 1003].map((id) => ({ id, email: `user-${id}@example.com` }));

let nats: StartedPart;
let inbox: Inbox;
let work: Publisher;
let identity: TestedIdentity;
let db: Connection;
let copies: StartedProcess[];

beforeAll(async () => {
  [nats, inbox] = await Promise.all([startNats(), startInbox()]);
  const secrets = testSecrets();
  identity = await startIdentity(secrets, { NATS_URL: nats.url });
  const env = { UPSTREAMS: `identity=${identity.target}`, NATS_URL: nats.url, SMTP_URL: inbox.url };
  const start = await activityStart(env, secrets);
  const { GRPC_ADDRESS: _grpc, HTTP_ADDRESS: _http, ...settings } = start.env;
  copies = await Promise.all([startService('activity', settings), startService('activity', settings)]);
  db = await createConnection(settings['MONGODB_URL']!).asPromise();
  const account = { user_type: 'staff', status: 'active', role_id: 1, email_notifications: true, phone: '' };
  const rows = people.map(({ id, email }) => ({ ...account, _id: id, email, first_name: 'A', last_name: 'B' }));
  await identity.db.collection<{ _id: number }>('users').insertMany(rows);
  work = await startPublisher('work', nats.url);
});
afterAll(async () => {
  await Promise.all([work.stop(), db.close(), ...copies.map((copy) => copy.stop())]);
  await Promise.all([identity.stop(), nats.stop(), inbox.stop()]);
});

function taskAssigned(id: number): DomainEvent {
  const recipients = people.map((one) => one.id);
  const data = { id, version: 1, title: `Task ${id}`, assigned_to: recipients, recipients, changed_by: 1 };
  return { message: 'bms.work.TaskEvent', type: 'task.assigned', recordId: id, version: 1, data };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('kills and redeliveries lose no mail and add none but repeats that are known by their id', async () => {
  let id = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await work.publish(...Array.from({ length: EVENTS_A_ROUND }, () => taskAssigned(++id)));
    await pause(Math.random() * 400);
    const victim = copies[round % copies.length]!;
    await victim.kill();
    await work.repeat();
    await victim.restart();
  }
  const wanted = ROUNDS * EVENTS_A_ROUND;
  const idsOf = (email: string) => new Set(inbox.mails.filter(({ to }) => to === email).map((mail) => mail.messageId));
  const subjectsOf = (email: string) =>
    new Set(inbox.mails.filter(({ to }) => to === email).map((mail) => mail.subject));
  const end = Date.now() + 120_000;
  const missing = () => people.some(({ email }) => subjectsOf(email).size < wanted);
  const waiting = async () => missing() || (await db.collection('send_jobs').countDocuments()) > 0;
  while ((await waiting()) && Date.now() < end) await pause(100);
  expect(people.map(({ email }) => subjectsOf(email).size)).toEqual(people.map(() => wanted));
  expect(people.map(({ email }) => idsOf(email).size)).toEqual(people.map(() => wanted));
});

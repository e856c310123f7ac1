import { setTimeout as sleep } from 'node:timers/promises';
import { type Caller, readSigner, signCallerToken } from '@bms/contracts';
import type { ListChangesResponse } from '@bms/contracts/types/activity';
import type { DomainEvent } from '@bms/events';
import { eventually, type Publisher, type StartedPart, staff, startNats, startPublisher } from '@bms/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Followed, openFeed } from '../../test/feed.ts';
import {
  adminEmail,
  adminPassword,
  startBoth,
  startCopy,
  type TestedActivity,
  type TestedIdentity,
  userCaller,
} from '../../test/harness.ts';

let nats: StartedPart;
let identity: TestedIdentity;
let activity: TestedActivity;
let crm: Publisher;
let admin: Caller;
let count = 700;
const open: Followed[] = [];

beforeAll(async () => {
  nats = await startNats();
  ({ identity, activity } = await startBoth({ NATS_URL: nats.url }));
  crm = await startPublisher('crm', nats.url);
  admin = await signIn();
  // The initial records of a fresh system are streamed, too.
  await eventually(
    () => activity.running.kit.db.collection('audit_log').countDocuments({ module: 'roles' }),
    (entries) => entries >= 3,
  );
});
afterEach(() => {
  for (const followed of open.splice(0)) followed.stop();
});
afterAll(async () => {
  await Promise.all([crm?.stop(), activity?.stop()]);
  await Promise.all([identity?.stop(), nats?.stop()]);
});

/** Signs the administrator in with a new session. */
async function signIn(): Promise<Caller> {
  const body = { email: adminEmail, password: adminPassword };
  const { token, user } = await identity.call<{ token: string; user: { id: number } }>('Account/Login', body);
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string };
  return userCaller(user.id, sid, { isAdmin: true });
}

const follow = async (caller: Caller, lastEventId?: string, at = activity): Promise<Followed> => {
  const followed = await openFeed(at, caller, lastEventId);
  open.push(followed);
  return followed;
};
/** Returns the changes of clients; the initial records are streamed, too. */
const ofClients = (followed: Followed) => followed.changes().filter(({ module }) => module === 'clients');

const seen = (followed: Followed, holds: (text: string) => boolean) => eventually(async () => followed.text, holds);
const until = (followed: Followed, atLeast: number) =>
  eventually(
    async () => ofClients(followed),
    ({ length }) => length >= atLeast,
  );
const ended = (followed: Followed) =>
  eventually(
    async () => followed.ended,
    (is) => is,
  );

/** Publishes a change of a client, as crm does. */
async function happen(more: { owners?: number[]; data?: object } = {}): Promise<number> {
  count += 1;
  const data = { module: 'clients', record_id: count, version: 1, title: 'Alfreds', changes: [], told_to: 'viewers' };
  const event: DomainEvent = {
    message: 'bms.api.RecordChange',
    type: 'record.created',
    recordId: `clients-${count}`,
    version: 1,
    module: 'clients',
    owners: more.owners ?? [7],
    data: { ...data, ...more.data },
  };
  await crm.publish(event);
  return count;
}

test('HEAD of the live feed has its headers and ends', async () => {
  const token = signCallerToken(readSigner(activity.start.secrets.signingKey('gateway')), admin, 'activity');
  const answer = await fetch(`http://127.0.0.1:${activity.running.httpPort}/api/events`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
});

describe('who follows live', () => {
  test('is told what happens, without values of fields', async () => {
    const followed = await follow(admin);
    expect(followed.status).toBe(200);
    const record_id = await happen();
    const [change] = await until(followed, 1);
    expect(change).toEqual({
      id: expect.any(Number),
      module: 'clients',
      record_id,
      action: 'created',
      user_id: null,
      occurred_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(followed.text).not.toContain('Alfreds');
  });

  test('goes on where an earlier stream ended, and misses and repeats nothing', async () => {
    const first = await follow(admin);
    const before = await happen();
    await until(first, 1);
    first.stop();
    const between = [await happen(), await happen()];
    const [last] = [await follow(admin), await happen()];
    const second = await follow(admin, first.lastId());
    const all = await until(second, 3);
    expect(all.map(({ record_id }) => record_id).sort()).toEqual([...between, count].sort());
    expect(all.map(({ record_id }) => record_id)).not.toContain(before);
    expect(second.text).not.toContain('event: missed');
    await until(last, 1);
  });

  test('misses and repeats none of many changes that are stored together, wherever its stream was interrupted', async () => {
    const first = await follow(admin);
    const ids = Array.from({ length: 40 }, (_, index) => count + 1 + index);
    await Promise.all(ids.map(() => happen()));
    const all = await until(first, 40);
    expect(all.map(({ record_id }) => record_id).sort()).toEqual(ids);
    const places = [...first.text.matchAll(/^id: (\S+)\ndata: .*"module":"clients"/gm)].map(([, id]) => id!).slice(-40);
    const again = await follow(admin, places[24]);
    const rest = (await until(again, 15)).map(({ record_id }) => record_id);
    expect(rest).toEqual(all.slice(25).map(({ record_id }) => record_id));
  });

  test('goes on at a copy that has just started, with nothing from before', async () => {
    const first = await follow(admin);
    const before = await happen();
    await until(first, 1);
    const copy = await startCopy(activity.start);
    const [again, anew] = [await follow(admin, first.lastId(), copy), await follow(admin, undefined, copy)];
    const after = await happen();
    for (const followed of [again, anew])
      expect((await until(followed, 1)).map(({ record_id }) => record_id)).toEqual([after]);
    expect(before).toBeLessThan(after);
    const stopped = copy.stop();
    await Promise.all([ended(again), ended(anew)]);
    await stopped;
  });

  test('is told at once while changes keep coming', async () => {
    const followed = await follow(admin);
    let published = 0;
    for (; ofClients(followed).length < 3 && published < 100; published += 1) {
      await happen();
      await sleep(200);
    }
    expect(published).toBeLessThan(100);
    await until(followed, published);
  });

  test('goes on at a cursor of the change feed, which goes on at one of the stream', async () => {
    const changesOf = async (cursor: string) => {
      const options = { caller: admin };
      const answer = await activity.call<ListChangesResponse>('Changes/List', { cursor, modules: 'clients' }, options);
      return { ids: answer.records.map(({ record_id }) => record_id), cursor: answer.meta!.next_cursor };
    };
    const { cursor } = await changesOf('');
    const first = await happen();
    const followed = await follow(admin, cursor);
    expect((await until(followed, 1)).map(({ record_id }) => record_id)).toEqual([first]);
    const second = await happen();
    await until(followed, 2);
    expect((await changesOf(followed.ids()[0]!)).ids).toEqual([second]);
  });

  test.each(['1', 'yesterday', '0'])('is told that more happened than can be told since %s', async (place) => {
    const followed = await follow(admin, place);
    await seen(followed, (text) => text.includes('event: missed\nid: '));
    await happen();
    await eventually(
      async () => ofClients(followed),
      ({ length }) => length === 1,
    );
  });

  test('is told only what they may see, and no more once their role is another', async () => {
    const call = <Answer>(rpc: string, message: object) => identity.call<Answer>(rpc, message, { caller: admin });
    const grants = [{ module: 'clients', action: 'view', scope: 'own' }];
    const role = await call<{ record: { id: number } }>('Roles/Create', { role: { title: 'Own', grants } });
    const member = { first_name: 'A', last_name: 'B', email: 'own@example.com', role_id: role.record.id };
    const { record } = await call<{ record: { id: number } }>('Team/Create', { member });
    const key = await call<{ record: { id: number } }>('ApiKeys/Create', {
      api_key: { name: 'K', role_id: role.record.id },
    });
    const own = { 'clients.view': 'own' as const };
    const asKey: Caller = {
      ...staff(admin.userId, own),
      kind: 'api_key',
      apiKeyId: key.record.id,
      roleId: role.record.id,
    };
    const session = {
      user_id: record.id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60_000),
      ended_at: null,
    };
    await identity.db.collection<{ _id: string }>('sessions').insertOne({ _id: 'own', ...session });
    const asMember: Caller = { ...staff(record.id, own), sessionId: 'own', roleId: role.record.id };
    const [member1, key1] = [await follow(asMember), await follow(asKey)];
    await happen({ owners: [record.id + 1] });
    const mine = await happen({ owners: [record.id, admin.userId] });
    for (const followed of [member1, key1])
      expect((await until(followed, 1)).map(({ record_id }) => record_id)).toEqual([mine]);
    const update = { id: role.record.id, role: { grants: [] }, update_mask: { paths: ['grants'] } };
    await call('Roles/Update', update);
    await Promise.all([ended(member1), ended(key1)]);
    const key2 = await follow(asKey);
    await call('ApiKeys/Delete', { id: key.record.id });
    await ended(key2);
  });

  test('is no longer told once the session has ended, and not again', async () => {
    const session = await signIn();
    const followed = await follow(session);
    await identity.call('Account/Logout', {}, { caller: session });
    await ended(followed);
    expect((await follow(session)).status).toBe(401);
  });

  test('has a token', async () => {
    const { status } = await fetch(`http://127.0.0.1:${activity.running.httpPort}/api/events`);
    expect(status).toBe(401);
  });
});

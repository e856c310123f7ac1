import { type StartedPart, startNats, testMongoUserUrl } from '@bms/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { catalogue, commit, connectMongo, eventsOf, eventually, log } from '../../test/world.ts';
import type { Events } from '../events.ts';
import { connectNats, type NatsLink } from '../nats/connect.ts';
import type { DomainEvent } from '../types.ts';
import { type NotificationSubscription, subscribeNotifications } from './subscribe.ts';

let server: StartedPart;
let db: Connection;
let identity: Events;
let link: NatsLink;
let received: string[];
let reloads: number;
let reloadFails: boolean;
let subscription: NotificationSubscription;

beforeAll(async () => {
  server = await startNats();
  db = await connectMongo(await testMongoUserUrl('identity'));
});
afterAll(async () => {
  await db.close();
  await server.stop();
});
beforeEach(async () => {
  identity = eventsOf('identity', db, server.url);
  await identity.start();
  link = await connectNats(server.url, 'gateway', log, new AbortController().signal);
  received = [];
  reloads = 0;
  reloadFails = false;
  subscription = subscribeNotifications({
    link,
    catalogue,
    log,
    from: 'identity',
    types: ['session.revoked', 'role.updated'],
    onEvent: (event) => received.push(String(event.data['session_id'])),
    reload: async () => {
      if (reloadFails) throw new Error('identity is away');
      reloads += 1;
    },
  });
  await subscription.ready;
});
afterEach(async () => {
  server.thaw();
  await subscription.stop();
  await link.nats.close();
  await identity.stop();
});

const revoked = (session: string): DomainEvent => ({
  message: 'bms.identity.SessionEvent',
  type: 'session.revoked',
  recordId: session,
  version: 1,
  data: { session_id: session, user_id: 1, expires_at_ms: 1_790_000_000_000 },
});

/** Publishes until the event is received; the publisher may not know yet that it has lost its connection. */
async function notifyUntilReceived(session: string): Promise<void> {
  await eventually(
    () => {
      identity.notify([revoked(session)]);
      return received;
    },
    (all) => all.includes(session),
  );
}

describe('notifications', () => {
  test('are received before the relay has published the event, after the state was loaded', async () => {
    expect([subscription.live(), reloads]).toEqual([true, 1]);
    identity.notify([revoked('s1')]);
    await eventually(
      () => received.length,
      (count) => count > 0,
    );
    expect(received).toEqual(['s1']);
  });

  test('are received from the relay if the writing process did not publish them', async () => {
    await commit(db, identity, revoked('s2'));
    await eventually(
      () => received,
      (all) => all.includes('s2'),
    );
  });

  test('are not live while NATS is unavailable; the state is reloaded after the reconnect', async () => {
    await server.kill();
    await eventually(
      () => subscription.live(),
      (live) => !live,
    );
    await commit(db, identity, revoked('s3'));
    await server.restart();
    await eventually(() => subscription.live(), Boolean);
    expect(reloads).toBe(2);
    await notifyUntilReceived('s4');
  });

  test('are not live while the server is frozen', async () => {
    server.freeze();
    const before = performance.now();
    await eventually(
      () => subscription.live(),
      (live) => !live,
    );
    expect(performance.now() - before).toBeLessThan(10 * 1500);
    server.thaw();
    await eventually(() => subscription.live(), Boolean);
    expect(reloads).toBe(2);
  });

  test('are not live until the state is loaded', async () => {
    reloadFails = true;
    await server.restart();
    await eventually(() => link.up(), Boolean);
    await notifyUntilReceived('s5');
    expect(subscription.live()).toBe(false);
    reloadFails = false;
    await eventually(() => subscription.live(), Boolean);
  });
});

import { eventually, type StartedPart, startNats, testMongoUserUrl } from '@bms/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { catalogue, commit, connectMongo, eventsOf, log } from '../../test/world.ts';
import { envelopeOf, openEnvelope } from '../contract/envelope.ts';
import { subscribedSubjects } from '../contract/names.ts';
import type { Events } from '../events.ts';
import type { DomainEvent, ReceivedEvent } from '../types.ts';
import { connectNats, type NatsLink } from './connect.ts';

let server: StartedPart;
let db: Connection;
let identity: Events;
let link: NatsLink;
/** The sessions of the received events, with the subject's prefix. */
let received: [prefix: string, session: string][];

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
  link = await connectNats({ url: server.url, name: 'gateway', log, signal: new AbortController().signal });
  received = [];
  for (const subject of ['session.revoked', 'role.updated'].flatMap((type) => subscribedSubjects('identity', type)))
    link.nats.subscribe(subject, {
      callback: (_error, message) => {
        const event = openEnvelope(envelopeOf(message, message.subject), catalogue) as ReceivedEvent<'session.revoked'>;
        received.push([message.subject.split('.')[0]!, event.data.session_id]);
      },
    });
  await link.nats.flush();
});
afterEach(async () => {
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

describe('a notification', () => {
  test('is not published for an event that the contract does not mark', async () => {
    const others: string[] = [];
    link.nats.subscribe('bms_news.>', { callback: (_error, { subject }) => void others.push(subject) });
    await link.nats.flush();
    const created = { ...revoked('s0'), message: 'bms.identity.ApiKeyEvent', type: 'api_key.created', data: { id: 1 } };
    identity.notify([created, revoked('s1')]);
    await eventually(
      () => others.length,
      (count) => count > 0,
    );
    expect(others).toEqual(['bms_news.identity.session.revoked.s1']);
  });

  test('arrives at once, before the relay has published the event', async () => {
    identity.notify([revoked('s1')]);
    await eventually(
      () => received.length,
      (count) => count > 0,
    );
    expect(received).toEqual([['bms_news', 's1']]);
  });

  test('is followed by the event from the relay, also when the process that wrote it could not send it', async () => {
    await commit(db, identity, revoked('s2'));
    await eventually(
      () => received,
      (all) => all.some(([prefix, session]) => prefix === 'bms' && session === 's2'),
    );
  });

  test('arrives again after the server was unavailable', async () => {
    await server.restart();
    await eventually(
      () => {
        identity.notify([revoked('s3')]);
        return received;
      },
      (all) => all.some(([prefix, session]) => prefix === 'bms_news' && session === 's3'),
    );
  });
});

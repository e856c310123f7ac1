import { fileURLToPath } from 'node:url';
import { findServices } from '@bms/backing-services';
import { eventually, type StartedNats, startNats, testMongoUserUrl } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AckPolicy, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { clientEvent, commit, connectMongo, eventsOf, streamOf, watchNats } from '../../test/world.ts';
import type { Events } from '../events.ts';
import { setUpStreams } from '../nats/set-up-streams.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let server: StartedNats;
let nats: NatsConnection;
let manager: JetStreamManager;
let db: Connection;
let crm: Events;
let seen: string[];

beforeEach(async () => {
  server = await startNats({ processes: await findServices(root), streamsOf: ['crm'] });
  ({ nats, manager } = await watchNats(server.url));
  db = await connectMongo(await testMongoUserUrl('crm'));
  crm = eventsOf('crm', db, server.urlOf('crm'));
  seen = [];
});
afterEach(async () => {
  await crm.stop();
  await db.close();
  await nats.close();
  await server.stop();
});

/** Adds the consumer of crm's own events that NATS permits. */
const consumeOwn = (): void =>
  crm.consume({
    name: 'contacts',
    from: 'crm',
    effects: { 'client.created': async ({ recordId }) => void seen.push(String(recordId)) },
  });
const consumeAs = (name: string, from: string, type: 'client.created' | 'invoice.created'): void =>
  crm.consume({ name, from, effects: { [type]: async () => {} } });

/** Asserts that the other consumer handles an event of the outbox, which is thus published. */
async function expectOthersWork(): Promise<void> {
  await commit(db, crm, clientEvent(7, 1));
  await eventually(
    () => seen,
    (ids) => ids.includes('7'),
  );
  expect((await streamOf(manager, 'BMS_CRM')).map(({ subject }) => subject)).toEqual(['bms.crm.client.created.7']);
}
const reasonsOf = () => crm.unsubscribed().map(({ consumer, from, reason }) => `${consumer} of ${from}: ${reason}`);
/** The consumer of decisions on dead letters waits for the stream of activity, which these tests do not create. */
const decisions = 'crm_dead_letters of activity: the stream BMS_ACTIVITY does not exist; the set-up of NATS creates it';

describe('a consumer that cannot subscribe leaves the relay and the other consumers working', () => {
  test('because its stream is missing, and consumes once the stream exists', async () => {
    consumeAs('order_invoices', 'billing', 'invoice.created');
    consumeOwn();
    await crm.start();
    await expectOthersWork();
    const missing =
      'crm_order_invoices of billing: the stream BMS_BILLING does not exist; the set-up of NATS creates it';
    expect(reasonsOf()).toEqual([missing, decisions]);
    await setUpStreams({ url: server.url, services: ['billing'] });
    await eventually(reasonsOf, (reasons) => !reasons.includes(missing));
    expect(crm.connected()).toBe(true);
  });

  test('because NATS does not permit it', async () => {
    consumeAs('undeclared', 'crm', 'client.created');
    consumeOwn();
    await crm.start();
    await expectOthersWork();
    const denied = 'Permissions Violation for Publish to "$JS.API.CONSUMER.INFO.BMS_CRM.crm_undeclared"';
    expect(reasonsOf()).toEqual([`crm_undeclared of crm: ${denied}`, decisions]);
  });

  test('because the existing consumer has incompatible settings, and consumes once it is deleted', async () => {
    await setUpStreams({ url: server.url, services: ['billing'] });
    await manager.consumers.add('BMS_BILLING', { durable_name: 'crm_order_invoices', ack_policy: AckPolicy.None });
    consumeAs('order_invoices', 'billing', 'invoice.created');
    consumeOwn();
    await crm.start();
    await expectOthersWork();
    const incompatible = expect.stringContaining('ack_policy "none" where "explicit" is needed');
    expect(reasonsOf()).toEqual([incompatible, decisions]);
    await manager.consumers.delete('BMS_BILLING', 'crm_order_invoices');
    await eventually(reasonsOf, (reasons) => reasons.length === 1);
  });
});

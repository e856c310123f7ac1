import type { DomainEvent } from '@bms/events';
import {
  administrator,
  eventually,
  killRounds,
  type Publisher,
  type StartedPart,
  type StartedProcess,
  startNats,
  startPublisher,
  startService,
} from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { Webhook as Verifier } from 'standardwebhooks';
import { type Endpoint, startEndpoint } from '../../test/endpoint.ts';
import { activityStart, connectTo, startIdentity, type TestedIdentity, testSecrets } from '../../test/harness.ts';

/** The rounds, in each of which one of the two copies is killed: both in turn. */
const ROUNDS = 2 * killRounds.length;
const EVENTS_A_ROUND = 25;

let nats: StartedPart;
let endpoint: Endpoint;
let crm: Publisher;
let identity: TestedIdentity;
let db: Connection;
let copies: StartedProcess[];
let secret: string;

beforeAll(async () => {
  [nats, endpoint] = await Promise.all([startNats(), startEndpoint()]);
  const secrets = testSecrets();
  identity = await startIdentity(secrets, { NATS_URL: nats.url });
  const env = {
    UPSTREAMS: `identity=${identity.target}`,
    NATS_URL: nats.url,
    WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: 'true',
  };
  const start = await activityStart(env, secrets);
  const { GRPC_ADDRESS: _grpc, HTTP_ADDRESS: _http, ...settings } = start.env;
  copies = await Promise.all([startService('activity', settings), startService('activity', settings)]);
  db = await createConnection(settings['MONGODB_URL']!).asPromise();
  crm = await startPublisher('crm', nats.url);
  const { call, close } = connectTo('activity', copies[0]!.target, start.secrets);
  // The published events are summaries without a record.
  const webhook = { url: endpoint.url, events: ['client.created'], active: true, payload: 'v1' };
  secret = (await call<{ secret: string }>('Webhooks/Create', { webhook }, { caller: administrator })).secret;
  close();
});
afterAll(async () => {
  await Promise.all([crm?.stop(), db?.close(), ...(copies ?? []).map((copy) => copy.stop())]);
  await Promise.all([identity?.stop(), nats?.stop(), endpoint?.stop()]);
});

function clientCreated(id: number): DomainEvent {
  const data = { id, version: 1, name: `Client ${id}`, status: 'active', owner_id: 1, created_by: 1 };
  return { message: 'bms.crm.ClientEvent', type: 'client.created', recordId: id, version: 1, data };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('kills and redeliveries lose no event on its way to a webhook, and what comes twice has the same id', async () => {
  let id = 0;
  for (let round = 0; round < ROUNDS; round++) {
    // Slow enough that a kill interrupts some deliveries.
    endpoint.answer = (response) => setTimeout(() => response.writeHead(204).end(), Math.random() * 200);
    await crm.publish(...Array.from({ length: EVENTS_A_ROUND }, () => clientCreated(++id)));
    await pause(Math.random() * 500);
    const victim = copies[round % copies.length]!;
    await victim.kill();
    await crm.repeat();
    await victim.restart();
  }
  const deliveries = db.collection('webhook_deliveries');
  const wanted = ROUNDS * EVENTS_A_ROUND;
  await eventually(
    () => deliveries.countDocuments({ status: 'delivered' }),
    (count) => count === wanted,
  );
  expect(await deliveries.countDocuments()).toBe(wanted);
  const messages = endpoint.received.map(({ body, headers }) => ({
    webhookId: headers['webhook-id'],
    event: new Verifier(secret).verify(body, headers as Record<string, string>) as { id: string; data: { id: number } },
  }));
  const idsOf = Map.groupBy(messages, ({ event }) => event.data.id);
  expect(idsOf.size).toBe(wanted);
  for (const sent of idsOf.values()) expect(new Set(sent.map(({ webhookId }) => webhookId)).size).toBe(1);
});

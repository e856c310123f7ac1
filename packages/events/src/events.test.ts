import { eventually, type StartedPart, startNats, testMongoUserUrl } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo, eventsOf } from '../test/world.ts';
import type { Events } from './index.ts';

/** Time limit for stopping: orchestrators kill a process after 30 s, and a process stops itself after 25. */
const STOP_WITHIN_MS = 20_000;

let server: StartedPart;
let db: Connection;
let billing: Events;

beforeEach(async () => {
  server = await startNats();
  db = await connectMongo(await testMongoUserUrl('billing'));
  billing = eventsOf('billing', db, server.url);
  billing.consume({ name: 'clients', from: 'crm', effects: { 'client.created': async () => {} } });
  await billing.start();
});
afterEach(async () => {
  server.thaw();
  await billing.stop();
  await db.close();
  await server.stop();
});

test.each(['is away', 'hangs'] as const)('a process that relays and consumes stops while NATS %s', async (how) => {
  if (how === 'hangs') server.freeze();
  else {
    await server.kill();
    await eventually(
      () => billing.connected(),
      (connected) => !connected,
    );
  }
  const before = performance.now();
  await billing.stop();
  expect(performance.now() - before).toBeLessThan(STOP_WITHIN_MS);
});

import { testMongoUserUrl } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo, eventsOf } from '../test/world.ts';

/** Address without a server. */
const UNREACHABLE_NATS = 'nats://127.0.0.1:9';

let db: Connection;
beforeEach(async () => {
  db = await connectMongo(await testMongoUserUrl('crm'));
});
afterEach(() => db.close());

describe('the start of events', () => {
  test('waits for NATS, and settles without an error when stopped meanwhile', async () => {
    const events = eventsOf('crm', db, UNREACHABLE_NATS);
    const starting = events.start();
    await events.stop();
    await expect(starting).resolves.toBeUndefined();
    expect(events.connected()).toBe(false);
  });

  test('fails without the database instead of running without relay and consumers', async () => {
    await db.close();
    await expect(eventsOf('crm', db, UNREACHABLE_NATS).start()).rejects.toThrow();
  });
});

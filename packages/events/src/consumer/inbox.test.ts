import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo } from '../../test/world.ts';
import { createInbox, ensureInbox } from './inbox.ts';

let db: Connection;
beforeAll(async () => {
  db = await connectMongo(await testMongoUserUrl('billing'));
  await ensureInbox(db);
});
afterAll(() => db.close());

describe('the death of a process', () => {
  test('counts as an attempt of an event handled alone; events handled concurrently are retried one by one', async () => {
    const inbox = createInbox(db);
    expect(await inbox.begin('a')).toMatchObject({ failed: 0, alone: false });
    expect(await inbox.begin('a')).toMatchObject({ failed: 0, alone: true });
    // The process dies again while the event waits to be tried alone.
    expect(await inbox.begin('a')).toMatchObject({ failed: 0, alone: true });
    await inbox.beginAlone('a');
    expect(await inbox.begin('a')).toMatchObject({
      failed: 1,
      alone: true,
      error: 'the process that handled it ended',
    });
  });

  test('does not count once an attempt of the event has ended', async () => {
    const inbox = createInbox(db);
    await inbox.begin('b');
    await inbox.fail('b', 1, 'Error: no');
    expect(await inbox.begin('b')).toMatchObject({ failed: 1, alone: false, error: 'Error: no' });
    await inbox.endUncounted('b');
    expect(await inbox.begin('b')).toMatchObject({ failed: 1, alone: false });
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { testMongoUrl } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import pino from 'pino';
import { applyMigrations } from './apply-migrations.ts';
import type { Migration } from './migration.ts';

const log = pino({ level: 'silent' });

let db: Connection;
beforeEach(async () => {
  db = await createConnection(testMongoUrl('migrations')).asPromise();
});
afterEach(() => db.close());

const apply = (migrations: readonly Migration[], aborted = new AbortController().signal) =>
  applyMigrations({ db, migrations, log, aborted });
const appliedNames = async () => (await db.collection('migrations').find().toArray()).map(({ _id }) => String(_id));

/** A migration that adds a row with its name. */
const adding = (name: string, pauseMs = 0): Migration => ({
  name,
  up: async (context) => {
    await sleep(pauseMs);
    await context.db.collection('rows').insertOne({ name });
  },
});
const rows = async () => (await db.collection('rows').find().sort('_id').toArray()).map((row) => row['name']);

test('migrations are made once, in their order', async () => {
  expect(await apply([adding('b'), adding('a')])).toEqual(['b', 'a']);
  expect(await apply([adding('b'), adding('a'), adding('c')])).toEqual(['c']);
  expect(await apply([adding('b'), adding('a'), adding('c')])).toEqual([]);
  expect(await rows()).toEqual(['b', 'a', 'c']);
});

test('of processes that start at once, one makes the migrations and the others wait until they are made', async () => {
  const starts = Array.from({ length: 4 }, async () => {
    const made = await apply([adding('slow', 700), adding('next')]);
    return { made, seen: await appliedNames() };
  });
  const outcomes = await Promise.all(starts);
  expect(outcomes.filter(({ made }) => made.length === 2)).toHaveLength(1);
  expect(outcomes.filter(({ made }) => made.length === 0)).toHaveLength(3);
  for (const { seen } of outcomes) expect(seen).toEqual(['slow', 'next']);
  expect(await rows()).toEqual(['slow', 'next']);
});

test('a migration that fails stops the start with its error, and the next start begins with it', async () => {
  let isBroken = true;
  const fragile: Migration = {
    name: 'fragile',
    up: async () => {
      if (isBroken) throw new Error('the value 7 has no unit');
    },
  };
  await expect(apply([adding('before'), fragile, adding('after')])).rejects.toThrow(/the value 7 has no unit/);
  expect(await appliedNames()).toEqual(['before']);
  isBroken = false;
  expect(await apply([adding('before'), fragile, adding('after')])).toEqual(['fragile', 'after']);
});

test('a migration whose process stops is not recorded and is made by the next start', async () => {
  const stopping = new AbortController();
  const interrupted: Migration = {
    name: 'long',
    up: async ({ signal }) => {
      stopping.abort();
      await sleep(60_000, undefined, { signal });
    },
  };
  await expect(apply([interrupted], stopping.signal)).rejects.toThrow();
  expect(await appliedNames()).toEqual([]);
  expect(await apply([adding('long')])).toEqual(['long']);
});

test('a process that stops while it waits for another one does not wait any longer', async () => {
  const stopping = new AbortController();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow: Migration = {
    name: 'slow',
    up: async () => {
      begin();
      await released;
    },
  };
  const first = apply([slow]);
  await begun;
  const second = apply([slow], stopping.signal);
  await sleep(200);
  stopping.abort();
  await expect(second).rejects.toThrow();
  expect(await appliedNames()).toEqual([]);
  release();
  expect(await first).toEqual(['slow']);
});

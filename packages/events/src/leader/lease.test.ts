import { eventually, testMongoUserUrl } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo, log } from '../../test/world.ts';
import { campaignForLease } from './leader-election.ts';
import { breakLease, type Lease, LeaseLost, takeLease } from './lease.ts';

let connection: Connection;
const held: Lease[] = [];

beforeEach(async () => {
  connection = await connectMongo(await testMongoUserUrl('leases'));
});
afterEach(async () => {
  await Promise.all(held.splice(0).map((lease) => lease.release()));
  await connection.close();
});

async function take(ttlMs = 60_000): Promise<Lease | undefined> {
  const lease = await takeLease({ connection, name: 'relay', ttlMs });
  if (lease) held.push(lease);
  return lease;
}

describe('a lease', () => {
  test('has one holder, however many processes ask at once', async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('is free at once when released, and its fencing token increases', async () => {
    const first = await take();
    await first!.release();
    expect(first!.held()).toBe(false);
    expect((await take())!.fence).toBe(first!.fence + 1);
  });

  test('is renewed for as long as its holder lives', async () => {
    // Renewed every two seconds, it survives a renewal that is late by some seconds.
    const first = await take(6000);
    const before = performance.now();
    await eventually(
      () => performance.now() - before,
      (ms) => ms > 7000,
    );
    expect(first!.held()).toBe(true);
    expect(await take()).toBeUndefined();
  });

  test('is lost when another holder has taken over', async () => {
    const first = await take(300);
    const fence = await breakLease(connection, 'relay');
    const second = await take();
    expect([fence, second!.fence]).toEqual([first!.fence + 1, first!.fence + 2]);
    await eventually(() => first!.signal.aborted, Boolean);
    expect(first!.signal.reason).toBeInstanceOf(LeaseLost);
  });

  test('guards a transaction: it cannot commit once another holds the lease', async () => {
    const first = await take();
    const session = await connection.startSession();
    const write = () =>
      session.withTransaction(async () => {
        await first!.guard(session);
        await connection.db!.collection('work').insertOne({}, { session });
      });
    await write();
    await breakLease(connection, 'relay');
    await expect(write()).rejects.toThrow(LeaseLost);
    await session.endSession();
    expect(await connection.db!.collection('work').countDocuments()).toBe(1);
  });

  test('makes an open transaction fail if the holder changes', async () => {
    const first = await take();
    const session = await connection.startSession();
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    await connection.db!.collection('work').findOne({}, { session });
    await breakLease(connection, 'relay');
    await expect(first!.guard(session)).rejects.toThrow();
    await session.abortTransaction();
    await session.endSession();
  });
});

describe('candidates for a lease', () => {
  test('lead one after another, each as soon as the one before has stopped', async () => {
    const leading: number[] = [];
    let max = 0;
    const campaign = () =>
      campaignForLease({
        connection,
        name: 'scheduler',
        log,
        ttlMs: 60_000,
        pollMs: 20,
        lead: async (lease, signal) => {
          leading.push(lease.fence);
          max = Math.max(max, leading.length);
          await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
          leading.pop();
        },
      });
    const candidates = [campaign(), campaign(), campaign()];
    while (candidates.length > 0) {
      await eventually(
        () => candidates.filter((candidate) => candidate.leads()).length,
        (leaders) => leaders === 1,
      );
      const leader = candidates.findIndex((candidate) => candidate.leads());
      await candidates.splice(leader, 1)[0]!.stop();
    }
    expect(max).toBe(1);
  });
});

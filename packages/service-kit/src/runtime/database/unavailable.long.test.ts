import { eventually, type StartedMongo, startMongo } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createConnection } from 'mongoose';
import { startTested, type TestedService } from '../../../test/harness.ts';
import { widgetsModule } from '../../../test/widgets.ts';

/** The deadline of the calls, in milliseconds; shorter than the gateway's. */
const DEADLINE_MS = 9000;

let mongo: StartedMongo;
let tested: TestedService;
beforeAll(async () => {
  mongo = await startMongo();
  tested = await startTested([widgetsModule()], { MONGODB_URL: mongo.urlOf('stock') });
});
afterAll(async () => {
  await tested.stop();
  await mongo.stop();
});

const within = { deadlineMs: DEADLINE_MS };
const create = (title: string) => tested.call('Widgets/Create', { widget: { title } }, within);
async function listedTotal(): Promise<number> {
  const { message } = await tested.call<{ meta: { total: number } }>('Widgets/List', { list: { limit: 1 } });
  return message.meta.total;
}
/** Makes mongod write checkpoints during the first writes. */
async function checkpointDuring(writes: readonly Promise<unknown>[]): Promise<void> {
  const admin = await createConnection(mongo.url).asPromise();
  for (let n = 20; n < 130; n += 15) {
    await writes[n];
    await admin.db!.admin().command({ fsync: 1 });
  }
  await admin.close(true);
}
const ready = async () => (await fetch(`http://127.0.0.1:${tested.running.httpPort}/readyz`)).status;

describe('a database that is away', () => {
  test('makes reads and writes unavailable within the deadline, and the next call after its return works', async () => {
    await create('before');
    await mongo.kill();
    const calls = [
      tested.call('Widgets/List', {}, within),
      tested.call('Widgets/Get', { id: 1 }, within),
      create('lost'),
    ];
    for (const { status, reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[])
      expect([status, reason]).toEqual(['rejected', expect.objectContaining({ code: 'unavailable', retryAfter: 5 })]);
    expect(await ready()).toBe(503);
    await mongo.restart();
    await create('after');
    await eventually(ready, (status) => status === 200);
    const { message } = await tested.call<{ records: { title: string }[] }>('Widgets/List');
    expect(message.records.map(({ title }) => title)).toEqual(['after', 'before']);
  });

  test('that is killed while many write loses nothing that was acknowledged', async () => {
    const writes = Array.from({ length: 200 }, (_, n) => create(`n${n}`).then(() => `n${n}`));
    await writes[20];
    await mongo.kill();
    const outcomes = await Promise.allSettled(writes);
    const acknowledged = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    await mongo.restart();
    const kept = await eventually(() => tested.running.kit.db.collection('widgets').distinct('title'));
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(['unavailable', 'timeout']).toContain(outcome.reason.code);
  });

  test('that is killed right after checkpoints leaves totals exact', async () => {
    const excess = async () =>
      (await listedTotal()) - (await tested.running.kit.db.collection('widgets').countDocuments());
    for (let round = 0; round < 6; round++) {
      const writes = Array.from({ length: 200 }, (_, n) => create(`r${round}n${n}`));
      await checkpointDuring(writes);
      await mongo.kill();
      await Promise.allSettled(writes);
      await mongo.restart();
      await eventually(excess, (count) => count === 0);
    }
  });

  test('that is frozen is answered with a timeout, not waited for', async () => {
    mongo.freeze();
    const late = tested.call('Widgets/List', {}, { deadlineMs: 1000 });
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
    mongo.thaw();
    await tested.call('Widgets/List', {}, within);
  });
});

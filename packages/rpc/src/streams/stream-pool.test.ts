import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { codeOf, connect, create, openStreams, rpc, setUpInstances, start, titleOf } from '../../test/instances.ts';
import type { Connection } from '../connection.ts';

setUpInstances();

/** Connects the channel before a stream or call needs it. */
function connectClient({ client }: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    client.waitForReady(Date.now() + 20_000, (error) => (error ? reject(error) : resolve()));
  });
}

describe('several instances', () => {
  test('receive the same number of calls', async () => {
    const instances = await Promise.all([start(), start(), start()]);
    const connection = connect(...instances);
    await openStreams(connection, instances);
    await Promise.all(Array.from({ length: 300 }, (_, at) => create(connection, `${at}`)));
    expect(instances.map(({ seen }) => seen.length)).toEqual([100, 100, 100]);
  });

  test('share the calls with one that starts later', async () => {
    const first = await start();
    const later = await start();
    later.kill();
    const connection = connect(first, later);
    await openStreams(connection, [first]);
    const restarted = await start(later.port);
    await openStreams(connection, [first, restarted]);
  });

  test('take over from one that shuts down, without a failed call', async () => {
    const instances = await Promise.all([start(), start()]);
    const connection = connect(...instances);
    await openStreams(connection, instances);
    rpc.handle = async ({ request }) => {
      await sleep(20);
      return request.page.title;
    };
    let isStopped = false;
    const stopped = instances[0]!.stop().then(() => (isStopped = true));
    const answers: string[] = [];
    const callers = Array.from({ length: 20 }, async (_, caller) => {
      for (let at = 0; at < 20; at++) answers.push(titleOf(await create(connection, `${caller}.${at}`)));
    });
    await Promise.all(callers);
    expect(answers).toHaveLength(400);
    await eventually(() => isStopped);
    await stopped;
    const before = instances[1]!.seen.length;
    expect(titleOf(await create(connection, 'further'))).toBe('further');
    expect(instances[1]!.seen.length).toBe(before + 1);
  });
});

describe('an instance that is killed', () => {
  test('fails the calls in progress with unavailable, and is used again after its restart', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    rpc.handle = () => sleep(60_000, 'late', { ref: false });
    const calls = Array.from({ length: 5 }, (_, at) => create(connection, `${at}`).catch(codeOf));
    await eventually(() => service.seen.length === 5);
    service.kill();
    expect(await Promise.all(calls)).toEqual(Array(5).fill('unavailable'));
    await eventually(() => service.seen.every(({ call }) => call.cancelled));
    const restarted = await start(service.port);
    rpc.handle = async () => 'again';
    await eventually(async () => titleOf(await create(connection, 'a')) === 'again');
    await openStreams(connection, [restarted]);
  });
});

test('a closed connection completes its calls and ends its streams', async () => {
  const service = await start();
  const connection = connect(service);
  await openStreams(connection, [service]);
  rpc.handle = () => sleep(50, 'done');
  const call = create(connection, 'a');
  connection.close();
  expect(titleOf(await call)).toBe('done');
  await expect(create(connection, 'too late')).rejects.toMatchObject({ code: 'unavailable' });
  await service.stop();
});

test('a connection that is closed while it searches for instances opens no further stream', async () => {
  const rejections: unknown[] = [];
  const note = (error: unknown): void => void rejections.push(error);
  process.on('unhandledRejection', note);
  try {
    // The search is in another state after each number of turns of the event loop.
    for (const turns of [0, 1, 2, 3, 4, 5, 6]) {
      const service = await start();
      const connection = connect(service);
      await connectClient(connection);
      connection.streams!.next();
      for (let turn = 0; turn < turns; turn++) await nextTurn();
      connection.close();
      await sleep(50);
      await service.stop();
    }
  } finally {
    process.off('unhandledRejection', note);
  }
  expect(rejections).toEqual([]);
});

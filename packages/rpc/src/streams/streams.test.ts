import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@bms/contracts';
import { eventually } from '@bms/testing';
import { Metadata, status } from '@grpc/grpc-js';
import { describe, expect, test } from '@jest/globals';
import {
  codeOf,
  connect,
  create,
  method,
  openStreams,
  rpc,
  setUpInstances,
  start,
  titleOf,
} from '../../test/instances.ts';
import { callRpc } from '../client.ts';

setUpInstances();

describe('calls over streams', () => {
  test('are answered in any order, each with its own response', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    rpc.handle = async ({ request }) => {
      await sleep(Math.random() * 50);
      return request.page.title;
    };
    const titles = Array.from({ length: 500 }, (_, at) => `Title ${at}`);
    const answers = await Promise.all(titles.map((title) => create(connection, title)));
    expect(answers.map(titleOf)).toEqual(titles);
    expect(service.seen.every(({ isStreamed }) => isStreamed)).toBe(true);
  });

  test('carry headers in both directions', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    rpc.handle = async (call) => {
      const metadata = new Metadata();
      metadata.set('etag', '7');
      metadata.set('idempotent-replayed', 'true');
      call.sendMetadata(metadata);
      return String(call.metadata.get('authorization'));
    };
    const answered = await create(connection, 'a', { headers: { authorization: 'Bearer x' } });
    expect(titleOf(answered)).toBe('Bearer x');
    expect(answered).toMatchObject({ version: 7, isReplayed: true });
  });

  test('fail with the error of the service', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    const violations = [{ field: 'title', code: 'too_long', message: 'title is too long.' }];
    rpc.handle = () => Promise.reject(new ApiError('validation_failed', 'title is too long.', { violations }));
    await expect(create(connection, 'a')).rejects.toMatchObject({ code: 'validation_failed', violations });
    rpc.handle = () => Promise.reject(Object.assign(new Error('inside'), { code: status.NOT_FOUND }));
    await expect(create(connection, 'a')).rejects.toMatchObject({ code: 'not_found' });
    rpc.handle = () => Promise.reject(new Error('inside'));
    await expect(create(connection, 'a')).rejects.toMatchObject({ code: 'internal' });
    const unknown = { ...method, path: '/bms.content.Pages/Unknown' };
    const options = { metadata: new Metadata(), deadline: Date.now() + 20_000 };
    await expect(callRpc(connection, unknown, {}, options)).rejects.toMatchObject({ code: 'internal' });
    const broken = { ...method, requestSerialize: () => Buffer.from([0xff, 0xff, 0xff]) };
    await expect(callRpc(connection, broken, {}, options)).rejects.toMatchObject({ code: 'internal' });
  });

  test('fail with internal if a message or a header cannot be read or written, and the stream stays open', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    await expect(create(connection, 'no message')).rejects.toMatchObject({ code: 'internal' });
    const outcome = await new Promise((resolve) => {
      const headers = { 'x-request-id': 'line\nbreak' };
      const call = { path: method.path, message: Buffer.alloc(0), headers, deadline: Date.now() + 20_000 };
      connection.streams!.next()!.start(call, resolve);
    });
    expect(outcome).toMatchObject({ status: status.INTERNAL });
    const unreadable = { ...method, responseDeserialize: () => JSON.parse('no message') };
    const options = { metadata: new Metadata(), deadline: Date.now() + 20_000 };
    await expect(callRpc(connection, unreadable, { page: { title: 'a' } }, options)).rejects.toMatchObject({
      code: 'internal',
    });
    expect(titleOf(await create(connection, 'still open'))).toBe('still open');
    expect(service.seen.at(-1)!.isStreamed).toBe(true);
  });

  test('end at their deadline, which the handler sees', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    rpc.handle = () => sleep(60_000, 'late', { ref: false });
    const error = await create(connection, 'slow', { timeoutMs: 100 }).catch(codeOf);
    expect(error).toBe('timeout');
    const { call } = (await eventually(() => service.seen.at(-1)))!;
    await eventually(() => call.cancelled);
    expect(Number(call.getDeadline())).toBeLessThanOrEqual(Date.now() + 100);
  });

  test('can be cancelled, and others of the stream go on', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    let answer = (_title: string): void => undefined;
    rpc.handle = () => new Promise((resolve) => (answer = resolve));
    let cancel = (): void => undefined;
    const cancelled = create(connection, 'cancelled', { onStart: (start) => (cancel = start) }).catch(codeOf);
    await eventually(() => service.seen.length === 1);
    const other = create(connection, 'other');
    await eventually(() => service.seen.length === 2);
    cancel();
    expect(await cancelled).toBe('unavailable');
    await eventually(() => service.seen[0]!.call.cancelled);
    answer('still here');
    expect(titleOf(await other)).toBe('still here');
  });

  test('carry large messages, up to 4 MB', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    rpc.handle = async ({ request }) => `${request.page.content.length}`;
    const sizes = [1, 200_000, 300_000, 4_000_000];
    const answers = await Promise.all(sizes.map((size) => create(connection, 'large', { content: 'x'.repeat(size) })));
    expect(answers.map(titleOf)).toEqual(sizes.map(String));
    rpc.handle = async () => 'y'.repeat(4_100_000);
    expect(titleOf(await create(connection, 'a'))).toHaveLength(4_100_000);
    rpc.handle = async () => 'y'.repeat(4_300_000);
    await expect(create(connection, 'a')).rejects.toMatchObject({ code: 'too_large' });
    rpc.handle = async () => 'small';
    expect(titleOf(await create(connection, 'a'))).toBe('small');
    expect(service.seen.at(-1)!.isStreamed).toBe(true);
  });

  test('go on beside a response that is too large for a frame by some bytes', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    let answer = (_title: string): void => undefined;
    rpc.handle = () => new Promise((resolve) => (answer = resolve));
    const other = create(connection, 'other');
    await eventually(() => service.seen.length === 1);
    const answerOther = answer;
    // With the tags of its fields, the message has 4 MiB.
    rpc.handle = async () => 'y'.repeat(4 * 1024 * 1024 - 10);
    await expect(create(connection, 'a')).rejects.toMatchObject({ code: 'too_large' });
    answerOther('still here');
    expect(titleOf(await other)).toBe('still here');
  });

  test('all arrive while the stream is congested', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    rpc.handle = async ({ request }) => request.page.title + 'z'.repeat(200_000);
    const titles = Array.from({ length: 200 }, (_, at) => `Title ${at} `);
    const content = 'c'.repeat(100_000);
    const answers = await Promise.all(titles.map((title) => create(connection, title, { content })));
    expect(answers.map((answered) => titleOf(answered).replace(/z+$/, ''))).toEqual(titles);
  });
});

describe('a service without streams', () => {
  test('is called with unary calls', async () => {
    const service = await start(0, false);
    const connection = connect(service);
    for (let round = 0; round < 5; round++) expect(titleOf(await create(connection, 'a'))).toBe('a');
    expect(service.seen.map(({ isStreamed }) => isStreamed)).toEqual(Array(5).fill(false));
  });
});

import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { ApiError, loadContract, toGrpcError } from '@bms/contracts';
import { eventually } from '@bms/testing';
import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Answered, callRpc, methodOf } from '../client.ts';
import { type Connection, openConnection } from '../connection.ts';
import { addServices, type CallServer, createCallServer, type Implementation } from './call-server.ts';
import type { UnaryCall } from './streamed-call.ts';

const contract = loadContract();
const method = methodOf<{ title: string }>(contract, contract.rpc('/bms.content.Pages/Create'));
const definition = contract.definition('bms.content.Pages') as unknown as Implementation[0];

type Call = UnaryCall<{ page: { title: string; content: string } }>;
type Handle = (call: Call) => Promise<string>;

/** A service with one rpc, which returns a title. */
interface Instance {
  readonly port: number;
  /** The calls that arrived, and over what. */
  readonly seen: { title: string; isStreamed: boolean; call: Call }[];
  readonly calls: CallServer;
  kill(): void;
  /** Shuts down after the calls in progress; resolves when all connections are closed. */
  stop(): Promise<void>;
}

const opened: { close(): void }[] = [];
let handle: Handle;

beforeEach(() => {
  handle = async ({ request }) => request.page.title;
});
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

async function start(port = 0, servesStreams = true): Promise<Instance> {
  const seen: Instance['seen'] = [];
  const create: Implementation[1][string] = (call: Call, respond) => {
    seen.push({ title: call.request.page.title, isStreamed: 'id' in call, call });
    handle(call).then(
      (title) => respond(null, { record: title === 'no message' ? 5 : { title } }),
      (error) => respond(error instanceof ApiError ? toGrpcError(error) : error),
    );
  };
  const implementations: Implementation[] = [[definition, { Create: create }]];
  const server = new Server();
  addServices(server, implementations);
  const calls = createCallServer(implementations);
  if (servesStreams) calls.addTo(server);
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, open) =>
      error ? reject(error) : resolve(open),
    );
  });
  opened.push({ close: () => server.forceShutdown() });
  const stop = (): Promise<void> => {
    calls.drain();
    return new Promise((resolve) => server.tryShutdown(() => resolve()));
  };
  return { port: bound, seen, calls, kill: () => server.forceShutdown(), stop };
}

/** Connects to instances on this machine. */
function connect(...instances: Pick<Instance, 'port'>[]): Connection {
  const connection = openConnection(`ipv4:${instances.map(({ port }) => `127.0.0.1:${port}`).join(',')}`);
  opened.push(connection);
  return connection;
}

interface Options {
  readonly timeoutMs?: number;
  readonly content?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onStart?: (cancel: () => void) => void;
}

function create(connection: Connection, title: string, options: Options = {}): Promise<Answered<{ title: string }>> {
  const { timeoutMs = 20_000, content = '', headers = {}, onStart } = options;
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(headers)) metadata.set(name, value);
  const deadline = Date.now() + timeoutMs;
  return callRpc(connection, method, { page: { title, content } }, { metadata, deadline, ...(onStart && { onStart }) });
}

const titleOf = ({ message }: Answered<{ title: string }>): string =>
  (message as unknown as { record: { title: string } }).record.title;

/** Calls until the calls go over streams to so many instances. */
async function openStreams(connection: Connection, instances: readonly Instance[]): Promise<void> {
  await eventually(async () => {
    await create(connection, 'first');
    return instances.every(({ seen }) => seen.at(-1)?.isStreamed);
  });
  for (const { seen } of instances) seen.splice(0);
}

/** Connects the channel before a stream or call needs it. */
function connectClient({ client }: Connection): Promise<void> {
  return new Promise((resolve, reject) => {
    client.waitForReady(Date.now() + 20_000, (error) => (error ? reject(error) : resolve()));
  });
}

const codeOf = (error: unknown): string => (error as ApiError).code;

describe('calls over streams', () => {
  test('are answered in any order, each with its own response', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    handle = async ({ request }) => {
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
    handle = async (call) => {
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
    handle = () => Promise.reject(new ApiError('validation_failed', 'title is too long.', { violations }));
    await expect(create(connection, 'a')).rejects.toMatchObject({ code: 'validation_failed', violations });
    handle = () => Promise.reject(Object.assign(new Error('inside'), { code: status.NOT_FOUND }));
    await expect(create(connection, 'a')).rejects.toMatchObject({ code: 'not_found' });
    handle = () => Promise.reject(new Error('inside'));
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
    handle = () => sleep(60_000, 'late', { ref: false });
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
    handle = () => new Promise((resolve) => (answer = resolve));
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
    handle = async ({ request }) => `${request.page.content.length}`;
    const sizes = [1, 200_000, 300_000, 4_000_000];
    const answers = await Promise.all(sizes.map((size) => create(connection, 'large', { content: 'x'.repeat(size) })));
    expect(answers.map(titleOf)).toEqual(sizes.map(String));
    handle = async () => 'y'.repeat(4_100_000);
    expect(titleOf(await create(connection, 'a'))).toHaveLength(4_100_000);
    handle = async () => 'y'.repeat(4_300_000);
    await expect(create(connection, 'a')).rejects.toMatchObject({ code: 'too_large' });
    handle = async () => 'small';
    expect(titleOf(await create(connection, 'a'))).toBe('small');
    expect(service.seen.at(-1)!.isStreamed).toBe(true);
  });

  test('go on beside a response that is too large for a frame by some bytes', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    let answer = (_title: string): void => undefined;
    handle = () => new Promise((resolve) => (answer = resolve));
    const other = create(connection, 'other');
    await eventually(() => service.seen.length === 1);
    const answerOther = answer;
    // With the tags of its fields, the message has 4 MiB.
    handle = async () => 'y'.repeat(4 * 1024 * 1024 - 10);
    await expect(create(connection, 'a')).rejects.toMatchObject({ code: 'too_large' });
    answerOther('still here');
    expect(titleOf(await other)).toBe('still here');
  });

  test('all arrive while the stream is congested', async () => {
    const service = await start();
    const connection = connect(service);
    await openStreams(connection, [service]);
    handle = async ({ request }) => request.page.title + 'z'.repeat(200_000);
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
    handle = async ({ request }) => {
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
    handle = () => sleep(60_000, 'late', { ref: false });
    const calls = Array.from({ length: 5 }, (_, at) => create(connection, `${at}`).catch(codeOf));
    await eventually(() => service.seen.length === 5);
    service.kill();
    expect(await Promise.all(calls)).toEqual(Array(5).fill('unavailable'));
    await eventually(() => service.seen.every(({ call }) => call.cancelled));
    const restarted = await start(service.port);
    handle = async () => 'again';
    await eventually(async () => titleOf(await create(connection, 'a')) === 'again');
    await openStreams(connection, [restarted]);
  });
});

test('a closed connection completes its calls and ends its streams', async () => {
  const service = await start();
  const connection = connect(service);
  await openStreams(connection, [service]);
  handle = () => sleep(50, 'done');
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

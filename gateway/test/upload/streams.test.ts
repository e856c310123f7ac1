import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createCallerVerifier } from '@bms/contracts';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clientOf, rawRequest } from '../support/client.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from '../support/environment.ts';
import { reportReaderTo } from '../support/nats.ts';
import { type StubService, startStubService } from './stub-service.ts';

const protos = fileURLToPath(new URL('./protos', import.meta.url));

let environment: TestEnvironment;
let gateway: TestGateway;
let service: StubService;
let token: string;

beforeAll(async () => {
  environment = await startEnvironment({ protoDir: protos });
  service = await startStubService();
  gateway = await environment.gateway({
    UPSTREAMS_HTTP: `echo=${service.address}`,
    BODY_TIMEOUT_MS: '300',
    IDLE_TIMEOUT_MS: '30000',
    SLOW_REQUEST_MS: '50',
  });
  token = environment.identity.signIn({ userId: 8, isAdmin: true });
});
afterAll(async () => {
  await environment.stop();
  await service.stop();
});

test('a route that streams needs the address of its service', async () => {
  await expect(environment.gatewayUnready()).rejects.toThrow(/setting UPSTREAMS_HTTP: it names no address of echo/);
});

const upload = (body: Uint8Array, more: Record<string, string> = {}, as = token) =>
  clientOf(gateway.url)('POST', '/api/uploads', {
    token: as,
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...more },
  });

describe('an upload', () => {
  test('passes through unchanged, with a caller token', async () => {
    const bytes = randomBytes(20_000_000);
    const received = await upload(bytes, {
      cookie: 'a=b',
      'x-client-address': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-request-id': 'upload-1',
    });
    expect([received.status, received.json]).toEqual([
      201,
      { sha256: createHash('sha256').update(bytes).digest('hex') },
    ]);
    const { headers } = service.seen.at(-1)!;
    expect(headers).toMatchObject({
      'content-type': 'multipart/form-data; boundary=x',
      'x-client-address': '127.0.0.1',
      'x-request-id': 'upload-1',
    });
    for (const name of ['cookie', 'x-auth-token', 'x-forwarded-for']) expect(headers).not.toHaveProperty(name);
    expect(headers.authorization).not.toContain(token);
    const { caller } = createCallerVerifier(
      environment.trustedKeys,
      'echo',
    )(headers.authorization!.slice('Bearer '.length));
    expect(caller).toMatchObject({ kind: 'user', userId: 8, isAdmin: true });
    expect(received.headers.get('x-content-type-options')).toBe('nosniff');
    expect(received.headers.get('ratelimit')).toMatch(/^"default"/);
  });

  test('is rejected unread without a token, without the permission, or if its declared size is too large', async () => {
    const before = service.seen.length;
    expect((await upload(randomBytes(10), {}, 'nonsense')).status).toBe(401);
    expect((await upload(randomBytes(10), {}, environment.identity.signIn({}))).status).toBe(403);
    const large = await rawRequest(gateway.port, 'POST', '/api/uploads', {
      authorization: `Bearer ${token}`,
      'content-length': '50000001',
    });
    expect(large).toMatchObject({ status: 413, text: expect.stringContaining('"too_large"') });
    expect(service.seen.length).toBe(before);
  });

  const slowly = async (pause: number, { port }: TestGateway = gateway) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `POST /api/uploads HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Length: 6\r\n\r\n`,
    );
    for (const letter of 'slowly') {
      if (socket.writable) socket.write(letter);
      await Promise.race([sleep(pause, undefined, { ref: false }), closed]);
    }
    await closed;
    return text;
  };

  test('may take longer than other bodies while data arrives', async () => {
    expect(await slowly(150)).toMatch(/^HTTP\/1\.1 201 /);
  });

  test('is aborted, also at the service, if no data arrives', async () => {
    const impatient = await environment.gateway({ UPSTREAMS_HTTP: `echo=${service.address}`, IDLE_TIMEOUT_MS: '1000' });
    const before = service.aborted();
    expect(await slowly(20_000, impatient)).not.toMatch(/ 201 /);
    await eventually(() => service.aborted() > before);
  });

  test('is 503 while the service is unavailable, and works afterwards', async () => {
    await service.stop();
    const unavailable = await upload(randomBytes(10));
    expect([unavailable.status, unavailable.json['code'], unavailable.headers.get('content-type')]).toEqual([
      503,
      'unavailable',
      'application/problem+json',
    ]);
    await service.restart();
    expect((await upload(randomBytes(10))).status).toBe(201);
  });
});

test('an upload below the minimum rate gets 408 and is aborted at the service', async () => {
  const strict = await environment.gateway({
    UPSTREAMS_HTTP: `echo=${service.address}`,
    IDLE_TIMEOUT_MS: '3000',
    MIN_UPLOAD_RATE: '100',
  });
  const before = service.aborted();
  const socket = connect(strict.port, '127.0.0.1').on('error', () => {});
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST /api/uploads HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: 100000\r\n\r\n`,
  );
  const drip = setInterval(() => socket.writable && socket.write('a'), 50);
  await closed;
  clearInterval(drip);
  expect(text).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request_timeout"/);
  await eventually(() => service.aborted() > before);
});

test('a download passes through with its own headers', async () => {
  const received = await clientOf(gateway.url)('GET', '/api/uploads/5/download?a=b', {
    token,
    headers: { range: 'bytes=0-3' },
  });
  expect([received.status, received.text]).toEqual([206, '%PDF']);
  expect(service.seen.at(-1)).toMatchObject({ url: '/api/uploads/5/download?a=b', headers: { range: 'bytes=0-3' } });
  expect(Object.fromEntries(received.headers)).toMatchObject({
    'content-range': 'bytes 0-3/10',
    'content-disposition': 'attachment; filename="a.pdf"',
    'content-security-policy': 'sandbox',
  });
});

test('headers about one connection are not passed on, in either direction', async () => {
  const { head, body } = await rawDownload({
    connection: 'keep-alive, x-mine, x-request-id, authorization, content-length, host',
    'keep-alive': 'timeout=600',
    'proxy-authorization': 'Basic YTpi',
    'proxy-connection': 'keep-alive',
    te: 'trailers',
    'x-mine': 'about the connection to the gateway',
    'x-other': 'about the file',
  });
  const { headers } = service.seen.at(-1)!;
  const hops = ['keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'x-mine'];
  expect(Object.keys(headers).filter((name) => hops.includes(name))).toEqual([]);
  expect(headers).toMatchObject({ 'x-other': 'about the file', 'x-request-id': expect.any(String) });
  expect(headers.authorization).toMatch(/^Bearer /);
  expect(headers.connection).toBe('keep-alive');
  expect(body).toBe('%PDF');
  expect(head).toMatch(/^connection: keep-alive$/im);
  expect(head).not.toMatch(/^(keep-alive|proxy-authenticate|x-hop):/im);
});

test('a connection is closed for a client that asks for it', async () => {
  const { head, body } = await rawDownload({ connection: 'close' });
  expect([head.match(/^connection: (.*)$/im)?.[1], body]).toEqual(['close', '%PDF']);
});

/** Downloads over a connection of its own, with the headers as they are. */
function rawDownload(headers: Record<string, string>): Promise<{ head: string; body: string }> {
  const socket = connect(gateway.port, '127.0.0.1');
  const lines = Object.entries({ host: 'x', authorization: `Bearer ${token}`, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`GET /api/uploads/5/download HTTP/1.1\r\n${head}\r\n`);
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('error', reject).setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
      const [found = '', rest] = text.replaceAll('\r\n', '\n').split('\n\n');
      const body = rest && /%PDF/.exec(text)?.[0];
      if (!body) return;
      socket.destroy();
      resolve({ head: found, body });
    });
  });
}

test('uploads, downloads and event streams do not count as slow requests, however long they take', async () => {
  const report = await reportReaderTo(environment.nats.url);
  const answer = await clientOf(gateway.url)('GET', '/api/happenings', { token });
  expect(answer.status).toBe(200);
  // Another gateway of these tests answers, too.
  const { slowRequests } = await eventually(report.read, ({ slowMs }) => slowMs === 50);
  expect(slowRequests.filter(({ route }) => /uploads|happenings|downloads/.test(route))).toEqual([]);
  await report.close();
});

import { connect, type Socket } from 'node:net';
import { eventually } from '@bms/testing';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';

let environment: TestEnvironment;
let gateway: TestGateway;
const sockets: Socket[] = [];

beforeAll(async () => {
  environment = await startEnvironment();
  gateway = await environment.gatewayUnready({ MAX_CONNECTIONS: '12', MAX_CONNECTIONS_PER_ADDRESS: '4' });
  await eventually(async () => (await ask('/readyz', '127.0.0.9')).includes('"ready":true'));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await eventually(async () => (await ask('/metrics', '127.0.0.9')).includes('bms_http_connections 1\n'));
});
afterAll(() => environment.stop());

/** Opens a connection from a loopback address. */
function open(localAddress: string, port = gateway.port): Promise<Socket> {
  return new Promise((resolve) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', localAddress }, () => resolve(socket));
    sockets.push(socket.on('error', () => {}));
  });
}

/**
 * Sends a request on a connection. @returns the data received until the response was complete or the connection closed
 */
function requestOn(socket: Socket, path: string, headers = ''): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const isWhole = () => {
      const [head = '', body] = text.split('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length);
    };
    socket.on('data', (chunk) => {
      text += chunk;
      if (isWhole()) resolve(text);
    });
    socket.once('close', () => resolve(text));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  });
}

const ask = async (path: string, from: string): Promise<string> => {
  const socket = await open(from);
  const text = await requestOn(socket, path);
  socket.destroy();
  return text;
};

/** Requests a health check, again if the gateway is not ready: a dependency may answer late on a busy machine. */
const checkHealth = (path: string, from: string): Promise<string> =>
  eventually(
    () => ask(path, from),
    (text) => !text.includes('"ready":false'),
  );

/** Opens connections from one address and awaits a response on each. */
const hold = async (count: number, from: string): Promise<Socket[]> => {
  const held = await Promise.all(Array.from({ length: count }, () => open(from)));
  for (const socket of held) expect(await requestOn(socket, '/livez')).toMatch(/^HTTP\/1\.1 200/);
  return held;
};

test('returns 503 to connections of one address above its limit, and serves others', async () => {
  await hold(4, '127.0.0.1');
  const rejected = await ask('/api/open', '127.0.0.1');
  expect(rejected).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close[\s\S]*"code":"unavailable"/i);
  expect(rejected).toMatch(/retry-after: 2/i);
  expect(await ask('/api/open', '127.0.0.2')).toMatch(/^HTTP\/1\.1 200/);
});

test('answers health checks while an address, or all, are at the limit, and closes their connection', async () => {
  await hold(4, '127.0.0.1');
  for (const path of ['/livez', '/readyz', '/metrics'])
    expect(await checkHealth(path, '127.0.0.1')).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  await hold(4, '127.0.0.2');
  await hold(4, '127.0.0.3');
  expect(await checkHealth('/readyz', '127.0.0.4')).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
});

test('closes the longest idle connection for a new one when all are taken', async () => {
  const start = performance.now();
  const [oldest] = await hold(4, '127.0.0.1');
  await hold(4, '127.0.0.2');
  await hold(4, '127.0.0.3');
  const early = await ask('/api/open', '127.0.0.4');
  // On a busy machine, the connections may have been idle for a second already.
  if (performance.now() - start < 1000) expect(early).toMatch(/^HTTP\/1\.1 503/);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await ask('/api/open', '127.0.0.4')).toMatch(/^HTTP\/1\.1 200/);
  await eventually(() => oldest!.destroyed);
});

test('silent connections above the limit leave room for health checks', async () => {
  await hold(4, '127.0.0.1');
  await Promise.all(Array.from({ length: 200 }, () => open('127.0.0.1')));
  expect(await checkHealth('/readyz', '127.0.0.1')).toMatch(/^HTTP\/1\.1 200/);
});

test('connections of a trusted proxy count in the total only', async () => {
  const proxied = await environment.gateway({ MAX_CONNECTIONS_PER_ADDRESS: '2', TRUSTED_PROXIES: '127.0.0.5' });
  const many = await Promise.all(Array.from({ length: 10 }, () => open('127.0.0.5', proxied.port)));
  for (const socket of many)
    expect(await requestOn(socket, '/api/open', 'X-Forwarded-For: 192.0.2.1\r\n')).toMatch(/^HTTP\/1\.1 200/);
});

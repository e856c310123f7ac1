import { connect, type Socket } from 'node:net';
import { eventually } from '@bms/testing';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Surroundings, surround, type TestGateway } from './support/surroundings.ts';

let around: Surroundings;
let gateway: TestGateway;
const sockets: Socket[] = [];

beforeAll(async () => {
  around = await surround();
  gateway = await around.gatewayUnready({ MAX_CONNECTIONS: '12', MAX_CONNECTIONS_PER_ADDRESS: '4' });
  await eventually(async () => (await ask('/readyz', '127.0.0.9')).includes('"ready":true'));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await eventually(async () => (await ask('/metrics', '127.0.0.9')).includes('bms_http_connections 1\n'));
});
afterAll(() => around.stop());

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
function askOn(socket: Socket, path: string, headers = ''): Promise<string> {
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
  const text = await askOn(socket, path);
  socket.destroy();
  return text;
};

/** Opens connections from one address and awaits a response on each. */
const hold = async (count: number, from: string): Promise<Socket[]> => {
  const held = await Promise.all(Array.from({ length: count }, () => open(from)));
  for (const socket of held) expect(await askOn(socket, '/livez')).toMatch(/^HTTP\/1\.1 200/);
  return held;
};

test('answers 503 to connections of one address above its limit, and others as ever', async () => {
  await hold(4, '127.0.0.1');
  const refused = await ask('/api/open', '127.0.0.1');
  expect(refused).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close[\s\S]*"code":"unavailable"/i);
  expect(refused).toMatch(/retry-after: 2/i);
  expect(await ask('/api/open', '127.0.0.2')).toMatch(/^HTTP\/1\.1 200/);
});

test('answers health checks while an address, or all, are at the limit, and closes their connection', async () => {
  await hold(4, '127.0.0.1');
  for (const path of ['/livez', '/readyz', '/metrics'])
    expect(await ask(path, '127.0.0.1')).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  await hold(4, '127.0.0.2');
  await hold(4, '127.0.0.3');
  expect(await ask('/readyz', '127.0.0.4')).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
});

test('closes the longest idle connection for a new one when all are taken', async () => {
  const [oldest] = await hold(4, '127.0.0.1');
  await hold(4, '127.0.0.2');
  await hold(4, '127.0.0.3');
  expect(await ask('/api/open', '127.0.0.4')).toMatch(/^HTTP\/1\.1 503/);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await ask('/api/open', '127.0.0.4')).toMatch(/^HTTP\/1\.1 200/);
  await eventually(() => oldest!.destroyed);
});

test('silent connections above the limit leave room for health checks', async () => {
  await hold(4, '127.0.0.1');
  await Promise.all(Array.from({ length: 200 }, () => open('127.0.0.1')));
  expect(await ask('/readyz', '127.0.0.1')).toMatch(/^HTTP\/1\.1 200/);
});

test('connections of a trusted proxy count in the total only', async () => {
  const proxied = await around.gateway({ MAX_CONNECTIONS_PER_ADDRESS: '2', TRUSTED_PROXIES: '127.0.0.5' });
  const many = await Promise.all(Array.from({ length: 10 }, () => open('127.0.0.5', proxied.port)));
  for (const socket of many)
    expect(await askOn(socket, '/api/open', 'X-Forwarded-For: 192.0.2.1\r\n')).toMatch(/^HTTP\/1\.1 200/);
});

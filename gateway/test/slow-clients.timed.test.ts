import { connect, type Socket } from 'node:net';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { clientOf, rawBytes } from './support/client.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';

let environment: TestEnvironment;
let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  environment = await startEnvironment();
  gateway = await environment.gateway({
    // Long enough for normal clients on a slow machine.
    HEADERS_TIMEOUT_MS: '5000',
    BODY_TIMEOUT_MS: '6000',
    IDLE_TIMEOUT_MS: '12000',
    KEEP_ALIVE_TIMEOUT_MS: '500',
    MAX_HEADER_BYTES: '8192',
    MAX_CONNECTIONS: '30',
  });
  token = environment.identity.signIn();
});
afterAll(() => environment.stop());

/** Opens a connection; `closed` resolves to the received text once it is closed. */
function open(): { socket: Socket; closed: Promise<string> } {
  const socket = connect(gateway.port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)).on('error', () => {}));
  return { socket, closed };
}

const head = (length: number, more = '') =>
  `POST /api/things HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

describe('a client that', () => {
  test('never ends its headers gets 408 and is disconnected', async () => {
    const { socket, closed } = open();
    socket.write('GET /api/open HTTP/1.1\r\nHost: x\r\n');
    expect(await closed).toMatch(/^HTTP\/1\.1 408 [\s\S]*application\/problem\+json/);
  });

  test('drips its body gets 408 and is disconnected', async () => {
    const { socket, closed } = open();
    socket.write(head(1000));
    const drip = setInterval(() => socket.write('a'), 50);
    expect(await closed).toMatch(/^HTTP\/1\.1 408 [\s\S]*"request_timeout"/);
    clearInterval(drip);
  });

  test('drips an unused body gets its response and is disconnected', async () => {
    const { socket, closed } = open();
    socket.write('POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n');
    const drip = setInterval(() => socket.write('a'), 50);
    expect(await closed).toMatch(/^HTTP\/1\.1 404 /);
    clearInterval(drip);
  });

  test('sends nothing is disconnected', async () => {
    expect(await open().closed).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('sends too large headers gets 431', async () => {
    const text = await rawBytes(gateway.port, `GET /api/open HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(9000)}\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 431 [\s\S]*"headers_too_large"/);
  });

  test('expects 100-continue gets it after all checks', async () => {
    const allowed = open();
    allowed.socket.write(head(13, 'Expect: 100-continue\r\nConnection: close\r\n'));
    let text = '';
    allowed.socket.on('data', (chunk: string) => {
      text += chunk;
    });
    await eventually(() => text.startsWith('HTTP/1.1 100 Continue'));
    allowed.socket.write('{"title":"a"}');
    expect(await allowed.closed).toMatch(/HTTP\/1\.1 201 /);
    const rejected = open();
    rejected.socket.write(
      'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Length: 13\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n',
    );
    expect(await rejected.closed).toMatch(/^HTTP\/1\.1 401 /);
    const odd = await rawBytes(
      gateway.port,
      'POST /api/things HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nExpect: a-pony\r\n\r\n',
    );
    expect(odd).toMatch(/^HTTP\/1\.1 417 [\s\S]*"expectation_failed"/);
  });
});

test('connections held by idle clients are released, so that others are served', async () => {
  const greedy = Array.from({ length: 60 }, open);
  for (const { socket } of greedy) socket.write('GET /api/open HTTP/1.1\r\nHost: x\r\n');
  await Promise.all(greedy.map(({ closed }) => closed));
  await eventually(async () => {
    const response = await clientOf(gateway.url)('GET', '/api/things/5', { token }).catch(() => undefined);
    return response?.status === 200;
  });
});

import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';

/** Limit of open files; this process holds both ends of each connection. */
const openFiles = Number(
  (process.report.getReport() as { userLimits?: { open_files?: { soft?: number } } }).userLimits?.open_files?.soft,
);
const MANY = Math.min(10_000, Math.floor((Number.isFinite(openFiles) ? openFiles : 4096) / 2) - 500);

let environment: TestEnvironment;
let gateway: TestGateway;
let service: Server;

beforeAll(async () => {
  environment = await startEnvironment({ protoDir: fileURLToPath(new URL('./upload/protos', import.meta.url)) });
  service = createServer((request, response) => {
    if (request.url === '/api/happenings')
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    else response.writeHead(200, { 'content-type': 'text/plain' }).end('a');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  gateway = await environment.gateway({
    UPSTREAMS_HTTP: `echo=127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    // Longer than the test: an idle event stream that ended would be replaced by another.
    IDLE_TIMEOUT_MS: '600000',
  });
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await environment.stop();
});

interface Answered {
  readonly status: number;
  readonly ms: number;
  /** The data received until the headers were complete. */
  readonly text: string;
}

/** Sends a request from an address on a new connection. @returns the response with its duration in milliseconds */
function ask(path: string, localAddress: string, token = ''): Promise<Answered> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect({ port: gateway.port, host: '127.0.0.1', localAddress });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
      if (!text.includes('\r\n\r\n')) return;
      socket.destroy();
      resolve({ status, ms: performance.now() - start, text });
    });
    socket.once('close', () => resolve({ status: 0, ms: performance.now() - start, text })).on('error', reject);
    const bearer = token && `Authorization: Bearer ${token}\r\n`;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${bearer}\r\n`);
  });
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Heap in use after a full collection, in megabytes. */
const heapMb = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

describe('a flood', () => {
  test(`of ${MANY} connections of one address, each with a /livez, leaves other clients served`, async () => {
    const token = environment.identity.signIn({ userId: 5, isAdmin: true });
    expect((await ask('/api/uploads/1/download', '127.0.0.2', token)).status).toBe(200);
    const before = heapMb();
    // Only answered connections count: the kernel reports a connection that its full accept queue dropped as open.
    const kept = new Set<Socket>();
    const sockets: Socket[] = [];
    const flood = async (): Promise<void> => {
      for (let at = 0; at < MANY; at++) {
        const socket = connect({ port: gateway.port, host: '127.0.0.1', localAddress: '127.0.0.1' });
        socket.once('connect', () => socket.write('GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'));
        socket.on('data', () => kept.add(socket)).on('error', () => {});
        socket.once('close', () => kept.delete(socket));
        sockets.push(socket);
        if (at % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const flooding = flood();
    const seen = [];
    for (let times = 0; times < 10; times++) {
      seen.push(await ask('/api/uploads/1/download', '127.0.0.2', token));
      // In this busy process, a dependency may answer its check too late.
      const isChecked = ({ text }: Answered) => !text.includes('"ready":false');
      seen.push(await eventually(() => ask('/readyz', '127.0.0.2'), isChecked));
    }
    await flooding;
    // Health checks from the flooding address use the reserve.
    await eventually(async () => (await ask('/readyz', '127.0.0.1')).status === 200);
    seen.push(await ask('/api/uploads/1/download', '127.0.0.2', token));
    expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
    await eventually(() => kept.size > 900 && kept.size <= 1000);
    for (const socket of sockets.splice(0)) socket.destroy();
    await eventually(async () => (await ask('/api/uploads/1/download', '127.0.0.1', token)).status === 200);
    await eventually(() => heapMb() < before + 50);
  });

  test('of 3,000 event streams of one user leaves ten open, and reads of others fast', async () => {
    const [greedy, other] = [7, 8].map((userId) => environment.identity.signIn({ userId, isAdmin: true }));
    const read = () => ask('/api/uploads/1/download', '127.0.0.2', other);
    const median = async () => {
      const times: number[] = [];
      for (let at = 0; at < 41; at++) times.push((await read()).ms);
      return times.sort((a, b) => a - b)[20]!;
    };
    const calm = await median();
    const before = heapMb();
    const aborts: AbortController[] = [];
    // The garbage collector ends an unreferenced response, and with it its stream.
    const held: Response[] = [];
    const statuses = new Map<number, number>();
    for (let at = 0; at < 3000; at += 50) {
      const group = Array.from({ length: 50 }, async () => {
        const abort = new AbortController();
        aborts.push(abort);
        const headers = { authorization: `Bearer ${greedy}` };
        const answer = await fetch(`${gateway.url}/api/happenings`, { headers, signal: abort.signal });
        if (answer.status === 429) await answer.text();
        else held.push(answer);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      });
      await Promise.all(group);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 10, 429: 2990 });
    expect(held).toHaveLength(10);
    expect(await median()).toBeLessThan(calm * 10 + 200);
    held.length = 0;
    for (const abort of aborts.splice(0)) abort.abort();
    await eventually(() => heapMb() < before + 50);
  });
});

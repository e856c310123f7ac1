import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createPersistentFetch } from './persistent-fetch.ts';

let server: Server;
afterEach(() => {
  server.close();
});

/** A server with prepared statuses; 0 closes the connection. @returns its URL and the received keys */
async function answering(statuses: number[], record: object = {}): Promise<{ url: string; keys: unknown[] }> {
  const keys: unknown[] = [];
  server = createServer((request, response) => {
    keys.push(`${request.method} ${request.headers['idempotency-key'] ?? ''}`.trim());
    const status = statuses.shift() ?? 200;
    if (status === 0) return request.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ record }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys };
}

const change = (method: string, path = '/api/orders/1') =>
  new Request(`http://any${path}`, {
    method,
    body: '{"status":"confirmed"}',
    headers: { 'idempotency-key': 'one', 'content-type': 'application/json' },
  });

test('a request without an answer is repeated with the same Idempotency-Key', async () => {
  const { url, keys } = await answering([0, 503, 504, 429, 201]);
  const answers: string[] = [];
  const send = createPersistentFetch({
    nextGateway: () => url,
    onAnswer: ({ what }) => answers.push(what),
    pauseMs: 0,
  });
  expect((await send(change('POST'))).status).toBe(201);
  expect(keys).toEqual(Array(5).fill('POST one'));
  expect(answers).toEqual(['no answer', '503', '504', '429', '201']);
});

test('a rejected request is not repeated', async () => {
  const { url, keys } = await answering([422]);
  const send = createPersistentFetch({ nextGateway: () => url, onAnswer: () => {}, pauseMs: 0 });
  expect((await send(change('PATCH'))).status).toBe(422);
  expect(keys).toHaveLength(1);
});

test('a repeated change that was made by the first attempt succeeds with the record', async () => {
  const { url, keys } = await answering([504, 422, 200], { id: 1, status: 'confirmed' });
  const send = createPersistentFetch({ nextGateway: () => url, onAnswer: () => {}, pauseMs: 0 });
  expect(await (await send(change('PATCH'))).json()).toEqual({ record: { id: 1, status: 'confirmed' } });
  expect(keys.at(-1)).toMatch(/^GET/);
});

test('a repeated change that was not made keeps its rejection', async () => {
  const { url } = await answering([504, 422, 200], { id: 1, status: 'new' });
  const send = createPersistentFetch({ nextGateway: () => url, onAnswer: () => {}, pauseMs: 0 });
  expect((await send(change('PATCH'))).status).toBe(422);
});

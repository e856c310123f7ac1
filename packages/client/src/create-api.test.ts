import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiOptions, ApiProblem, createApi, createApiClient } from './index.ts';

interface Sent {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

let server: Server;
let sent: Sent[];
let answers: Answer[];

beforeEach(async () => {
  [sent, answers] = [[], []];
  // On a busy machine, the pause before a retry may be longer than Node's 5 s, and the closed connection is then reset.
  server = createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
    const body = await text(request);
    sent.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    const { status, headers = {}, body: said } = answers.shift() ?? { status: 200, body: { records: [] } };
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(said));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const open = (more: ApiOptions = {}) => createApi({ url: url(), token: 'the-token', ...more });
const person = { company_name: 'Ada', type: 'person' as const };

const busy: Answer = { status: 429, headers: { 'retry-after': '0' }, body: {} };
const unavailable: Answer = { status: 503, headers: { 'retry-after': '0' }, body: {} };
const slow: Answer = { ...unavailable, status: 504 };
const rejected: Answer = {
  status: 422,
  headers: { 'content-type': 'application/problem+json' },
  body: {
    message: 'type is required.',
    code: 'validation_failed',
    request_id: 'abc',
    errors: [{ field: 'type', code: 'required', message: 'type is required.' }],
  },
};

describe('a call', () => {
  test('goes to the path of its operation, with the token and its parameters', async () => {
    const { data, response } = await open().clients.list({ query: { search: 'köln', limit: 3 } });
    expect([data, response.status]).toEqual([{ records: [] }, 200]);
    expect(sent[0]).toMatchObject({
      line: 'GET /api/clients?search=k%C3%B6ln&limit=3',
      headers: { authorization: 'Bearer the-token' },
    });
  });

  test('asks for the token before every request', async () => {
    const tokens = ['first', 'second'];
    const api = open({ token: async () => tokens.shift() });
    await api.account.me();
    await api.account.me();
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  test('throws the problem of a failed response', async () => {
    answers = [rejected];
    const failure = await open()
      .clients.create({ body: person })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiProblem);
    expect(failure).toMatchObject({
      message: 'type is required.',
      status: 422,
      code: 'validation_failed',
      requestId: 'abc',
      errors: [{ field: 'type' }],
    });
  });

  test('throws the error of fetch if the server is unreachable', async () => {
    await expect(createApi({ url: 'http://127.0.0.1:1' }).account.time()).rejects.toMatchObject({ name: 'TypeError' });
  });

  test('sends the token on paths without a generated function, too', async () => {
    await createApiClient({ url: url(), token: 'the-token' }).get({ url: '/api/clients?limit=1' });
    expect(sent[0]).toMatchObject({ line: 'GET /api/clients?limit=1', headers: { authorization: 'Bearer the-token' } });
  });
});

describe('retries', () => {
  test.each([
    ['busy', busy],
    ['away', unavailable],
    ['slow', slow],
  ])('repeats the request with the same key when the service is %s', async (_name, answer) => {
    answers = [answer, answer];
    await open().clients.create({ body: person });
    expect(new Set(sent.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
    expect([sent.length, sent[0]!.headers['idempotency-key']]).toEqual([3, expect.stringMatching(/^[\w-]{36}$/)]);
  });

  test('keep the key that the caller chose', async () => {
    await open().clients.create({ body: person, headers: { 'Idempotency-Key': 'mine' } });
    expect(sent[0]!.headers['idempotency-key']).toBe('mine');
  });

  test('stop after the maximum number of attempts', async () => {
    answers = [busy, busy, busy];
    const api = open({ retry: { tries: 2, maxWait: 1 } });
    await expect(api.clients.list()).rejects.toMatchObject({ status: 429 });
    expect(sent).toHaveLength(2);
  });

  test.each([unavailable, slow])('do not repeat a request that may have been processed: $status', async (answer) => {
    answers = [answer];
    await expect(open().clients.update({ path: { id: 1 }, body: { city: 'Köln' } })).rejects.toMatchObject({
      status: answer.status,
    });
    expect(sent).toHaveLength(1);
  });

  test('do not wait longer than the maximum', async () => {
    answers = [{ ...busy, headers: { 'retry-after': '3600' } }];
    await expect(open().clients.list()).rejects.toMatchObject({ status: 429 });
  });
});

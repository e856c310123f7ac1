import { errorCatalogue } from '@bms/contracts';
import { eventually } from '@bms/testing';
import { status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, clientOf } from '../support/client.ts';
import { cancelled } from '../support/echo.ts';
import { type Surroundings, surround, type TestGateway } from '../support/surroundings.ts';

let around: Surroundings;
let gateway: TestGateway;
let call: Client;
let token: string;

beforeAll(async () => {
  around = await surround();
  gateway = await around.gateway();
  call = clientOf(gateway.url);
  token = around.identity.signIn();
});
afterAll(() => around.stop());

const fail = (body: object) => call('POST', '/api/failures', { token, body });

describe('an error of a service', () => {
  const shown = Object.entries(errorCatalogue).filter(([code]) => code !== 'internal');

  test.each(shown)('%s is a problem with its status', async (code, { http, title }) => {
    const reply = await fail({ code, detail: 'What is wrong.' });
    expect(reply.status).toBe(http);
    expect(reply.headers.get('content-type')).toBe('application/problem+json');
    expect(reply.json).toEqual({
      type: `urn:bms:error:${code}`,
      title,
      status: http,
      detail: 'What is wrong.',
      success: false,
      message: 'What is wrong.',
      code,
      request_id: reply.headers.get('x-request-id'),
    });
  });

  test('that is internal says nothing but the request id', async () => {
    const reply = await fail({ code: 'internal', detail: 'mongodb://user:password@host fell over' });
    expect(reply.status).toBe(500);
    expect(reply.text).not.toContain('mongodb');
    expect(reply.json['detail']).toContain(reply.headers.get('x-request-id'));
  });

  test('with 500 fields at fault shows 50, and other calls on the connection go on', async () => {
    const [wrong, ...others] = await Promise.all([
      fail({ code: 'validation_failed', violations: 500 }),
      ...Array.from({ length: 30 }, () => call('GET', '/api/things/5', { token })),
    ]);
    expect(wrong.status).toBe(422);
    const errors = wrong.json['errors'] as object[];
    expect(errors.length).toBeGreaterThan(10);
    expect(errors.length).toBeLessThanOrEqual(50);
    expect(errors[0]).toMatchObject({ field: 'lines[0].quantity', code: 'out_of_range' });
    expect(others.map((reply) => reply.status)).toEqual(Array(30).fill(200));
  });

  test('with a very long detail is clipped', async () => {
    const reply = await fail({ code: 'not_found', detail: 'x'.repeat(90_000) });
    expect([reply.status, reply.text.length < 5000]).toEqual([404, true]);
  });

  test.each([
    [status.UNAVAILABLE, 503],
    [status.DEADLINE_EXCEEDED, 504],
    [status.UNKNOWN, 500],
    [status.INTERNAL, 500],
    [status.DATA_LOSS, 500],
    [status.UNIMPLEMENTED, 500],
    [status.RESOURCE_EXHAUSTED, 503],
    [status.NOT_FOUND, 404],
  ])('without details goes by its gRPC status %i: %i', async (grpc, http) => {
    const reply = await fail({ status: grpc });
    expect([reply.status, reply.json['success']]).toEqual([http, false]);
    if (http === 503) expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('that is a 401 says how to authenticate', async () => {
    expect((await fail({ code: 'invalid_credentials' })).headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('a deadline', () => {
  test('of the policy ends a call as 504, and the service is told', async () => {
    const before = cancelled.length;
    const start = performance.now();
    const reply = await call('GET', '/api/slow?delay_ms=20000', { token });
    expect([reply.status, reply.json['code']]).toEqual([504, 'timeout']);
    expect(performance.now() - start).toBeLessThan(4000);
    await eventually(() => cancelled.length > before);
  });

  test('that a GET met says nothing of Idempotency-Key, unlike that of a POST', async () => {
    const late = { detail: expect.stringContaining('Idempotency-Key') };
    const body = { code: 'timeout', detail: errorCatalogue.timeout.detail };
    expect((await fail(body)).json).toMatchObject(late);
    const read = await call('GET', '/api/slow?delay_ms=20000', { token });
    expect(read.json).toMatchObject({ detail: 'The service did not respond in time. Try again.' });
  });

  test('does not touch calls that make it', async () => {
    expect((await call('GET', '/api/slow?delay_ms=20', { token })).status).toBe(200);
  });

  test('is not waited for when the client has gone', async () => {
    const before = cancelled.length;
    const abort = new AbortController();
    const answer = fetch(`${gateway.url}/api/slow?delay_ms=20000`, {
      headers: { authorization: `Bearer ${token}` },
      signal: abort.signal,
    });
    await eventually(
      () => around.echo.seen.at(-1)?.message['delay_ms'] === 20_000 && around.echo.seen.at(-1)?.rpc === 'Slow',
    );
    abort.abort();
    await expect(answer).rejects.toThrow();
    await eventually(() => cancelled.length > before);
    await eventually(() => gateway.lines.some((line) => line['status'] === 499 && line['route'] === '/api/slow'));
  });
});

describe('a message above the size limit', () => {
  test('is a clear error, and other calls go on', async () => {
    const [large, ...others] = await Promise.all([
      call('GET', '/api/large?bytes=5000000', { token }),
      ...Array.from({ length: 20 }, () => call('GET', '/api/things/5', { token })),
    ]);
    expect([large.status, large.json['code']]).toEqual([413, 'too_large']);
    expect(large.json['detail']).toMatch(/larger than 4 MB/);
    expect(others.map((reply) => reply.status)).toEqual(Array(20).fill(200));
  });

  test('just below it passes whole', async () => {
    const reply = await call('GET', '/api/large?bytes=4000000', { token });
    expect([reply.status, (reply.json['text'] as string).length]).toEqual([200, 4_000_000]);
  });
});

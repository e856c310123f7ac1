import { errorCatalogue } from '@bms/contracts';
import { eventually } from '@bms/testing';
import { status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, clientOf } from '../support/client.ts';
import { cancelled } from '../support/echo.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from '../support/environment.ts';
import { transports, useTransport } from '../support/transport.ts';

describe.each(transports)('over %s', (transport) => {
  let environment: TestEnvironment;
  let gateway: TestGateway;
  let call: Client;
  let token: string;

  beforeAll(async () => {
    environment = await startEnvironment({ servesStreams: transport === 'streams' });
    gateway = await environment.gateway();
    call = clientOf(gateway.url);
    token = environment.identity.signIn();
    await useTransport(transport, environment, () => call('GET', '/api/things/5', { token }));
  });
  afterAll(() => environment.stop());

  const fail = (body: object) => call('POST', '/api/failures', { token, body });

  describe('an error of a service', () => {
    const shown = Object.entries(errorCatalogue).filter(([code]) => code !== 'internal');

    test.each(shown)('%s is a problem with its status', async (code, { http, title }) => {
      const response = await fail({ code, detail: 'What is wrong.' });
      expect(response.status).toBe(http);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(response.json).toEqual({
        type: `urn:bms:error:${code}`,
        title,
        status: http,
        detail: 'What is wrong.',
        success: false,
        message: 'What is wrong.',
        code,
        request_id: response.headers.get('x-request-id'),
        ...(code === 'version_mismatch' && { conflicts: [] }),
      });
    });

    test('that is internal shows only the request id', async () => {
      const response = await fail({ code: 'internal', detail: 'mongodb://user:password@host fell over' });
      expect(response.status).toBe(500);
      expect(response.text).not.toContain('mongodb');
      expect(response.json['detail']).toContain(response.headers.get('x-request-id'));
    });

    test('with 500 violations shows 50, without delaying other calls on the connection', async () => {
      const [wrong, ...others] = await Promise.all([
        fail({ code: 'validation_failed', violations: 500 }),
        ...Array.from({ length: 30 }, () => call('GET', '/api/things/5', { token })),
      ]);
      expect(wrong.status).toBe(422);
      const errors = wrong.json['errors'] as object[];
      expect(errors.length).toBeGreaterThan(10);
      expect(errors.length).toBeLessThanOrEqual(50);
      expect(errors[0]).toMatchObject({ field: 'lines[0].quantity', code: 'out_of_range' });
      expect(others.map((response) => response.status)).toEqual(Array(30).fill(200));
    });

    test('with a very long detail is clipped', async () => {
      const response = await fail({ code: 'not_found', detail: 'x'.repeat(90_000) });
      expect([response.status, response.text.length < 5000]).toEqual([404, true]);
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
    ])('without details follows its gRPC status %i: %i', async (grpc, http) => {
      const response = await fail({ status: grpc });
      expect([response.status, response.json['success']]).toEqual([http, false]);
      if (http === 503) expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    });

    test('has WWW-Authenticate if it is a 401', async () => {
      expect((await fail({ code: 'invalid_credentials' })).headers.get('www-authenticate')).toBe('Bearer');
    });
  });

  describe('a deadline', () => {
    test('of the policy ends a call with 504 and cancels it at the service', async () => {
      const before = cancelled.length;
      const start = performance.now();
      const response = await call('GET', '/api/slow?delay_ms=20000', { token });
      expect([response.status, response.json['code']]).toEqual([504, 'timeout']);
      expect(performance.now() - start).toBeLessThan(15_000);
      await eventually(() => cancelled.length > before);
    });

    test('of a GET does not mention Idempotency-Key, unlike that of a POST', async () => {
      const late = { detail: expect.stringContaining('Idempotency-Key') };
      const body = { code: 'timeout', detail: errorCatalogue.timeout.detail };
      expect((await fail(body)).json).toMatchObject(late);
      const read = await call('GET', '/api/slow?delay_ms=20000', { token });
      expect(read.json).toMatchObject({ detail: 'The service did not respond in time. Try again.' });
    });

    test('does not affect calls within it', async () => {
      expect((await call('GET', '/api/slow?delay_ms=20', { token })).status).toBe(200);
    });

    test('is not awaited once the client has disconnected', async () => {
      const before = cancelled.length;
      const abort = new AbortController();
      const answer = fetch(`${gateway.url}/api/slow?delay_ms=20000`, {
        headers: { authorization: `Bearer ${token}` },
        signal: abort.signal,
      });
      await eventually(
        () =>
          environment.echo.seen.at(-1)?.message['delay_ms'] === 20_000 && environment.echo.seen.at(-1)?.rpc === 'Slow',
      );
      abort.abort();
      await expect(answer).rejects.toThrow();
      await eventually(() => cancelled.length > before);
      await eventually(() => gateway.lines.some((line) => line['status'] === 499 && line['route'] === '/api/slow'));
    });
  });

  describe('a message above the size limit', () => {
    test('is an explicit error, without affecting other calls', async () => {
      const [large, ...others] = await Promise.all([
        call('GET', '/api/large?bytes=5000000', { token }),
        ...Array.from({ length: 20 }, () => call('GET', '/api/things/5', { token })),
      ]);
      expect([large.status, large.json['code']]).toEqual([413, 'too_large']);
      expect(large.json['detail']).toMatch(/larger than 4 MB/);
      expect(others.map((response) => response.status)).toEqual(Array(20).fill(200));
    });

    test('passes if it is just below the limit', async () => {
      const response = await call('GET', '/api/large?bytes=4000000', { token });
      expect([response.status, (response.json['text'] as string).length]).toEqual([200, 4_000_000]);
    });
  });
});

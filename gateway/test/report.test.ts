import { type ProcessReport, processReport } from '@bms/service-kit/process';
import { eventually } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, clientOf } from './support/client.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';
import { type ReportReader, reportReaderTo } from './support/nats.ts';

/** SLOW_REQUEST_MS, and delays of requests below and above it. */
const SLOW_MS = 1000;
const SHORT_MS = 1;
const LONG_MS = 1100;

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

let environment: TestEnvironment;
let gateway: TestGateway;
let call: Client;
let token: string;
let report: ReportReader;

beforeAll(async () => {
  environment = await startEnvironment();
  gateway = await environment.gateway({ SLOW_REQUEST_MS: String(SLOW_MS) });
  call = clientOf(gateway.url);
  report = await reportReaderTo(environment.nats.url);
  token = environment.identity.signIn({ userId: 7, isAdmin: true });
  await call('GET', '/api/things/5', { token });
});
afterAll(async () => {
  await report?.close();
  await environment?.stop();
});

const slow = (ms: number, headers: Record<string, string> = {}) =>
  call('GET', `/api/slow?delay_ms=${ms}`, { token, headers });

describe('the report of a gateway', () => {
  test('has the state of the process and of everything that it depends on', async () => {
    const isUp = (state: string): boolean => state === 'up';
    const found = await eventually(report.read, ({ isReady }) => isReady);
    expect(processReport.parse(found)).toMatchObject({ service: 'gateway', isReady: true, slowMs: SLOW_MS });
    expect(Object.keys(found.parts).sort()).toEqual(['echo', 'ended_sessions', 'identity', 'nats', 'redis']);
    expect(Object.values(found.parts).every(isUp)).toBe(true);
    environment.echo.setServing(false);
    const isEchoUnavailable = ({ parts }: ProcessReport): boolean =>
      parts['echo'] === 'away' && parts['redis'] === 'up';
    const without = await eventually(report.read, isEchoUnavailable);
    expect(without.isReady).toBe(false);
    environment.echo.setServing(true);
    await eventually(report.read, ({ isReady }) => isReady);
  });

  test('has slow requests by their route, with their calls and ids, and no fast ones', async () => {
    await slow(SHORT_MS, { 'x-request-id': 'fast-1' });
    const fast = gateway.lines.find((line) => line['requestId'] === 'fast-1');
    const traceparent = `00-${TRACE_ID}-00f067aa0ba902b7-00`;
    await slow(LONG_MS, { traceparent, 'x-request-id': 'slow-1' });
    const isSlow = ({ requestId }: { readonly requestId: string }): boolean => requestId === 'slow-1';
    const { slowRequests } = await eventually(report.read, (found) => found.slowRequests.some(isSlow));
    // On a busy machine, any request may be slow; the access log has its duration.
    const wasSlow = Number(fast?.['ms']) >= SLOW_MS;
    expect(slowRequests.some(({ requestId }) => requestId === 'fast-1')).toBe(wasSlow);
    const request = slowRequests.find(isSlow);
    expect(request).toMatchObject({
      method: 'GET',
      route: '/api/slow',
      status: 200,
      requestId: 'slow-1',
      traceId: TRACE_ID,
      calls: [{ name: '/bms.echo.Trials/Slow', status: 'OK' }],
    });
    const [made] = request!.calls;
    expect(request!.durationMs).toBeGreaterThanOrEqual(SLOW_MS);
    expect(made!.durationMs).toBeGreaterThanOrEqual(LONG_MS - 10);
    expect(made!.offsetMs).toBeGreaterThanOrEqual(0);
    expect(made!.offsetMs + made!.durationMs).toBeLessThanOrEqual(request!.durationMs);
    expect(JSON.stringify(slowRequests)).not.toContain('delay_ms');
  });

  test('has failed requests with the status of the calls, and with the call that resolved the session', async () => {
    const other = environment.identity.signIn({ userId: 8, isAdmin: true });
    const answer = await call('GET', '/api/slow?delay_ms=60000', { token: other });
    expect(answer.status).toBe(504);
    const { slowRequests } = await eventually(report.read, (found) => found.slowRequests[0]?.status === 504);
    expect(slowRequests[0]?.calls.map(({ name, status }) => [name, status])).toEqual([
      ['/bms.identity.Callers/ResolveSession', 'OK'],
      ['/bms.echo.Trials/Slow', 'DEADLINE_EXCEEDED'],
    ]);
  });
});

import { eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Client, clientOf } from './support/client.ts';
import { startEnvironment, type TestEnvironment, type TestGateway } from './support/environment.ts';

let environment: TestEnvironment;
let gateway: TestGateway;
let call: Client;
let token: string;

beforeAll(async () => {
  environment = await startEnvironment();
  gateway = await environment.gateway({ UPSTREAM_CHANNELS: '4' });
  call = clientOf(gateway.url);
  token = environment.identity.signIn();
});
afterAll(() => environment.stop());

const get = () => call('GET', '/api/things/5', { token });

/** Ten times the time for which a request waits for a connection, in milliseconds. */
const SOON_MS = 8000;
const untilServed = () => eventually(get, ({ status }) => status === 200, SOON_MS);

test('an unavailable service is 503 with Retry-After within the deadline, and is served soon after its return', async () => {
  for (let round = 0; round < 5; round++) {
    expect((await get()).status).toBe(200);
    environment.echo.kill();
    const start = performance.now();
    const replies = await Promise.all(Array.from({ length: 8 }, get));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(503));
    expect(replies[0]!.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(performance.now() - start).toBeLessThan(SOON_MS);
    await environment.echo.restart();
    await untilServed();
  }
});

test('calls in progress of a service that dies end with 503', async () => {
  const calls = Array.from({ length: 5 }, () => call('GET', '/api/slow?delay_ms=20000', { token }));
  await eventually(() => environment.echo.seen.filter(({ rpc }) => rpc === 'Slow').length >= 5);
  environment.echo.kill();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([503]));
  await environment.echo.restart();
  await untilServed();
});

test('a gateway is ready if every service is, and names those that are not', async () => {
  const readiness = async () =>
    (await fetch(`${gateway.url}/readyz`)).json() as Promise<{ ready: boolean; parts: Record<string, string> }>;
  await eventually(async () => (await readiness()).ready);
  environment.echo.setServing(false);
  const { ready } = await eventually(readiness, ({ parts }) => parts['echo'] === 'away' && parts['identity'] === 'up');
  expect(ready).toBe(false);
  expect((await fetch(`${gateway.url}/livez`)).status).toBe(200);
  environment.echo.setServing(true);
  await eventually(async () => (await readiness()).ready);
});

import { eventually } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Client, clientOf } from './support/client.ts';
import { type Surroundings, surround, type TestGateway } from './support/surroundings.ts';

let around: Surroundings;
let gateway: TestGateway;
let call: Client;
let token: string;

beforeAll(async () => {
  around = await surround();
  gateway = await around.gateway({ UPSTREAM_CHANNELS: '4' });
  call = clientOf(gateway.url);
  token = around.identity.signIn();
});
afterAll(() => around.stop());

const get = () => call('GET', '/api/things/5', { token });

test('a service that is away is 503 with Retry-After, within the deadline, and the next request after its return works', async () => {
  for (let round = 0; round < 5; round++) {
    expect((await get()).status).toBe(200);
    around.echo.kill();
    const start = performance.now();
    const replies = await Promise.all(Array.from({ length: 8 }, get));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(503));
    expect(replies[0]!.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(performance.now() - start).toBeLessThan(5000);
    await around.echo.restart();
    expect((await get()).status).toBe(200);
  }
});

test('a service that dies with calls under way ends them as 503', async () => {
  const calls = Array.from({ length: 5 }, () => call('GET', '/api/slow?delay_ms=20000', { token }));
  await eventually(() => around.echo.seen.filter(({ rpc }) => rpc === 'Slow').length >= 5);
  around.echo.kill();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([503]));
  await around.echo.restart();
  expect((await get()).status).toBe(200);
});

test('a gateway is ready when every service says that it serves, and names the one that does not', async () => {
  const readiness = async () =>
    (await fetch(`${gateway.url}/readyz`)).json() as Promise<{ ready: boolean; parts: Record<string, string> }>;
  await eventually(async () => (await readiness()).ready);
  around.echo.setServing(false);
  await eventually(async () => !(await readiness()).ready);
  expect((await readiness()).parts).toMatchObject({ echo: 'away', identity: 'up' });
  expect((await fetch(`${gateway.url}/livez`)).status).toBe(200);
  around.echo.setServing(true);
  await eventually(async () => (await readiness()).ready);
});
